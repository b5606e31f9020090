import type { Language } from '../../platform/errors/index.js';
import type { TransferKind } from '../../platform/ledger/index.js';

/** What strangers are told that an entry is. */
export const openTitles: Record<TransferKind<'LCOIN'>, Readonly<Record<Language, string>>> = {
  signup_bonus: { ko: '회원가입 보너스', en: 'Signup bonus' },
  uid_verification_bonus: { ko: 'UID 인증 보너스', en: 'UID verification bonus' },
  attendance: { ko: '출석 보상', en: 'Daily check-in' },
  idle_mining: { ko: '자동 채굴', en: 'Idle mining' },
  admin_grant: { ko: '관리자 지급', en: 'Granted by an administrator' },
  admin_deduct: { ko: '관리자 차감', en: 'Deducted by an administrator' },
  store_purchase: { ko: '스토어 구매', en: 'Store purchase' },
  store_refund: { ko: '스토어 구매 환불', en: 'Store refund' },
  indicator_hold: { ko: '지표 이용권 구매 요청', en: 'Indicator pass requested' },
  indicator_post: { ko: '지표 이용권 구매 승인', en: 'Indicator pass approved' },
  indicator_void: { ko: '지표 이용권 구매 요청 반환', en: 'Indicator pass request returned' },
  account_close: { ko: '탈퇴로 소멸', en: 'Forfeited when the account was closed' },
};
