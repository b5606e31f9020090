import { en } from '@/features/insights/components/locales/en';
import { ko } from '@/features/insights/components/locales/ko';
import { defineTexts } from '@/shared/i18n';

/** Of figures, lists and sources. */
export const figureTexts = defineTexts({ en, ko });
