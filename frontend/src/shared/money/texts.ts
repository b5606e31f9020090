import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/money/locales/en';
import { ko } from '@/shared/money/locales/ko';

/** Where the money is: the same words wherever a rebate or a payback is named. */
export const moneyTexts = defineTexts({ en, ko });
