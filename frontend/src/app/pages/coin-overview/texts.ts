import { en } from '@/app/pages/coin-overview/locales/en';
import { ko } from '@/app/pages/coin-overview/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const coinOverviewTexts = defineTexts({ en, ko });
