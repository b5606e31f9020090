import type { en } from '@/features/earnings/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  chart: '일별 적립',
  range: '차트 기간',
  days: '{{count}}일',
  inDays: '최근 {{count}}일',
  ofDay: '일별 {{book}}',
  book: '구분',
  books: { all: '전체', rebate: '리베이트', lcoin: 'L코인', luff: '러프' },
  paidByExchange: '거래소에서 지급',
  region: '전체 내역',
  none: '아직 내역이 없습니다',
  noneText: '리베이트, L코인, 러프 내역이 최근 순서로 함께 표시됩니다.',
  cut: '소수점 아래는 버리고 표시합니다. 전체 금액은 영수증에서 볼 수 있습니다.',
};
