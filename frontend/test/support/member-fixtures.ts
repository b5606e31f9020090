import type {
  EarningDayDto,
  EarningDto,
  EntryReceiptDto,
  FactReceiptDto,
  PointSummaryDto,
  ReceiptRowDto,
  LuffBalanceDto,
  LuffRedemptionDto,
  MemberDto,
  RebateRowDto,
  RebateSummaryDto,
  UserUidDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { exchange, rebateCredit, settings } from '@test/fixtures';
import { hana } from '@test/render-app';

const AT = '2026-11-20T04:05:00.000Z';

export function member(overrides: Partial<MemberDto> = {}): MemberDto {
  return {
    ...hana,
    tradingviewId: 'hana_charts',
    createdAt: '2026-10-01T03:00:00.000Z',
    language: 'ko',
    emailConfirmed: true,
    payoutsLockedUntil: null,
    twoFactorEnabled: false,
    ...overrides,
  };
}

export function userUid(overrides: Partial<UserUidDto> = {}): UserUidDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000021',
    exchangeName: 'Deepcoin',
    exchange: 'deepcoin',
    uid: '36100011',
    status: 'success',
    state: 'verified',
    verifiedOn: '2026-10-02',
    createdAt: AT,
    ...overrides,
  };
}

export function rebateRow(overrides: Partial<RebateRowDto> = {}): RebateRowDto {
  return {
    exchange: 'deepcoin',
    exchangeName: 'Deepcoin',
    uid: '36100011',
    day: '2026-11-19',
    dayTimeZone: 'UTC+8',
    product: 'futures',
    volume: '20000',
    fee: '10',
    rebateRate: '0.5',
    rebate: '5',
    commission: '7',
    frozenCommission: '0',
    estimated: false,
    coin: null,
    priceUsed: null,
    source: 'api',
    simulated: true,
    batchId: '0198f6d2-8f5e-7c3a-9f0e-000000000001',
    fetchedAt: AT,
    revision: 1,
    updatedAt: AT,
    ...overrides,
  };
}

/** Two days with reports, 5 and 7.25 USDT, and one whose report has not come. */
export function rebateSummary(overrides: Partial<RebateSummaryDto> = {}): RebateSummaryDto {
  return {
    days: 30,
    fromDay: '2026-10-21',
    toDay: '2026-11-19',
    totalVolume: '49000',
    totalRebate: '12.25',
    estimatedMonthly: '183.75',
    reportDays: 2,
    estimated: false,
    simulated: true,
    series: [
      { day: '2026-11-17', volume: null, rebate: null, parts: [], estimated: false, waitingFor: ['deepcoin'] },
      {
        day: '2026-11-18',
        volume: '29000',
        rebate: '7.25',
        parts: [{ exchange: 'deepcoin', rebate: '7.25' }],
        estimated: false,
        waitingFor: [],
      },
      {
        day: '2026-11-19',
        volume: '20000',
        rebate: '5',
        parts: [{ exchange: 'deepcoin', rebate: '5' }],
        estimated: false,
        waitingFor: [],
      },
    ],
    exchanges: [
      {
        exchange: 'deepcoin',
        exchangeName: 'Deepcoin',
        color: '#808080',
        uids: ['36100011'],
        heldUntil: null,
        volume: '49000',
        rebate: '12.25',
        rebateRate: '0.5',
        rebateCredit,
        estimated: false,
        dayTimeZone: 'UTC+8',
        lastReportDay: '2026-11-19',
        source: 'api',
        fetchedAt: AT,
        simulated: true,
        nextReportDay: '2026-11-20',
        nextReportDue: '2026-11-21T04:00:00.000Z',
        isReportLate: false,
      },
    ],
    ...overrides,
  };
}

export function luffBalance(overrides: Partial<LuffBalanceDto> = {}): LuffBalanceDto {
  return {
    balance: '2423.18765432',
    availableLuff: '1423.18765432',
    todayEarned: '2.46913578',
    formatted: '2,423.18',
    held: '1000',
    clawback: '0',
    usdtValue: '142.31876543',
    luffPerUsdt: 10,
    progress: { minimumUsdt: '100', currentUsdt: '142.31876543', dailyAverageLuff: '25', estimatedDays: 0 },
    payoutHold: null,
    payoutUidId: '0198f6d2-8f5e-7c3a-9f0e-000000000021',
    ...overrides,
  };
}

export function redemption(overrides: Partial<LuffRedemptionDto> = {}): LuffRedemptionDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000040',
    redemptionType: 'usdt_payback',
    status: 'pending',
    usdtAmount: '100',
    luffAmount: '1000',
    walletAddress: null,
    userUids: [{ id: '0198f6d2-8f5e-7c3a-9f0e-000000000021', exchangeName: 'Deepcoin', uid: '36100011' }],
    payoutUid: { id: '0198f6d2-8f5e-7c3a-9f0e-000000000021', exchangeName: 'Deepcoin', uid: '36100011' },
    tradingviewId: null,
    expiresAt: null,
    createdAt: AT,
    processedAt: null,
    adminNote: null,
    payoutReference: null,
    paidAt: null,
    timeline: [{ step: 'requested', at: AT }],
    ...overrides,
  };
}

export function receiptRow(row: Partial<ReceiptRowDto>): ReceiptRowDto {
  return { label: '', value: '', unit: null, operator: null, note: null, mark: null, behind: null, ...row };
}

export function luffReceipt(overrides: Partial<EntryReceiptDto> = {}): EntryReceiptDto {
  const unit = '러프';
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000100',
    type: 'earn',
    description: 'Deepcoin 10••••11 · 11월 19일 거래 적립',
    amount: '2.46913578',
    balanceAfter: '1423.18765432',
    clawbackAfter: '0',
    reference: { type: 'luff_accrual', id: 'deepcoin:36100011:2026-11-19:1' },
    createdAt: AT,
    rows: [
      receiptRow({ label: '거래대금', value: '123,456.789012', unit: 'USDT', mark: 'estimated' }),
      receiptRow({ label: '1 USDT당 적립', value: '0.00002', unit, operator: '×' }),
      receiptRow({ label: '이날의 러프', value: '2.46913578', unit }),
    ],
    sum: { label: '적립', value: '+2.46913578', unit },
    note: null,
    source: 'Deepcoin 제휴 API',
    at: AT,
    marks: ['simulated', 'estimated'],
    paidInUsdt: true,
    number: 'F-7K3M-9QX2',
    seal: '6f1c0c2b6b1f7d3be1b7a0a1f0e5a6dbb0c9a7bd0b8b2f4a1e6f3d7c5a4b9e80',
    correctedAt: null,
    ...overrides,
  };
}

/** A day of `rebateRow`. */
export function rebateDayReceipt(overrides: Partial<FactReceiptDto> = {}): FactReceiptDto {
  return {
    kind: 'rebate-day',
    id: '2026-11-19',
    title: '2026.11.19 리베이트',
    number: 'R-7K3M-9QX2',
    seal: '6f1c0c2b6b1f7d3be1b7a0a1f0e5a6dbb0c9a7bd0b8b2f4a1e6f3d7c5a4b9e80',
    rows: [
      receiptRow({
        label: 'Deepcoin 선물',
        value: '5',
        unit: 'USDT',
        operator: '+',
        note: 'UID 36100011, 수수료 10 USDT × 50%',
        behind: { kind: 'rebate-row', id: '2026-11-19_deepcoin_36100011_futures' },
      }),
    ],
    sum: { label: '합계', value: '5', unit: 'USDT' },
    note: null,
    source: 'Deepcoin 제휴 API',
    at: AT,
    marks: ['simulated'],
    paidInUsdt: false,
    correctedAt: null,
    shared: { title: '거래일 리베이트', sum: { label: '합계', operator: null, value: '5', unit: 'USDT' } },
    kept: false,
    ...overrides,
  };
}

export function luffSummary(overrides: Partial<PointSummaryDto> = {}): PointSummaryDto {
  return {
    earned: '2923.18765432',
    spent: '500',
    held: '1000',
    owed: '0',
    count: 4,
    breakdown: [
      { type: 'earn', label: '거래 적립', part: 'earned', amount: '2923.18765432', count: 2 },
      { type: 'spend', label: '페이백 신청', part: 'request', amount: '-1500', count: 2 },
    ],
    ...overrides,
  };
}

export function earning(overrides: Partial<EarningDto> = {}): EarningDto {
  return {
    book: 'rebate',
    kind: 'rebate-day',
    id: '2026-11-19',
    type: 'earn',
    description: 'Deepcoin 70••••01 · 선물 리베이트',
    amount: '7.259',
    balanceAfter: null,
    simulated: false,
    day: '2026-11-19',
    at: '2026-11-19T16:00:00.000Z',
    ...overrides,
  };
}

/** Two days of points. */
export function earningDays(): EarningDayDto[] {
  return [
    { day: '2026-11-18', lcoin: '50', luff: '0' },
    { day: '2026-11-19', lcoin: '110', luff: '12.5' },
  ];
}

/** A server at which Hana is logged in, holds one verified UID and has nothing else. */
export function memberServer(): FakeApi {
  const receipt = luffReceipt();
  return fakeApi()
    .on('GET /api/site-settings', { body: settings })
    .on('GET /api/me', { body: { user: hana } })
    .on('GET /api/exchanges', { body: [exchange(), exchange({ id: 'bitget', name: 'Bitget' })] })
    .on('GET /api/user', { body: member() })
    .on(`GET /api/user/${hana.id}/uids`, { body: [userUid()] })
    .on('GET /api/uid-verification-requests', { body: [] })
    .on('GET /api/uid-disputes', { body: [] })
    .on('GET /api/user/rebate-summary', { body: rebateSummary() })
    .on('GET /api/user/rebate-rows', {
      body: [rebateRow(), rebateRow({ day: '2026-11-18', volume: '29000', fee: '14.5', rebate: '7.25' })],
    })
    .on('GET /api/lance-coins/balance', { body: { balance: '2000', formatted: '2,000', available: '2000', held: '0' } })
    .on('GET /api/luff/balance', { body: luffBalance() })
    .on('GET /api/receipts/rebate-day/2026-11-19', { body: rebateDayReceipt() })
    .on('GET /api/user/rebate-months', { body: [] })
    .on('GET /api/user/earnings/days', { body: earningDays() })
    .on('GET /api/user/earnings', {
      body: [
        earning(),
        earning({
          book: 'lcoin',
          kind: 'lcoin',
          id: 'l1',
          amount: '-200',
          type: 'spend',
          description: '스피드 부스터 구매',
          balanceAfter: '2000',
        }),
      ],
    })
    .on('GET /api/luff/summary', { body: luffSummary() })
    .on('GET /api/luff/redemptions', { body: [] })
    .on('GET /api/chart-analysis/coupons', { body: [] })
    .on('GET /api/luff/transactions', { body: [receipt] })
    .on(`GET /api/luff/transactions/${receipt.id}/receipt`, { body: receipt });
}
