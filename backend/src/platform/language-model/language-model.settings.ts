import { defineSettings } from '../settings/index.js';

/** Prices are those of the vendor, which nobody tells the service. */
export const LanguageModelSettings = defineSettings('languageModel', {
  costPerDay: {
    kind: 'decimal',
    default: '5',
    min: '0',
    max: '100000',
    label: {
      ko: 'AI 모델에 하루 동안 쓸 수 있는 비용 (USD)',
      en: 'Most that the language model may cost in a day (USD)',
    },
  },
  promptPrice: {
    kind: 'decimal',
    default: '2.5',
    min: '0',
    max: '10000',
    label: {
      ko: 'AI 모델 입력 100만 토큰당 가격 (USD)',
      en: 'Language model: price of a million tokens it reads (USD)',
    },
  },
  completionPrice: {
    kind: 'decimal',
    default: '10',
    min: '0',
    max: '10000',
    label: {
      ko: 'AI 모델 출력 100만 토큰당 가격 (USD)',
      en: 'Language model: price of a million tokens it writes (USD)',
    },
  },
});
