import type { Language } from '../../platform/errors/index.js';
import { defineMails } from '../../platform/mail/index.js';

/** Mails to members about their indicator passes. */
export const indicatorMails = defineMails('indicators', {
  passApproved: {
    topic: 'indicator',
    path: '/mypage?tab=indicators',
    ko: {
      subject: '지표 이용권이 승인되었습니다',
      body: ['요청하신 지표 이용권이 승인되었습니다. TradingView에서 초대를 확인해 주세요.'],
      receipt: [
        ['TradingView ID', '{{tradingviewId}}'],
        ['사용한 포인트', '{{paid}}'],
        ['만료', '{{expiresAt}}'],
        ['메모', '{{note}}'],
      ],
      button: '이용권 보기',
    },
    en: {
      subject: 'Your indicator pass is approved',
      body: ['Your indicator pass is approved. Please look for the invitation on TradingView.'],
      receipt: [
        ['TradingView ID', '{{tradingviewId}}'],
        ['Points used', '{{paid}}'],
        ['Expires', '{{expiresAt}}'],
        ['Note', '{{note}}'],
      ],
      button: 'See the pass',
    },
  },
  purchaseRejected: {
    topic: 'indicator',
    path: '/mypage?tab=indicators',
    ko: {
      subject: '지표 구매 요청이 거절되었습니다',
      body: ['요청하신 지표 이용권이 거절되었습니다. 포인트는 돌려드렸습니다.', '사유: {{reason}}'],
      receipt: [
        ['TradingView ID', '{{tradingviewId}}'],
        ['반환된 포인트', '{{paid}}'],
      ],
      button: '요청 내역 보기',
    },
    en: {
      subject: 'Your indicator request was rejected',
      body: ['Your indicator request was rejected. The points have been returned.', 'Reason: {{reason}}'],
      receipt: [
        ['TradingView ID', '{{tradingviewId}}'],
        ['Points given back', '{{paid}}'],
      ],
      button: 'See the request',
    },
  },
  passExpiring: {
    topic: 'indicator',
    path: '/indicator-purchase',
    ko: {
      subject: '지표 이용권이 {{when}} 만료됩니다',
      body: ['이용 중인 지표 이용권이 {{when}} 만료됩니다. 계속 이용하려면 만료 전에 다시 구매해 주세요.'],
      receipt: [
        ['TradingView ID', '{{tradingviewId}}'],
        ['만료', '{{expiresAt}}'],
      ],
      button: '이용권 구매하기',
    },
    en: {
      subject: 'Your indicator pass expires {{when}}',
      body: ['Your indicator pass expires {{when}}. To keep it, buy another one before then.'],
      receipt: [
        ['TradingView ID', '{{tradingviewId}}'],
        ['Expires', '{{expiresAt}}'],
      ],
      button: 'Buy a pass',
    },
  },
});

/** When a pass ends, `days` whole days from today. */
export function whenText(days: number): Record<Language, string> {
  if (days === 0) return { ko: '오늘', en: 'today' };
  if (days === 1) return { ko: '내일', en: 'tomorrow' };
  return { ko: `${days}일 뒤`, en: `in ${days} days` };
}
