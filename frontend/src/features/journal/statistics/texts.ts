import { en } from '@/features/journal/statistics/locales/en';
import { ko } from '@/features/journal/statistics/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const journalStatisticsTexts = defineTexts({ en, ko });
