import type {
  ExchangeDto,
  PayoutSummaryDto,
  RebateCreditDto,
  SiteSettingDto,
  UidCheckDto,
} from '@/shared/api/generated/schemas';

export const rebateCredit: RebateCreditDto = { when: '다음 날', minimumUsdt: '0', where: '거래소 앱의 자산 내역' };

export function exchange(overrides: Partial<ExchangeDto> = {}): ExchangeDto {
  return {
    id: 'deepcoin',
    name: 'Deepcoin',
    logo: null,
    color: '#808080',
    badge: null,
    rebateRate: '0.5',
    discountRate: '0',
    makerFee: '0.0001',
    takerFee: '0.0002',
    referralLink: 'https://exchange.example/deepcoin?code=lance',
    travelRuleUpbit: false,
    travelRuleBithumb: true,
    kycWaitHours: null,
    kycNote: null,
    rebateCredit,
    ...overrides,
  };
}

/** The published numbers, as they are by default. */
export const settings: SiteSettingDto[] = Object.entries({
  marketing_maxRebateRate: '0.6',
  marketing_exchangeCount: '15',
  marketing_averageMonthlyRebate: '594',
  marketing_tickerEntries: '6',
  marketing_tickerMinSeconds: '3',
  marketing_tickerMaxSeconds: '7',
  marketing_sectorCount: '10',
  lcoin_signupBonus: '1000',
  lcoin_uidVerificationBonus: '1000',
  lcoin_attendanceReward: '50',
  lcoin_idleReward: '30',
  lcoin_idleIntervalSeconds: '600',
  luff_accrualRate: '0.00002',
  calculator_feeRate: '0.0005',
  calculator_rebateShare: '0.6',
  calculator_monthDays: '30',
  calculator_leverages: '1,2,3,5,10,20,25,50,75,100',
  calculator_defaultLeverage: '10',
  uidRebate_amountsToVisitors: 'true',
  uidRebate_makerFeeRate: '0.0002',
  uidRebate_takerFeeRate: '0.0004',
  market_defaultKrwPerUsdt: '1380',
  luff_luffPerUsdt: '10',
  luff_minimumPaybackUsdt: '100',
}).map(([key, value]) => ({ key, value }));

export function uidAnswer(overrides: Partial<UidCheckDto> = {}): UidCheckDto {
  return {
    registered: true,
    source: 'deepcoin_api',
    message: 'Deepcoin에서 리베이트를 받을 수 있는 UID입니다.',
    user: {
      exchange: 'Deepcoin',
      isRealTimeData: true,
      rebateRate: '0.5',
      totalRebate: '1284.53',
      estimatedRebate: '412.8',
      estimatedFrom: { rebate: '206.4', reportDays: 15 },
    },
    nextStep: { kind: 'register', message: '가입하고 UID를 등록해 주세요.', referralLink: null, kycWaitHours: null },
    rebateCredit,
    fetchedAt: '2026-11-20T15:03:00.000Z',
    simulated: true,
    number: 'C-7K3M-9QX2',
    seal: '0f'.repeat(32),
    ...overrides,
  };
}

export function payoutSummary(overrides: Partial<PayoutSummaryDto> = {}): PayoutSummaryDto {
  return {
    paidOutUsdt: '12480',
    paidCount: 31,
    waitingUsdt: '640',
    waitingCount: 3,
    oldestWaitingAt: '2026-11-19T08:00:00.000Z',
    medianHoursToPay: '18.4',
    medianDays: 90,
    medianCount: 12,
    asOf: '2026-11-20T15:03:00.000Z',
    ...overrides,
  };
}
