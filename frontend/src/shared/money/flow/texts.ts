import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/money/flow/locales/en';
import { ko } from '@/shared/money/flow/locales/ko';

/** Texts of the picture, apart from those of payment, which public pages load. */
export const moneyFlowTexts = defineTexts({ en, ko });
