import { en } from '@/features/chart-analysis/timeframes/locales/en';
import { ko } from '@/features/chart-analysis/timeframes/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const timeframeTexts = defineTexts({ en, ko });
