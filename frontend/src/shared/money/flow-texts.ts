import { defineTexts } from '@/shared/i18n';
import { flowEn } from '@/shared/money/locales/flow.en';
import { flowKo } from '@/shared/money/locales/flow.ko';

/** Texts of the picture, apart from those of `texts.ts`, which public pages load. */
export const moneyFlowTexts = defineTexts({ en: flowEn, ko: flowKo });
