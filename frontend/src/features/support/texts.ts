import { en } from '@/features/support/locales/en';
import { ko } from '@/features/support/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const supportTexts = defineTexts({ en, ko });
