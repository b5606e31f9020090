import { DomainError } from '../../../platform/errors/index.js';
import { UpstreamFailure, type UpstreamClient } from '../../../platform/upstream/index.js';
import { Amount } from './amounts.js';
import { bitgetCandlesAnswer, openBitget } from './bitget.wire.js';
import type { DayWindow } from './report-day.js';
import { queryOf } from './vendor-client.js';

const PATH = '/api/v2/spot/market/candles';

/** Closing prices of one UTC+8 day in USDT, from Bitget's public spot candles. */
export class BitgetDayPrices {
  private readonly closes = new Map<string, Promise<Amount | null>>();

  constructor(
    private readonly client: UpstreamClient,
    private readonly window: DayWindow,
  ) {}

  /** USDT per `coin` at the day's close; null if Bitget has no such market or no candle for the day. */
  closeOf(coin: string): Promise<Amount | null> {
    const known = this.closes.get(coin) ?? this.read(coin);
    this.closes.set(coin, known);
    return known;
  }

  private async read(coin: string): Promise<Amount | null> {
    // `1day` candles start at 00:00 UTC+8 (the UTC ones are called `1Dutc`), like commission days.
    const { start, end } = this.window;
    const query = queryOf({ symbol: `${coin}USDT`, granularity: '1day', startTime: start, endTime: end, limit: 10 });
    try {
      return await this.client.read(
        PATH,
        () => ({ method: 'GET', path: `${PATH}?${query}` }),
        (answer) => {
          const candle = openBitget(answer, bitgetCandlesAnswer).data.find(([open]) => open === String(start));
          if (!candle) return null;
          const close = new Amount(candle[4]);
          if (close.lte(0)) throw new UpstreamFailure('drift', 'price not above zero', { path: 'data.4' });
          return close;
        },
      );
    } catch (error) {
      // Unknown markets are refused with code 40034 (unverified): there is no price, but the vendor is healthy.
      if (error instanceof DomainError && error.code === 'upstream.requestRefused') return null;
      throw error;
    }
  }
}
