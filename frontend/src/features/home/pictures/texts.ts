import { en } from '@/features/home/pictures/locales/en';
import { ko } from '@/features/home/pictures/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const pictureTexts = defineTexts({ en, ko });
