import { en } from '@/features/legal/locales/en';
import { ko } from '@/features/legal/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const legalTexts = defineTexts({ en, ko });
