import { en } from '@/features/journal/tax/locales/en';
import { ko } from '@/features/journal/tax/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const taxYearTexts = defineTexts({ en, ko });
