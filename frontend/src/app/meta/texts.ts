import { en } from '@/app/meta/locales/en';
import { ko } from '@/app/meta/locales/ko';
import { defineTexts } from '@/shared/i18n';

/** Titles and descriptions of the prerendered pages: read by the build, not loaded by browsers. */
export const metaTexts = defineTexts({ en, ko });
