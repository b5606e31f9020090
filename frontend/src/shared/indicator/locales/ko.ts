import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/indicator/locales/en';

export const ko: Texts<typeof en> = {
  unit: { LCOIN: 'L', LUFF: '러프' },
  price: {
    title: '지표 이용권 가격',
    label: '가격',
    length: '이용권 기간',
    days_other: '일',
    perDay: '하루당 {{amount}} {{unit}}',
    perDayRounded: '하루당 약 {{amount}} {{unit}}',
    note: '이 포인트는 요청이 처리될 때까지 사용할 수 없고, 승인되면 결제됩니다. 거절되거나 취소하면 돌려드립니다.',
    worth: '환산 금액은 {{usdt}} USDT입니다.',
    source: 'Lance 설정',
  },
  timeline: '요청 처리 과정',
  step: {
    requested: '요청',
    approved: '승인',
    rejected: '거절',
    cancelled: '회원이 취소',
    active: '이용 시작',
    expiring: '만료 예정',
    expired: '만료',
  },
  before_other: '만료 {{count}}일 전',
  running: '지금 이용권은 {{day}}까지입니다. 새 이용권은 그 뒤로 이어지며 남은 날은 사라지지 않습니다.',
  ask: {
    title: '이용권을 요청할까요?',
    consequence:
      'TradingView ID {{tradingviewId}}에 등록할 이용권입니다. {{amount}} 전액은 요청이 처리될 때까지 사용할 수 없고, 승인되면 결제됩니다. 거절되거나 취소하면 돌려드립니다.',
    rest: '사용 가능 {{before}} → {{after}} {{unit}}',
    sent: '지표 구매 요청',
    error: '구매 중 오류가 발생했습니다.',
  },
  decision: '관리자 확인',
  held: '{{amount}} 신청 중',
  used: '{{amount}} 사용',
  returned: '{{amount}} 반환',
  reason: '사유: {{reason}}',
  note: '메모: {{note}}',
  lastDay: '마지막 날 23:59:59(한국 시간)까지 이용할 수 있습니다.',
  status: {
    pending: '대기',
    approved: '승인',
    rejected: '거절',
    cancelled: '취소',
    active: '이용 중',
    expiring: '만료 예정',
    expired: '만료',
  },
};
