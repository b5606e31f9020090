import { en } from '@/app/meta/locales/en';
import { ko } from '@/app/meta/locales/ko';
import { defineTexts } from '@/shared/i18n';

/** Titles and descriptions of the prerendered pages: read when the site is built, and no part of what a browser loads. */
export const metaTexts = defineTexts({ en, ko });
