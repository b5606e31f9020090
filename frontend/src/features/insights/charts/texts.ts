import { en } from '@/features/insights/charts/locales/en';
import { ko } from '@/features/insights/charts/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const chartTexts = defineTexts({ en, ko });
