import { en } from '@/features/lcoin/locales/en';
import { ko } from '@/features/lcoin/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const lcoinTexts = defineTexts({ en, ko });
