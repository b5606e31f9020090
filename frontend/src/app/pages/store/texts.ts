import { en } from '@/app/pages/store/locales/en';
import { ko } from '@/app/pages/store/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const storePageTexts = defineTexts({ en, ko });
