import { en } from '@/app/locales/en';
import { ko } from '@/app/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const appTexts = defineTexts({ en, ko });
