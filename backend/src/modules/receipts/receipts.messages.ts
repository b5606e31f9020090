import type { Language } from '../../platform/errors/index.js';

/** Field errors. */
export const fieldTexts = {
  id: { ko: '영수증의 주소가 올바르지 않습니다.', en: 'This is not the address of a receipt.' },
  search: {
    ko: '영수증 번호는 영문자, 숫자, 하이픈으로 입력해 주세요.',
    en: 'Enter letters, digits and hyphens of a receipt number.',
  },
} as const;

/** Descriptions of these tables in a member's download. */
export const personalTableTexts = {
  kept: { ko: '보관한 영수증', en: 'Receipts that you keep' },
  shares: { ko: '공유한 영수증 링크', en: 'Links by which you shared receipts' },
};

/** Words of a receipt as a picture. */
export const pictureTexts = {
  ko: {
    number: '번호',
    source: '출처',
    at: '기준',
    corrected: '정정',
    simulated: '시뮬레이션',
    estimated: '추정',
    rounding: '반올림 차이',
    exact: '정확한 금액',
    more: (count: number) => `외 ${count}줄`,
    promise: '모든 숫자의 계산 내역을 확인할 수 있습니다',
  },
  en: {
    number: 'Number',
    source: 'Source',
    at: 'As of',
    corrected: 'Corrected',
    simulated: 'Simulated',
    estimated: 'Estimated',
    rounding: 'Rounding',
    exact: 'Exact amount',
    more: (count: number) => `and ${count} more`,
    promise: 'Every number opens its receipt',
  },
} as const satisfies Record<Language, object>;
