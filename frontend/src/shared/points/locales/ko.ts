import type { Texts } from '@/shared/i18n';
import type { en } from '@/shared/points/locales/en';

export const ko: Texts<typeof en> = {
  luff: '러프',
  usdt: 'USDT',
  source: 'Lance 원장',
  reason: '사유: {{reason}}',
  receipt: {
    volume: '거래대금',
    day: '{{day}}, UID {{uid}}',
    rate: '1 USDT당 적립',
    target: '이날의 러프',
    targetNote: '소수 8자리 아래는 버림',
    already: '이미 적립',
    revision: '이날의 {{count}}차 정정',
    clawback: '이 중 회수 예정에 채운 금액',
    clawbackOwed: '이 중 회수 예정으로 남은 금액',
    sum: '적립',
    usdt: '페이백',
    perUsdt: '1 USDT당 러프',
    indicator: '지표 이용권',
    indicatorFor: 'TradingView ID {{id}}',
    before: '이전 사용 가능',
    after: '이후 사용 가능',
    change: '이 내역',
    sourceApi: '{{exchange}} 제휴 API',
    sourceReport: '리포트 파일',
  },
};
