import { en } from '@/features/insights/kimchi/locales/en';
import { ko } from '@/features/insights/kimchi/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const kimchiTexts = defineTexts({ en, ko });
