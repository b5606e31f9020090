import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/form/locales/en';
import { ko } from '@/shared/form/locales/ko';

export const formTexts = defineTexts({ en, ko });
