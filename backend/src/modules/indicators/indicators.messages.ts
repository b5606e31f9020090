import { grouped, sayIn, type Language } from '../../platform/errors/index.js';
import { shortest } from '../../platform/ledger/index.js';
import type { IndicatorPurchase } from './entities/indicator-purchase.entity.js';

/** Field errors. */
export const fieldTexts = {
  tradingviewId: { ko: 'TradingView ID를 입력해 주세요.', en: 'TradingView ID required' },
  tradingviewIdLong: {
    ko: 'TradingView ID는 50자까지 입력할 수 있습니다.',
    en: 'A TradingView ID has at most 50 characters.',
  },
  price: { ko: '가격은 1 이상의 정수로 보내 주세요.', en: 'The price is a whole number, at least 1.' },
  expiryDate: { ko: '만료 날짜 필요', en: 'An expiry date is needed.' },
  adminNote: { ko: '메모는 1,000자까지 입력할 수 있습니다.', en: 'A note may have at most 1000 characters.' },
} as const;

/** Names of the currencies in sentences. */
export const unitNames = { LCOIN: 'L', LUFF: 'Luff' } as const;

/** Paid amount with its unit: `1,500 L`. */
export function paidText({
  paidWith,
  paidAmount,
}: Pick<IndicatorPurchase, 'paidWith' | 'paidAmount'>): Readonly<Record<Language, string>> {
  const amount = grouped(shortest(paidAmount));
  return paidWith === 'LCOIN'
    ? { ko: `${amount} L`, en: `${amount} L` }
    : { ko: `${amount} 러프`, en: `${amount} Luff` };
}

/** Description of this table in a member's download. */
export const personalTableTexts = {
  purchases: {
    ko: '지표 이용권 구매 요청과 처리 결과, 이용 기간',
    en: 'Your requests for the indicator pass, what became of them, and until when they last',
  },
};

/** A sentence of this module in the reader's language. */
export const say = sayIn({
  purchaseRequested: {
    ko: '구매 요청이 접수되었습니다. 관리자 승인 후 등록됩니다.',
    en: 'Purchase request submitted. Will be registered after admin approval.',
  },
  purchaseCancelled: {
    ko: '구매 요청을 취소했습니다. 포인트를 돌려드렸습니다.',
    en: 'The purchase request has been cancelled. Your points have been returned.',
  },
  purchaseApproved: { ko: '지표 구매를 승인했습니다.', en: 'The indicator purchase has been approved.' },
  purchaseRejected: {
    ko: '지표 구매를 거절했습니다. 회원에게 {{paid}} 전액을 반환했습니다.',
    en: 'The indicator purchase has been rejected. {{paid}} have been returned to the member.',
  },
});
