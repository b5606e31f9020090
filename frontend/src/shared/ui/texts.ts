import { defineTexts } from '@/shared/i18n';
import { en } from '@/shared/ui/locales/en';
import { ko } from '@/shared/ui/locales/ko';

/** Words of parts that no first view has. */
export const uiTexts = defineTexts({ en, ko });
