import type {
  ChartAnalysisDetailsDto,
  ChartAnalysisDto,
  ChartModelDto,
  ChartScoreDto,
  ChartScoreRowDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi } from '@test/fake-api';
import { storeServer } from '@test/store-fixtures';

/** A finished long call, without what was read. */
export function analysis(overrides: Partial<ChartAnalysisDto> = {}): ChartAnalysisDto {
  return {
    id: '0198f6d2-8f5e-7c3a-9f0e-000000000c01',
    status: 'done',
    position: null,
    failure: null,
    direction: 'long',
    entryPrice: '67250.5',
    stopLoss: '66800.0',
    takeProfit: '68400.0',
    riskReward: '2.55',
    analysis: '롱 관점입니다.\n\n근거\n- 최근 저점이 높아졌습니다.',
    symbol: 'BTCUSDT',
    timeframe: '1h',
    couponCode: null,
    hasPicture: true,
    createdAt: '2026-11-20T03:00:00.000Z',
    finishedAt: '2026-11-20T03:00:02.000Z',
    ...overrides,
  };
}

/** The same with what was read in a picture of 800 × 400 pixels. */
export function analysisDetails(overrides: Partial<ChartAnalysisDetailsDto> = {}): ChartAnalysisDetailsDto {
  return {
    ...analysis(),
    report: {
      engine: 'embedded',
      version: 1,
      model: null,
      width: 800,
      height: 400,
      legibility: 96,
      candleCount: 60,
      lastPrice: '67250.5',
      rsi: '58.1',
      atr: null,
      unread: ['시간봉이 보이지 않습니다.'],
      market: {
        ...{ symbol: 'BTCUSDT', timeframe: '1h', lastCandleAt: '2026-11-20T02:00:00.000Z' },
        ...{ low: '66120.5', high: '68930', source: 'Binance', simulated: true },
      },
      remarks: [],
      marks: [
        { of: 'entry', text: '67,250.5', x: 10, y: 100, width: 700, height: 0, outsideMarket: false },
        { of: 'stop', text: '66,800.0', x: 10, y: 300, width: 700, height: 0, outsideMarket: false },
        { of: 'takeProfit', text: '68,400.0', x: 10, y: 40, width: 700, height: 0, outsideMarket: false },
        { of: 'resistance', text: '68,500.0', x: 10, y: 30, width: 700, height: 0, outsideMarket: false },
        { of: 'plot', text: null, x: 10, y: 10, width: 700, height: 380, outsideMarket: false },
      ],
    },
    ...overrides,
  };
}

/** A language model that Hana does not allow. */
export function chartModel(overrides: Partial<ChartModelDto> = {}): ChartModelDto {
  return { available: true, host: 'api.openai.com', model: 'gpt-4.1', simulated: false, allowedAt: null, ...overrides };
}

/** A server at which Hana has two free analyses left and none behind her. */
export function chartServer(): FakeApi {
  return storeServer()
    .on('GET /api/chart-analysis/usage', { body: { usedCount: 1, remainingCount: 2 } })
    .on('GET /api/chart-analysis/model', { body: chartModel({ available: false, host: null, model: null }) })
    .on('GET /api/chart-analysis', { body: [] });
}

/** 300 analyses, of which 162 were right. */
export function scoreRow(overrides: Partial<ChartScoreRowDto> = {}): ChartScoreRowDto {
  return {
    ...{ group: 'all', of: null, count: 300, hits: 162, expired: 20, hitRate: 54, low: 48.2, high: 59.7 },
    ...{ coinFlip: 50, alwaysLong: 52.7 },
    ...overrides,
  };
}

export function chartScore(overrides: Partial<ChartScoreDto> = {}): ChartScoreDto {
  return {
    ...{ horizonBars: 50, pending: 7, unmeasured: 2, simulated: true, asOf: '2026-11-20T03:00:00.000Z' },
    rows: [
      scoreRow(),
      scoreRow({
        ...{ group: 'symbol', of: 'BTCUSDT', count: 120, hits: 72, hitRate: 60, low: 51, high: 68.3 },
        ...{ coinFlip: 49.2, alwaysLong: 55 },
      }),
      scoreRow({ group: 'timeframe', of: '15m' }),
      scoreRow({ group: 'engine', of: 'embedded' }),
    ],
    ...overrides,
  };
}
