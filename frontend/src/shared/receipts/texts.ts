import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/receipts/locales/en';
import { ko } from '@/shared/receipts/locales/ko';

export const receiptTexts = defineTexts({ en, ko });
