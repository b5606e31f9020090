import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/points/locales/en';
import { ko } from '@/shared/points/locales/ko';

/** Words of the points that the member's screens and the back-office have in common. */
export const pointsTexts = defineTexts({ en, ko });
