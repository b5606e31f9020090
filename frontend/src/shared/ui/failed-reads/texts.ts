import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/ui/failed-reads/locales/en';
import { ko } from '@/shared/ui/failed-reads/locales/ko';

export const failedReadsTexts = defineTexts({ en, ko });
