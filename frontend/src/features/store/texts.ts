import { en } from '@/features/store/locales/en';
import { ko } from '@/features/store/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const storeTexts = defineTexts({ en, ko });
