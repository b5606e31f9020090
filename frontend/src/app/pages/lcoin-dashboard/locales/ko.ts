import type { en } from '@/app/pages/lcoin-dashboard/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  refresh: '새로고침',
  store: '스토어 가기',
  lcoin: 'L코인 잔액',
  today: '오늘',
  luff: '러프',
  luffWallet: '러프 지갑',
  luffBalance: '러프 잔액',
  requests: '지표 구매',
  items: '채굴 아이템',
  promos: '더 보기',
  homeTitle: '거래로 더 적립하기',
  homeText: '거래소 UID를 등록하면 거래대금에 따라 러프가 쌓이고, UID를 인증하면 L코인을 받습니다.',
  homeTextEarning: '인증된 UID로 거래하면 러프가 계속 쌓입니다. 다른 거래소의 UID도 인증하면 L코인을 더 받습니다.',
  homeAction: '거래소 보기',
  chartTitle: '차트 분석 받기',
  chartText: '차트를 올리면 방향과 진입가, 손절가, 익절가를 알려 드립니다. 1회권은 L코인으로 구매할 수 있습니다.',
  chartAction: '차트 분석하기',
};
