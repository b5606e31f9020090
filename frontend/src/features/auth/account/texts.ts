import { en } from '@/features/auth/account/locales/en';
import { ko } from '@/features/auth/account/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const accountTexts = defineTexts({ en, ko });
