import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/points/locales/en';

export const ko: Texts<typeof en> = {
  luff: '러프',
  usdt: 'USDT',
  source: '포인트 기록',
  reason: '사유: {{reason}}',
  receipt: {
    volume: '거래대금',
    day: '{{day}}, UID {{uid}}',
    rate: '1 USDT당 적립',
    target: '이날의 러프',
    targetNote: '소수점 아래 9자리부터 버림',
    paidOut: '이전 회원에게 이미 지급',
    paidTo: '지급 대상 {{uid}}',
    notYours: '다른 회원에게 옮겨진 UID',
    movedAway: '이의 제기를 확인한 관리자가 UID를 다른 회원에게 옮겨 이날의 적립을 회수했습니다.',
    movedAwayPaid:
      '이의 제기를 확인한 관리자가 UID를 다른 회원에게 옮겨 이날의 적립을 회수했습니다. 이 중 {{luff}} 러프는 이미 페이백으로 지급되었습니다.',
    movedHere: '관리자가 UID를 회원님에게 옮겨, 이전 회원이 이날 적립했던 러프를 적립했습니다.',
    already: '이미 적립',
    revision: '이날의 {{count}}차 정정',
    clawback: '이 중 회수한 금액',
    clawbackOwed: '이 중 앞으로 회수할 금액',
    sum: '적립',
    usdt: '페이백',
    perUsdt: '1 USDT당 러프',
    indicator: '지표 이용권',
    indicatorFor: 'TradingView ID {{id}}',
    before: '이전 사용 가능',
    after: '이후 사용 가능',
    change: '이번 변동',
    sourceApi: '{{exchange}} 제휴 API',
    sourceReport: '리포트 파일',
  },
};
