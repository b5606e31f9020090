import type { en } from '@/features/insights/favourites/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  failed: '{{symbol}} 관심 코인을 변경하지 못했습니다',
  title: '내 코인',
  lead: '관심 코인의 {{exchange}} 가격과 Binance 펀딩비, 매매 일지의 열린 포지션, 알림, 최근 뉴스입니다.',
  unread: '관심 코인을 불러오지 못했습니다',
  empty: '관심 코인이 없습니다',
  emptyText: '표에서 별을 누르면 여기에 모입니다.',
  coin: '코인',
  price: '가격 (원)',
  premium: '프리미엄',
  funding: '펀딩비',
  own: '내 포지션·알림',
  position: '{{side}} {{quantity}}, 평균 {{entry}} {{quote}} ({{exchange}})',
  contracts: '{{quantity}}계약',
  sides: { long: '롱', short: '숏' },
  alerts_other: '알림 {{count}}개',
  nothingOwn: '열린 포지션과 알림이 없습니다',
  news: '뉴스',
  notListed: '{{exchange}}에 상장되지 않았습니다',
  notRead: '아직 불러오지 못했습니다',
  noFunding: 'Binance 무기한 선물이 없습니다',
  noNews: '24시간 내 뉴스 없음',
  newTab: '(새 탭에서 열림)',
};
