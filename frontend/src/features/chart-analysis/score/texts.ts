import { en } from '@/features/chart-analysis/score/locales/en';
import { ko } from '@/features/chart-analysis/score/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const chartScoreTexts = defineTexts({ en, ko });
