import { en } from '@/app/pages/lcoin-dashboard/locales/en';
import { ko } from '@/app/pages/lcoin-dashboard/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const lcoinDashboardTexts = defineTexts({ en, ko });
