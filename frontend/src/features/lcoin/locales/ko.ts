import type { en } from '@/features/lcoin/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  balance: 'L코인 잔액',
  available: '사용 가능',
  held: '요청에 보류',
  balanceNote: '보류된 금액은 결정을 기다리며, 사용되거나 되돌아옵니다.',
  earned: '총 적립',
  spent: '총 사용',
  count: '내역 수',
  history: '내역',
  empty: '적립하고 사용한 내역이 여기에 표시됩니다',
  emptyText: '회원가입 보너스, UID 인증 보너스, 출석 체크, 구매 내역입니다.',
  more: '이전 내역 보기',
  before: '이전 사용 가능',
  change: '이 내역',
  after: '이후 사용 가능',
  reference: '관련 기록',
  source: 'Lance 원장',
  type: { earn: '적립', spend: '사용', bonus: '보너스', mining: '채굴', other: '기타' },
  referenceType: { exchange_uid: '거래소 UID', member: '회원', purchase: '구매', other: '기록' },
};
