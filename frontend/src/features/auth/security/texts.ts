import { en } from '@/features/auth/security/locales/en';
import { ko } from '@/features/auth/security/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const securityTexts = defineTexts({ en, ko });
