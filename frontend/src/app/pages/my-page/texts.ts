import { en } from '@/app/pages/my-page/locales/en';
import { ko } from '@/app/pages/my-page/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const myPageTexts = defineTexts({ en, ko });
