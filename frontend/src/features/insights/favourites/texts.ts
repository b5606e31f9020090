import { en } from '@/features/insights/favourites/locales/en';
import { ko } from '@/features/insights/favourites/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const favouriteTexts = defineTexts({ en, ko });
