import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/statement/locales/en';
import { ko } from '@/shared/statement/locales/ko';

export const statementTexts = defineTexts({ en, ko });
