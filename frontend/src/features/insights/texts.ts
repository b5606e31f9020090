import { en } from '@/features/insights/locales/en';
import { ko } from '@/features/insights/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const insightsTexts = defineTexts({ en, ko });
