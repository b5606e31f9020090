import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/locales/en';
import { ko } from '@/shared/locales/ko';

export const sharedTexts = defineTexts({ en, ko });
