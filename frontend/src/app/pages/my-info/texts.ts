import { en } from '@/app/pages/my-info/locales/en';
import { ko } from '@/app/pages/my-info/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const myInfoTexts = defineTexts({ en, ko });
