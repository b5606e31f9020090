import { en } from '@/app/pages/earnings/locales/en';
import { ko } from '@/app/pages/earnings/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const earningsTexts = defineTexts({ en, ko });
