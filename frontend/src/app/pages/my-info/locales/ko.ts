import type { en } from '@/app/pages/my-info/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  back: '홈',
  summary: '보유와 적립',
  lcoin: 'L코인 잔액',
  luff: '러프 잔액',
  tabs: '내역',
  lcoinTab: 'L코인 내역',
  luffTab: '러프 내역',
  allTab: '전체 내역',
  byDay: '날짜별 내역',
  range: '기간',
  days: '{{count}}일',
  rebate: '최근 {{days}}일 리베이트',
  noRebate: '이 기간에 보고된 리베이트가 없습니다.',
  points: '같은 기간의 러프와 L코인',
  purchases: '구매 현황',
  store: '스토어 가기',
  requests: '지표 구매 요청',
  items: '채굴 아이템',
  luffEntries: '적립과 사용',
};
