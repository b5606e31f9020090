import { en } from '@/features/journal/rebates/locales/en';
import { ko } from '@/features/journal/rebates/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const journalRebateTexts = defineTexts({ en, ko });
