import { en } from '@/features/receipts/locales/en';
import { ko } from '@/features/receipts/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const receiptsTexts = defineTexts({ en, ko });
