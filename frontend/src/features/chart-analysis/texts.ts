import { en } from '@/features/chart-analysis/locales/en';
import { ko } from '@/features/chart-analysis/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const chartAnalysisTexts = defineTexts({ en, ko });
