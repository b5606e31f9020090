import { en } from '@/features/home/locales/en';
import { ko } from '@/features/home/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const homeTexts = defineTexts({ en, ko });
