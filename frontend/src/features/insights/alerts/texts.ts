import { en } from '@/features/insights/alerts/locales/en';
import { ko } from '@/features/insights/alerts/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const alertTexts = defineTexts({ en, ko });
