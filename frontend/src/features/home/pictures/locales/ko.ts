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
};
