import { en } from '@/features/journal/sync/locales/en';
import { ko } from '@/features/journal/sync/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const journalSyncTexts = defineTexts({ en, ko });
