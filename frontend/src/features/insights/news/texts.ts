import { en } from '@/features/insights/news/locales/en';
import { ko } from '@/features/insights/news/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const newsTexts = defineTexts({ en, ko });
