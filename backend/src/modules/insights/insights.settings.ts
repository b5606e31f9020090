import { defineSettings } from '../../platform/settings/index.js';

export const MarketSettings = defineSettings('market', {
  // Until a rate is loaded.
  defaultKrwPerUsdt: {
    kind: 'decimal',
    default: '1380',
    min: '1',
    max: '100000',
    label: { ko: '기본 환율 (1 USDT당 원)', en: 'Won per USDT until a rate is loaded' },
  },
});

export const InsightsSettings = defineSettings('insights', {
  surgeChangePercent: {
    kind: 'decimal',
    default: '15',
    min: '1',
    max: '1000',
    label: { ko: '급등 코인 기준: 24시간 변동률 (%)', en: 'Surge coin: change over 24 hours (%)' },
  },
  surgeVolume: {
    kind: 'decimal',
    default: '1000000',
    min: '0',
    max: '1000000000',
    label: { ko: '급등 코인 기준: 24시간 거래대금 (USDT)', en: 'Surge coin: traded in 24 hours (USDT)' },
  },
  gainerVolume: {
    kind: 'decimal',
    default: '100000',
    min: '0',
    max: '1000000000',
    label: { ko: '상승률 순위에 넣을 최소 거래대금 (USDT)', en: 'Least traded in 24 hours to be ranked (USDT)' },
  },
  largeTradeUsdt: {
    kind: 'decimal',
    default: '200000',
    min: '10000',
    max: '1000000000',
    label: { ko: '대량 체결 기준 금액 (USDT)', en: 'Large trade: value of at least (USDT)' },
  },
  rankAlertPercent: {
    kind: 'decimal',
    default: '15',
    min: '1',
    max: '1000',
    label: { ko: '순위 진입 알림 기준: 24시간 변동률 (%)', en: 'Rank-entry alert: change over 24 hours (%)' },
  },
  otherCoinPercent: {
    kind: 'decimal',
    default: '60',
    min: '10',
    max: '10000',
    label: {
      ko: '이름만 같은 다른 코인으로 보는 가격 차이 (%)',
      en: 'Price difference from which a ticker is taken for another coin (%)',
    },
  },
  mostFavourites: {
    kind: 'integer',
    default: 100,
    min: 1,
    max: 1_000,
    label: { ko: '회원당 관심 코인 최대 수', en: 'Most favourite coins of a member' },
  },
  mostAlerts: {
    kind: 'integer',
    default: 50,
    min: 1,
    max: 500,
    label: { ko: '회원당 시세 알림 최대 수', en: 'Most market alerts of a member' },
  },
  alertMailsPerDay: {
    kind: 'integer',
    default: 10,
    min: 0,
    max: 200,
    label: { ko: '회원당 하루 시세 알림 메일 최대 수', en: 'Most mails about market alerts to a member in a day' },
  },
  translationsPerDay: {
    kind: 'integer',
    default: 3_000,
    min: 0,
    max: 1_000_000,
    label: { ko: '하루에 구매할 뉴스 번역 최대 수', en: 'Most news translations bought in a day' },
  },
  coinWordsPerDay: {
    kind: 'integer',
    default: 1_000,
    min: 0,
    max: 1_000_000,
    label: {
      ko: '하루에 AI 모델에 요청할 코인 설명 최대 수',
      en: 'Most texts about coins asked of the language model in a day',
    },
  },
  sampleLongPercent: {
    kind: 'integer',
    default: 58,
    min: 0,
    max: 100,
    label: { ko: '롱 비율 예시값 (%)', en: 'Share of longs in the sample (%)' },
  },
});
