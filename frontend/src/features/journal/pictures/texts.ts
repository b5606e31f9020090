import { en } from '@/features/journal/pictures/locales/en';
import { ko } from '@/features/journal/pictures/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const journalPicturesTexts = defineTexts({ en, ko });
