import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/indicator/locales/en';
import { ko } from '@/shared/indicator/locales/ko';

/** Texts of pass requests, shared by member screens and back-office. */
export const indicatorTexts = defineTexts({ en, ko });
