import { en } from '@/features/indicators/guides/locales/en';
import { ko } from '@/features/indicators/guides/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const guideTexts = defineTexts({ en, ko });
