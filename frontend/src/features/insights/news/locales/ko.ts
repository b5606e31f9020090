import type { en } from '@/features/insights/news/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  title: '크립토 뉴스',
  category: '분류',
  categories: {
    all: '전체',
    breaking: '속보',
    market: '시장',
    regulation: '규제',
    technology: '기술',
    analysis: '분석',
  },
  window: '기간',
  windows: { '1h': '1시간', '24h': '24시간', '7d': '7일' },
  unread: '뉴스 데이터를 불러올 수 없습니다.',
  samples: '아래는 실제 뉴스가 아닌 예시 기사입니다.',
  empty: '이 기간의 {{category}} 뉴스가 없습니다',
  emptyText: '기간을 늘리거나 다른 분류를 선택해 주세요.',
  all: '{{count}}개 모두 보기',
  newest: '이 기간의 {{total}}개 중 최근 {{count}}개입니다.',
  fewer: '접기',
  translated: '번역',
  newTab: '(새 탭에서 열림)',
  sample: {
    breaking: '예시: 거래소가 점검을 위해 출금을 잠시 멈춥니다',
    breakingText: '거래소의 긴급 공지와 매체의 링크가 여기에 표시됩니다.',
    market: '예시: 비트코인이 조용한 거래 속에 횡보합니다',
    marketText: '가격과 거래량에 관한 소식이 여기에 표시됩니다.',
    regulation: '예시: 당국이 거래소 규칙의 초안을 공개합니다',
    regulationText: '법과 법원, 당국에 관한 소식이 여기에 표시됩니다.',
    technology: '예시: 네트워크가 다음 업그레이드를 알립니다',
    technologyText: '프로토콜과 개발에 관한 소식이 여기에 표시됩니다.',
    analysis: '예시: 한 주의 거래로 본 유동성',
    analysisText: '시장을 분석한 글이 여기에 표시됩니다.',
  },
};
