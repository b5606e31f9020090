import { en } from '@/features/admin/locales/en';
import { ko } from '@/features/admin/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const adminTexts = defineTexts({ en, ko });
