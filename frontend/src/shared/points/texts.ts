import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/points/locales/en';
import { ko } from '@/shared/points/locales/ko';

/** Texts of the points, shared by member screens and back-office. */
export const pointsTexts = defineTexts({ en, ko });
