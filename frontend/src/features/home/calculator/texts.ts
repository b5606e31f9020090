import { en } from '@/features/home/calculator/locales/en';
import { ko } from '@/features/home/calculator/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const calculatorTexts = defineTexts({ en, ko });
