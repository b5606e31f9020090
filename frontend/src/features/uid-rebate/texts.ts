import { en } from '@/features/uid-rebate/locales/en';
import { ko } from '@/features/uid-rebate/locales/ko';
import { defineTexts } from '@/shared/i18n';

export const uidRebateTexts = defineTexts({ en, ko });
