import { en } from '@/features/earnings/locales/en';
import { ko } from '@/features/earnings/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const earningsTexts = defineTexts({ en, ko });
