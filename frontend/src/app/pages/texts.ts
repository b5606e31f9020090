import { en } from '@/app/pages/locales/en';
import { ko } from '@/app/pages/locales/ko';
import { defineTexts } from '@/shared/i18n';

/** Of the pages that stand in for another one. */
export const plainTexts = defineTexts({ en, ko });
