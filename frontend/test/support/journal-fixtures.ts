import type {
  CashFlowDto,
  DailyEntryDto,
  JournalDayDto,
  JournalStatisticsDto,
  LatestRateDto,
  PerformanceDto,
  PositionDto,
  TaxYearDto,
  TradeDto,
  TradeFiguresDto,
  TradeSumDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi, type SeenCall } from '@test/fake-api';
import { memberServer } from '@test/member-fixtures';

export const performance: PerformanceDto = {
  totalProfit: '1234.56',
  totalReturn: '12.3456',
  dailyProfit: '20',
  weeklyProfit: '-3.5',
  monthlyProfit: '400',
  tradeCount: 1204,
  weeklyReturn: '-0.035',
  monthlyReturn: '4',
  netCapital: '10000',
  totalDeposits: '12000',
  totalWithdrawals: '2000',
};

/** Three trades won 30, 15 and 15, two lost 10 and 30. */
const tradeFigures: TradeFiguresDto = {
  tradeCount: 5,
  wins: 3,
  losses: 2,
  won: '60',
  lost: '40',
  result: '20',
  winRate: '60',
  winRateFrom: '23.07242813',
  winRateTo: '88.23792258',
  profitFactor: '1.5',
  expectancy: '4',
  expectancyFrom: '-25.57924073',
  expectancyTo: '33.57924073',
  averageWin: '20',
  averageLoss: '20',
};

/** What those five trades add up to. */
export const tradeSum: TradeSumDto = { tradeCount: 5, wins: 3, losses: 2, won: '60', lost: '40', result: '20' };

export function journalStatistics(overrides: Partial<JournalStatisticsDto> = {}): JournalStatisticsDto {
  return {
    totalResult: '25',
    balanceResult: '5',
    balanceDays: 1,
    trades: tradeFigures,
    groups: [
      {
        ...tradeFigures,
        by: 'symbol',
        key: 'BTC-USDT',
        tradeCount: 3,
        wins: 2,
        losses: 1,
        won: '45',
        lost: '30',
        result: '15',
      },
      {
        ...tradeFigures,
        by: 'symbol',
        key: 'ETH-USDT',
        tradeCount: 2,
        wins: 1,
        losses: 1,
        won: '15',
        lost: '10',
        result: '5',
      },
      { ...tradeFigures, by: 'weekday', key: '1' },
      { ...tradeFigures, by: 'hour', key: null },
    ],
    fees: '1.25',
    funding: '0',
    rMultiple: { tradeCount: 2, sum: '3', average: '1.5', from: '-4.85310237', to: '7.85310237' },
    holding: { tradeCount: 2, average: 20_700, ofWins: 32_400, ofLosses: 9_000 },
    days: [
      { day: '2026-11-16', result: '20', equity: '20' },
      { day: '2026-11-17', result: '-30', equity: '-10' },
      { day: '2026-11-18', result: '5', equity: '-5' },
      { day: '2026-11-19', result: '30', equity: '25' },
    ],
    calendarDays: 4,
    drawdown: { amount: '30', peakDay: '2026-11-16', lowDay: '2026-11-17', recoveredDay: '2026-11-19' },
    recoveryFactor: '0.83333333',
    dailyMean: '6.25',
    deviation: '26.2599',
    downsideDeviation: '15',
    sharpe: '4.54699999',
    sortino: '7.96040549',
    winStreak: { days: 2, from: '2026-11-18', to: '2026-11-19' },
    lossStreak: { days: 1, from: '2026-11-17', to: '2026-11-17' },
    smallSample: 30,
    ...overrides,
  };
}

const none = { tradeCount: 0, result: '0', fees: '0', funding: '0', afterCosts: '0' };

/** A year without anything. */
export const emptyTaxYear: TaxYearDto = {
  year: 2026,
  years: [2025],
  total: none,
  ...{ months: [], lines: [], otherRateDays: [], otherRateResult: '0', coinFees: [], openedBefore: 0 },
  method: ['세무 자문이 아닙니다.'],
  computedAt: '2026-11-20T03:00:00.000Z',
};

/** Two lines in one month, whose day has the rate of another day. */
export function taxYear(overrides: Partial<TaxYearDto> = {}): TaxYearDto {
  const imported = { tradeCount: 2, result: '83731.5', fees: '5510.81265', funding: '-100', afterCosts: '78120.68735' };
  const typed = { tradeCount: 1, result: '13800', fees: '0', funding: '0', afterCosts: '13800' };
  const total = { tradeCount: 3, result: '97531.5', fees: '5510.81265', funding: '-100', afterCosts: '91920.68735' };
  return {
    ...emptyTaxYear,
    total,
    months: [{ month: '2026-11', ...total }],
    lines: [
      { source: 'exchange', exchange: 'Binance', ...imported, months: [{ month: '2026-11', ...imported }] },
      { source: 'typed', exchange: null, ...typed, months: [{ month: '2026-11', ...typed }] },
    ],
    otherRateDays: [{ day: '2026-11-18', rateDay: '2026-11-20', krwRate: '1380', result: '97531.5' }],
    otherRateResult: '97531.5',
    ...overrides,
  };
}

export const latestRate: LatestRateDto = {
  rate: 1400.5,
  source: 'dunamu',
  fetchedAt: '2026-11-20T02:59:30.000Z',
  stale: false,
  simulated: true,
};

export function journalDay(overrides: Partial<JournalDayDto> = {}): JournalDayDto {
  return {
    day: '2026-11-18',
    startBalance: '1000',
    endBalance: '1406.3',
    profitLoss: '406.3',
    result: '10',
    unexplained: '-3.2',
    cashFlow: '399.5',
    tradeCount: 2,
    fees: '0',
    funding: '0',
    hasNote: true,
    krwRate: '1380',
    ...overrides,
  };
}

export function dailyEntry(overrides: Partial<DailyEntryDto> = {}): DailyEntryDto {
  return {
    summaryDate: '2026-11-18',
    startBalanceUSDT: '1000',
    endBalanceUSDT: '1406.3',
    profitLossUSDT: '406.3',
    note: '돌파 매매',
    ...overrides,
  };
}

export function trade(overrides: Partial<TradeDto> = {}): TradeDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000f01',
    symbol: 'BTC-USDT',
    type: 'long',
    entryPrice: '100',
    exitPrice: '110',
    quantity: '2',
    leverage: 10,
    exchange: 'Binance',
    profitLoss: '200',
    profitLossPercent: '100',
    note: null,
    ...{ tags: [], setup: null, mistake: null, mood: null, rating: null },
    ...{ stopPrice: null, rMultiple: null },
    tradeDate: '2026-11-18',
    isImported: false,
    fee: '0',
    otherFees: [],
    funding: '0',
    openedAt: null,
    closedAt: null,
    isIncomplete: false,
    ...overrides,
  };
}

export function cashFlow(overrides: Partial<CashFlowDto> = {}): CashFlowDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000f11',
    type: 'deposit',
    amount: '500',
    description: '첫 입금',
    transactionDate: '2026-11-18',
    ...overrides,
  };
}

const periodOf = ({ search }: SeenCall): [from: string, to: string] => {
  const asked = new URLSearchParams(search);
  return [asked.get('from') ?? '', asked.get('to') ?? '9999'];
};

const within =
  <T>(rows: readonly T[], dayOf: (row: T) => string) =>
  (call: SeenCall) => {
    const [from, to] = periodOf(call);
    return { body: rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to) };
  };

/** A server with a journal of these days; the lists are filtered by period as the real one does. */
export const position = (changes: Partial<PositionDto> = {}): PositionDto => ({
  id: '0198f6d2-8f5e-7c3a-9f0e-000000000d01',
  exchange: 'Binance',
  market: 'futures',
  symbol: 'BTC-USDT',
  type: 'long',
  quantity: '0.03',
  isInContracts: false,
  entryPrice: '91250.5',
  fee: '3.2012625',
  funding: '-0.5',
  openedAt: '2026-11-17T15:30:00.000Z',
  knownUntil: '2026-11-18T00:10:00.000Z',
  ...changes,
});

export function journalServer({
  days = [journalDay()],
  entries = [dailyEntry()],
  trades = [trade({ profitLoss: '15' }), trade({ id: '0198f6d2-8f5e-7c3a-9f0e-000000000f02', profitLoss: '-5' })],
  flows = [cashFlow()],
}: {
  days?: JournalDayDto[];
  entries?: DailyEntryDto[];
  trades?: TradeDto[];
  flows?: CashFlowDto[];
} = {}): FakeApi {
  return memberServer()
    .on('GET /api/mypage/performance', { body: performance })
    .on('GET /api/mypage/performance/statistics', { body: journalStatistics() })
    .on('GET /api/mypage/rates/latest', { body: latestRate })
    .on('GET /api/journal/imports', { body: [] })
    .on('GET /api/journal/note-templates', { body: [] })
    .on('GET /api/journal/pictures', { body: [] })
    .on('GET /api/journal/positions', { body: [] })
    .on('GET /api/journal/rebates', { body: { rebate: null, waitingDays: 0, missingDays: 0, days: [] } })
    .on('GET /api/journal/connections', { body: [] })
    .on('GET /api/journal/tax-year', { body: emptyTaxYear })
    .on(
      'GET /api/journal/days',
      within(days, ({ day }) => day),
    )
    .on(
      'GET /api/daily-journal',
      within(entries, ({ summaryDate }) => summaryDate),
    )
    .on(
      'GET /api/mypage/trades',
      within(trades, ({ tradeDate }) => tradeDate),
    )
    .on('GET /api/mypage/trades/sum', { body: tradeSum })
    .on(
      'GET /api/mypage/cashflows',
      within(flows, ({ transactionDate }) => transactionDate),
    );
}
