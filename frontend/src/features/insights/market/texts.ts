import { en } from '@/features/insights/market/locales/en';
import { ko } from '@/features/insights/market/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const marketTexts = defineTexts({ en, ko });
