import { defineSettings } from '../../platform/settings/index.js';

/** Settings of UIDs, rebates and reports. */
export const UidRebateSettings = defineSettings('uidRebate', {
  checksPerHour: {
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1_000,
    label: {
      ko: '1인당 한 시간에 확인·등록할 수 있는 UID (개)',
      en: 'UIDs that one person may check and register in an hour',
    },
  },
  checksPerHourAndAddress: {
    kind: 'integer',
    default: 100,
    min: 1,
    max: 100_000,
    label: {
      ko: '네트워크(IP)당 한 시간에 확인·등록할 수 있는 UID (개)',
      en: 'UIDs that may be checked and registered from one network in an hour',
    },
  },
  amountsToVisitors: {
    kind: 'boolean',
    default: true,
    label: { ko: '방문자에게 리베이트 금액 표시', en: 'Show rebate amounts to visitors' },
  },
  autoVerificationDays: {
    kind: 'integer',
    default: 90,
    min: 0,
    max: 3_650,
    label: { ko: '자동 인증 기준 가입 경과일', en: 'Days since joining within which a UID is verified automatically' },
  },
  autoVerifyPerExchange: {
    kind: 'integer',
    default: 3,
    min: 0,
    max: 1_000,
    label: {
      ko: '회원·거래소당 자동 인증 UID 수',
      en: 'UIDs of one exchange that are verified automatically for a member',
    },
  },
  waitingPerMember: {
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1_000,
    label: {
      ko: '회원당 대기 중인 UID 인증 요청·이의 제기 수',
      en: 'Verification requests and disputes of a member that may wait at a time',
    },
  },
  makerFeeRate: {
    kind: 'decimal',
    default: '0.0002',
    min: '0',
    max: '0.1',
    label: { ko: '거래소 카드 메이커 수수료율', en: 'Maker fee shown on exchange cards' },
  },
  takerFeeRate: {
    kind: 'decimal',
    default: '0.0004',
    min: '0',
    max: '0.1',
    label: { ko: '거래소 카드 테이커 수수료율', en: 'Taker fee shown on exchange cards' },
  },
  reportGapDays: {
    kind: 'integer',
    default: 3,
    min: 1,
    max: 30,
    label: { ko: '리포트 자동 수집 시작 일수', en: 'Days that the first scheduled sync of an exchange goes back' },
  },
  reportCorrectionDays: {
    kind: 'integer',
    default: 2,
    min: 0,
    max: 10,
    label: { ko: '리포트를 다시 확인하는 일수', en: 'Days on which a report is read again for late corrections' },
  },
});

// Figures of the home page; not used by the service itself.
defineSettings('marketing', {
  maxRebateRate: {
    kind: 'decimal',
    default: '0.6',
    min: '0',
    max: '1',
    label: { ko: '홍보용 최대 리베이트율', en: 'Highest rebate rate in the hero' },
  },
  exchangeCount: {
    kind: 'integer',
    default: 15,
    min: 0,
    max: 1_000,
    label: { ko: '홍보용 거래소 수', en: 'Number of exchanges in the hero' },
  },
  averageMonthlyRebate: {
    kind: 'decimal',
    default: '594',
    min: '0',
    max: '1000000',
    label: { ko: '월평균 리베이트 (USDT)', en: 'Average monthly rebate in USDT' },
  },
  sectorCount: {
    kind: 'integer',
    default: 10,
    min: 0,
    max: 1_000,
    label: { ko: '홍보용 섹터 수', en: 'Number of sectors in the showcase' },
  },
  tickerEntries: {
    kind: 'integer',
    default: 6,
    min: 1,
    max: 50,
    label: { ko: '실시간 목록 항목 수', en: 'Entries of the ticker' },
  },
  tickerMinSeconds: {
    kind: 'integer',
    default: 3,
    min: 1,
    max: 600,
    label: { ko: '실시간 목록 최소 간격(초)', en: 'Shortest pause of the ticker in seconds' },
  },
  tickerMaxSeconds: {
    kind: 'integer',
    default: 7,
    min: 1,
    max: 600,
    label: { ko: '실시간 목록 최대 간격(초)', en: 'Longest pause of the ticker in seconds' },
  },
});

// Defaults of the rebate calculator; not used by the service itself.
defineSettings('calculator', {
  feeRate: {
    kind: 'decimal',
    default: '0.0005',
    min: '0',
    max: '0.1',
    label: { ko: '계산기 수수료율', en: 'Fee as a share of volume' },
  },
  rebateShare: {
    kind: 'decimal',
    default: '0.6',
    min: '0',
    max: '1',
    label: { ko: '계산기 리베이트율', en: 'Share of the fee that goes back' },
  },
  monthDays: {
    kind: 'integer',
    default: 30,
    min: 1,
    max: 31,
    label: { ko: '계산기 한 달 일수', en: 'Days of a month' },
  },
  leverages: {
    kind: 'integerList',
    default: [1, 2, 3, 5, 10, 20, 25, 50, 75, 100],
    min: 1,
    max: 500,
    label: { ko: '계산기 레버리지 선택지', en: 'Leverages to choose from' },
  },
  defaultLeverage: {
    kind: 'integer',
    default: 10,
    min: 1,
    max: 500,
    label: { ko: '계산기 기본 레버리지', en: 'Leverage at the start' },
  },
});

// Site texts that administrators may replace; blank means the default text. Not used by the service itself.
defineSettings('site', {
  heroTitle: {
    kind: 'text',
    default: '',
    maxLength: 120,
    label: { ko: '첫 화면 제목 (한국어)', en: 'Title of the home page in Korean' },
  },
  heroTitleEn: {
    kind: 'text',
    default: '',
    maxLength: 120,
    label: { ko: '첫 화면 제목 (영어)', en: 'Title of the home page in English' },
  },
  heroDescription: {
    kind: 'text',
    default: '',
    maxLength: 400,
    label: { ko: '첫 화면 설명 (한국어)', en: 'Description of the home page in Korean' },
  },
  heroDescriptionEn: {
    kind: 'text',
    default: '',
    maxLength: 400,
    label: { ko: '첫 화면 설명 (영어)', en: 'Description of the home page in English' },
  },
});
