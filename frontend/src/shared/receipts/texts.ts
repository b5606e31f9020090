import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/receipts/locales/en';
import { ko } from '@/shared/receipts/locales/ko';

/** Words of opened receipts alone: public pages load them with the sheet. */
export const receiptTexts = defineTexts({ en, ko });
