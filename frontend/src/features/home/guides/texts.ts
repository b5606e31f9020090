import { en } from '@/features/home/guides/locales/en';
import { ko } from '@/features/home/guides/locales/ko';
import { defineTexts } from '@/shared/i18n';

/** Separate from the page's texts, since they are only loaded with a guide. */
export const guideTexts = defineTexts({ en, ko });
