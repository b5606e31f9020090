import { en } from '@/features/home/guides/locales/en';
import { ko } from '@/features/home/guides/locales/ko';
import { defineTexts } from '@/shared/i18n';

/** Apart from the page's own texts, since they are only read when a guide is opened. */
export const guideTexts = defineTexts({ en, ko });
