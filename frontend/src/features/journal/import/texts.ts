import { en } from '@/features/journal/import/locales/en';
import { ko } from '@/features/journal/import/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const journalImportTexts = defineTexts({ en, ko });
