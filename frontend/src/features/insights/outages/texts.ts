import { en } from '@/features/insights/outages/locales/en';
import { ko } from '@/features/insights/outages/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const outageTexts = defineTexts({ en, ko });
