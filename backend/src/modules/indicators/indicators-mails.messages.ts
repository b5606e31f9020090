import type { Language } from '../../platform/errors/index.js';
import { defineMails } from '../../platform/mail/index.js';

const tradingview = {
  ko: ['TradingView ID', '{{tradingviewId}}'],
  en: ['TradingView ID', '{{tradingviewId}}'],
} as const;
const expiry = { ko: ['만료', '{{expiresAt}}'], en: ['Expires', '{{expiresAt}}'] } as const;

/** Mails to members about their indicator passes. */
export const indicatorMails = defineMails('indicators', {
  passApproved: {
    name: { ko: '지표 이용권 승인 안내', en: 'Indicator pass approved' },
    topic: 'indicator',
    button: { to: '/mypage?tab=indicators', ko: '이용권 보기', en: 'See the pass' },
    ko: {
      subject: '지표 이용권이 승인되었습니다',
      body: ['요청하신 지표 이용권이 승인되었습니다. TradingView에서 초대를 확인해 주세요.'],
    },
    en: {
      subject: 'Your indicator pass is approved',
      body: ['Your indicator pass is approved. Please look for the invitation on TradingView.'],
    },
    receipt: [
      tradingview,
      { ko: ['사용한 포인트', '{{paid}}'], en: ['Points used', '{{paid}}'] },
      expiry,
      { ko: ['메모', '{{note}}'], en: ['Note', '{{note}}'] },
    ],
  },
  purchaseRejected: {
    name: { ko: '지표 구매 거절 안내', en: 'Indicator request refused' },
    topic: 'indicator',
    button: { to: '/mypage?tab=indicators', ko: '요청 내역 보기', en: 'See the request' },
    ko: {
      subject: '지표 구매 요청이 거절되었습니다',
      body: ['요청하신 지표 이용권이 거절되었습니다. 포인트는 돌려드렸습니다.', '사유: {{reason}}'],
    },
    en: {
      subject: 'Your indicator request was rejected',
      body: ['Your indicator request was rejected. The points have been returned.', 'Reason: {{reason}}'],
    },
    receipt: [tradingview, { ko: ['반환된 포인트', '{{paid}}'], en: ['Points given back', '{{paid}}'] }],
  },
  passExpiring: {
    name: { ko: '지표 이용권 만료 예정 안내', en: 'Indicator pass expires soon' },
    topic: 'indicator',
    button: { to: '/indicator-purchase', ko: '이용권 구매하기', en: 'Buy a pass' },
    ko: {
      subject: '지표 이용권이 {{when}} 만료됩니다',
      body: ['이용 중인 지표 이용권이 {{when}} 만료됩니다. 계속 이용하려면 만료 전에 다시 구매해 주세요.'],
    },
    en: {
      subject: 'Your indicator pass expires {{when}}',
      body: ['Your indicator pass expires {{when}}. To keep it, buy another one before then.'],
    },
    receipt: [tradingview, expiry],
  },
});

/** When a pass ends, `days` whole days from today. */
export function whenText(days: number): Record<Language, string> {
  if (days === 0) return { ko: '오늘', en: 'today' };
  if (days === 1) return { ko: '내일', en: 'tomorrow' };
  return { ko: `${days}일 뒤`, en: `in ${days} days` };
}
