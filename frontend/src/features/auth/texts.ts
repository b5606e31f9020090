import { en } from '@/features/auth/locales/en';
import { ko } from '@/features/auth/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const authTexts = defineTexts({ en, ko });
