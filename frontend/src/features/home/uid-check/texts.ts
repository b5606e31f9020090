import { en } from '@/features/home/uid-check/locales/en';
import { ko } from '@/features/home/uid-check/locales/ko';
import { defineTexts } from '@/shared/i18n';

/** What only answers say, loaded with the first of them. */
export const outcomeTexts = defineTexts({ en, ko });
