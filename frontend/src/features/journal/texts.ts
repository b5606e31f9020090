import { en } from '@/features/journal/locales/en';
import { ko } from '@/features/journal/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const journalTexts = defineTexts({ en, ko });
