import type { en } from '@/app/pages/dashboard/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '통합 대시보드',
  lcoin: 'L코인 잔액',
  overview: '한눈에 보기',
  luff: '러프 잔액',
  today: '오늘',
  activeItems: '사용 중인 채굴 아이템',
  recent: '최근 L코인 활동',
  all: '전체 내역',
  none: '적립하고 사용한 내역이 여기에 표시됩니다',
  noneText: '회원가입 보너스, 출석 체크, 자동 채굴, 구매 내역입니다.',
  items: '사용 중인 채굴 아이템',
  toStore: '스토어',
  pass: '지표 이용권 남은 기간',
  passPrice: '새 지표 이용권 가격',
  newPass: '새 이용권',
  toPass: '이용권 구매',
  links: '바로가기',
  link: {
    uids: 'UID 등록',
    rebates: '리베이트 대시보드',
    wallet: '러프 지갑과 페이백 신청',
    earnings: '수익 내역',
    coinOverview: 'L코인 현황',
    store: '스토어',
    indicators: '구매한 지표',
    journal: '매매 일지',
    chartAnalysis: '차트 분석',
  },
};
