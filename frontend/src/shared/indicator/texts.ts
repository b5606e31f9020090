import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/indicator/locales/en';
import { ko } from '@/shared/indicator/locales/ko';

/** Words for an indicator request and its pass, the same for the member and the back-office. */
export const indicatorTexts = defineTexts({ en, ko });
