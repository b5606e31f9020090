import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/money/locales/en';
import { ko } from '@/shared/money/locales/ko';

/** Texts about payment, shared by rebates and paybacks. */
export const moneyTexts = defineTexts({ en, ko });
