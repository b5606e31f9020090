import { Inject, Injectable } from '@nestjs/common';
import { type Candle, type CandleMarket, type CandleQuote, type Timeframe, TIMEFRAMES } from '../candles/candle.js';
import { type CandleExchange, type CandlePage, CandleSource } from '../insights.ports.js';
import { readKlines, readUpbitCandles } from './candles.wire.js';
import type { OpenApi, OpenRequest } from './open-api.js';
import type { OpenApis } from './open-apis.js';
import type { WireRows } from './wire-rows.js';

/** Connections of their own, so that charts never hold up the tickers; the token by which they are injected. */
export const CANDLE_APIS = Symbol('open sources of candles');
/** Of what Binance counts by weight (2 of 6,000 a minute) and Upbit for the group of candles (10 a second). */
export const CANDLES_PER_SECOND = 4;

const UPBIT_PATHS: Readonly<Record<Timeframe, string>> = {
  '1m': 'minutes/1',
  '5m': 'minutes/5',
  '15m': 'minutes/15',
  '1h': 'minutes/60',
  '4h': 'minutes/240',
  '1d': 'days',
};

/** Candles of Binance's spot market and of Upbit. */
@Injectable()
export class ExchangeCandles extends CandleSource {
  constructor(@Inject(CANDLE_APIS) private readonly apis: OpenApis) {
    super();
  }

  of(quote: CandleQuote): CandleExchange | null {
    const api = this.apis.get(quote === 'USDT' ? 'binance' : 'upbit');
    if (!api) return null;
    return quote === 'USDT'
      ? exchange(api, 300, (market, from, to) => klines(api, market, from, to))
      : exchange(api, 200, (market, from, to) => upbitCandles(api, market, from, to));
  }
}

function exchange({ id, simulated }: OpenApi, page: number, read: CandleExchange['read']): CandleExchange {
  return { source: id, simulated, page, read };
}

async function klines(api: OpenApi, market: CandleMarket, from: number, to: number): Promise<CandlePage> {
  const { symbol, timeframe } = market;
  const length = TIMEFRAMES[timeframe];
  const query = `symbol=${encodeURIComponent(symbol)}USDT&interval=${timeframe}`;
  const path = `/api/v3/klines?${query}&startTime=${from}&endTime=${to}&limit=${(to - from) / length + 1}`;
  return page(api, { path }, readKlines(length), { from, to });
}

async function upbitCandles(api: OpenApi, market: CandleMarket, from: number, to: number): Promise<CandlePage> {
  const { symbol, timeframe } = market;
  const length = TIMEFRAMES[timeframe];
  // Those before `to`; where some are missing, earlier ones come instead.
  const before = new Date(to + 1_000).toISOString().replace('.000', '');
  const query = `market=KRW-${encodeURIComponent(symbol)}&to=${before}&count=${(to - from) / length + 1}`;
  const path = `/v1/candles/${UPBIT_PATHS[timeframe]}?${query}`;
  return page(api, { path, lane: 'candles' }, readUpbitCandles(length), { from, to });
}

async function page(
  api: OpenApi,
  request: OpenRequest,
  read: (body: unknown, rows: WireRows) => Candle[],
  { from, to }: { from: number; to: number },
): Promise<CandlePage> {
  return api.get(request, (body, rows) => {
    const candles = read(body, rows).filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
    return { candles, isWhole: rows.dropped === 0 };
  });
}
