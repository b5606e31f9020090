import { en } from '@/features/l-token/locales/en';
import { ko } from '@/features/l-token/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const lTokenTexts = defineTexts({ en, ko });
