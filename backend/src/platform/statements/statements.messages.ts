import type { Language } from '../errors/index.js';

/** Words of statements and receipts that are the same for both points. */
export const statementTexts = {
  ko: {
    before: '이전 사용 가능 잔액',
    after: '이후 사용 가능 잔액',
    change: '이번 변동',
    source: '포인트 기록',
    titles: { at: '일시 (한국 시간)', type: '유형', description: '내용', entry: '내역 번호' },
    amounts: { amount: '수량', balance: '사용 가능 잔액', owed: '회수 예정' },
    types: { earn: '적립', spend: '사용', bonus: '보너스', mining: '채굴', other: '기타' },
  },
  en: {
    before: 'Available before',
    after: 'Available after',
    change: 'This entry',
    source: 'Point records',
    titles: { at: 'Time (Korea)', type: 'Type', description: 'Description', entry: 'Entry' },
    amounts: { amount: 'Amount', balance: 'Available balance', owed: 'Owed' },
    types: { earn: 'Earned', spend: 'Spent', bonus: 'Bonus', mining: 'Mining', other: 'Other' },
  },
} as const satisfies Record<Language, object>;

/** Field errors. */
export const fieldTexts = {
  type: {
    ko: '유형은 earn, spend, bonus, mining, other 중에서 골라 주세요.',
    en: 'The type is earn, spend, bonus, mining or other.',
  },
} as const;
