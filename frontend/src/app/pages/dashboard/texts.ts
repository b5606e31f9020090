import { en } from '@/app/pages/dashboard/locales/en';
import { ko } from '@/app/pages/dashboard/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const dashboardTexts = defineTexts({ en, ko });
