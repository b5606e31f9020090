import { en } from '@/features/journal/month-report/locales/en';
import { ko } from '@/features/journal/month-report/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const monthReportTexts = defineTexts({ en, ko });
