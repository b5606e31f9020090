import type { Language } from '../../platform/errors/index.js';
import type { TransferKind } from '../../platform/ledger/index.js';

/** What strangers are told that an entry is. */
export const openTitles: Record<TransferKind<'LUFF'>, Readonly<Record<Language, string>>> = {
  accrual: { ko: '거래 적립', en: 'Luff for trading' },
  accrual_correction: { ko: '적립 정정', en: 'Corrected Luff for trading' },
  payback_hold: { ko: '페이백 신청', en: 'Payback requested' },
  payback_post: { ko: '페이백 승인', en: 'Payback approved' },
  payback_void: { ko: '페이백 신청 반환', en: 'Payback request returned' },
  payback_settle: { ko: '페이백 지급', en: 'Payback paid' },
  indicator_hold: { ko: '지표 이용권 구매 요청', en: 'Indicator pass requested' },
  indicator_post: { ko: '지표 이용권 구매 승인', en: 'Indicator pass approved' },
  indicator_void: { ko: '지표 이용권 구매 요청 반환', en: 'Indicator pass request returned' },
  account_close: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
};
