import { en } from '@/features/insights/analysis/locales/en';
import { ko } from '@/features/insights/analysis/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const analysisTexts = defineTexts({ en, ko });
