import { en } from '@/features/support/answers/locales/en';
import { ko } from '@/features/support/answers/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const answerTexts = defineTexts({ en, ko });
