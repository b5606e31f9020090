import type { en } from '@/features/home/pictures/locales/en';
import type { Texts } from '@/shared/i18n';

export const ko: Texts<typeof en> = {
  month: '11월',
  total: '이번 달',
  usdt: 'USDT',
  weekdays: '일,월,화,수,목,금,토',
  sectors: '레이어 1,레이어 2,밈,디파이,AI,거래소,게임,RWA,오라클,스토리지,프라이버시,DID',
  newsFlows: '미국 현물 ETF 주간 순유입 집계 공개',
  newsListing: '거래소, 신규 상장 심사 기준 개정 안내',
  newsVote: '레이어 2 네트워크, 수수료 개편 투표 시작',
  features: {
    title: '거래를 돕는 도구',
    lead: '회원이면 모두 지금 사용할 수 있습니다. 예시로 표시한 그림은 예시 데이터로 그렸습니다.',
    indicators: '커스텀 지표',
    indicatorsText: '고래 시그널, 오더블록, 청산 맵을 지금 쓰는 차트에서 볼 수 있습니다.',
    indicatorsNow: '지금 SOL/USDT 4시간봉과 거래량, 고래 시그널의 매수·매도 표시',
    indicatorsPicture: '예시: 고래 시그널의 매수·매도 표시와 거래량이 있는 캔들 차트',
    journal: '매매 일지',
    journalText: '달력, 목록, 내보내기의 합계가 항상 같습니다. USDT와 원화로 볼 수 있습니다.',
    journalPicture: '예시: 날짜마다 손익이 적힌 한 달 달력과 그 합계',
    sectors: '섹터 분석',
    sectorsText: '{{count}}개가 넘는 섹터를 거래대금과 상승률로 비교합니다.',
    sectorsPicture: '예시: 거래대금만큼 넓고 변동률로 색을 입힌 섹터 지도',
    news: '크립토 뉴스',
    newsText: '한국어와 영어 기사를 출처, 시각과 함께 볼 수 있습니다.',
    newsPicture: '예시: 시각이 적힌 기사 제목 세 건, 한국어와 영어',
    surge: '급등 코인',
    surgeText: '24시간 안에 크게 오른 코인을 모았습니다.',
    surgePicture: '예시: 하루 동안의 선과 24시간 상승률이 있는 코인 다섯 개',
  },
};
