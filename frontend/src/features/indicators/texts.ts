import { en } from '@/features/indicators/locales/en';
import { ko } from '@/features/indicators/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const passTexts = defineTexts({ en, ko });
