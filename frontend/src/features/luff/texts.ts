import { en } from '@/features/luff/locales/en';
import { ko } from '@/features/luff/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const luffTexts = defineTexts({ en, ko });
