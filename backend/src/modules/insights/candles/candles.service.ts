import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Clock } from '../../../platform/clock/index.js';
import { Snapshots } from '../../../platform/snapshots/index.js';
import { listedTicker, type ListedTicker } from '../coin-identity.rules.js';
import { feeds } from '../feeds.js';
import { InsightsErrors } from '../insights.errors.js';
import { type CandleExchange, CandleSource } from '../insights.ports.js';
import { type Candle, type CandleMarket, type Timeframe, TIMEFRAMES } from './candle.js';
import { type KeptCandle, KeptCandles } from './kept-candles.service.js';

/** Candles of one answer. */
const MOST = 1_500;
/** A candle is over for good so long after its end: exchanges book late trades within seconds. */
const SETTLING_MS = 60_000;
/** For how long an unfinished candle is not read again. */
const FRESH_MS = 3_000;
/** How long an exchange that failed is not asked again for the same market. */
const PAUSE_MS = 5_000;

/** A span of a market; `from` and `to` lie in its first and last candle. */
export interface CandleSpan extends CandleMarket {
  readonly from: Date;
  readonly to: Date;
}

/** Candles with where they are from. */
export interface CandleList {
  /** Oldest first. A time without trades has none. */
  readonly candles: readonly (Candle & { readonly closed: boolean })[];
  readonly source: string;
  /** When the newest of them were asked for. */
  readonly fetchedAt: Date;
  /** Some could not be read: the exchange does not answer. */
  readonly stale: boolean;
  readonly simulated: boolean;
}

/** The prices between which a market moved. */
export interface PriceRange extends Omit<CandleList, 'candles'> {
  readonly low: string;
  readonly high: string;
}

/** What a list is made of. */
interface ListParts {
  readonly known: readonly KeptCandle[];
  /** Beginning of its first and last candle, in milliseconds. */
  readonly first: number;
  readonly last: number;
  readonly failure: Error | null;
}

/** Unfinished candles, and when they were read. */
interface Fresh {
  readonly at: number;
  readonly candles: readonly Candle[];
}

/**
 * Candles of the exchanges. Those that are over are kept and never read twice; the unfinished one is asked for when somebody
 * looks.
 */
@Injectable()
export class Candles {
  private readonly reading = new Map<string, Promise<CandleList>>();
  private readonly fresh = new Map<string, Fresh>();
  private readonly failed = new Map<string, number>();

  constructor(
    private readonly exchanges: CandleSource,
    private readonly kept: KeptCandles,
    private readonly snapshots: Snapshots,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the candles of a span, at most 1,500 and none of the future. Throws `insights.coinUnknown`, RangeError for a longer
   * span, and `upstream.*` if the exchange does not answer and nothing is kept.
   */
  async list({ from, to, ...asked }: CandleSpan): Promise<CandleList> {
    const exchange = this.exchanges.of(asked.quote);
    const ticker = this.tickerOf(asked);
    if (!exchange || !ticker) throw InsightsErrors.coinUnknown();
    const market = { ...asked, symbol: ticker.symbol };
    const length = TIMEFRAMES[market.timeframe];
    const begin = (time: number) => Math.floor(time / length) * length;
    const first = begin(from.getTime());
    const last = begin(Math.min(to.getTime(), this.clock.millis()));
    if ((last - first) / length >= MOST) throw new RangeError(`more than ${MOST} candles`);
    const key = `${nameOf(market)} ${first} ${last}`;
    const reading = this.reading.get(key) ?? this.read(exchange, market, first, last);
    this.reading.set(key, reading);
    const list = await reading.finally(() => this.reading.delete(key));
    return ticker.per === 1 ? list : { ...list, candles: list.candles.map((candle) => perCoin(candle, ticker.per)) };
  }

  /** Returns the newest candles. Throws as `list`. */
  async latest(market: CandleMarket, count: number): Promise<CandleList> {
    const now = this.clock.millis();
    return this.list({
      ...market,
      from: new Date(now - (count - 1) * TIMEFRAMES[market.timeframe]),
      to: new Date(now),
    });
  }

  /**
   * Returns between which prices a market moved, by the shortest candles that 1,500 of cover the span: the first and last of
   * them also hold what was before and after it. Null if nobody traded. Throws as `list`.
   */
  async range(span: Omit<CandleSpan, 'timeframe'>): Promise<PriceRange | null> {
    const covers = ([, length]: readonly [string, number]) =>
      span.to.getTime() - span.from.getTime() < (MOST - 1) * length;
    const [timeframe] = (Object.entries(TIMEFRAMES) as [Timeframe, number][]).find(covers) ?? ['1d'];
    const { candles, ...about } = await this.list({ ...span, timeframe });
    if (candles.length === 0) return null;
    const low = Decimal.min(...candles.map((candle) => candle.low)).toFixed();
    return { ...about, low, high: Decimal.max(...candles.map((candle) => candle.high)).toFixed() };
  }

  private tickerOf({ symbol, quote }: CandleMarket): ListedTicker | null {
    const [exchange, feed] = quote === 'USDT' ? ['binance', feeds.binanceTickers] : ['upbit', feeds.upbitTickers];
    const tickers = this.snapshots.latest(feed)?.data;
    return tickers ? listedTicker(exchange, tickers, symbol) : { symbol, per: 1 };
  }

  private async read(exchange: CandleExchange, market: CandleMarket, first: number, last: number): Promise<CandleList> {
    const of = { ...market, simulated: exchange.simulated };
    let known = await this.kept.read(of, first, last);
    const missing = this.missing(market, known, first, last);
    let failure: Error | null = null;
    if (missing.length > 0) {
      failure = await this.fill(exchange, market, missing).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error : new Error('not read', { cause: error })),
      );
      known = await this.kept.read(of, first, last);
    }
    return this.listOf(exchange, market, { known, first, last, failure });
  }

  /** The times that have to be asked for. */
  private missing(market: CandleMarket, known: readonly KeptCandle[], first: number, last: number): number[] {
    const length = TIMEFRAMES[market.timeframe];
    const has = new Set(known.map(({ time }) => time));
    const all = Array.from({ length: (last - first) / length + 1 }, (_, index) => first + index * length);
    const isFresh = this.clock.millis() - (this.fresh.get(nameOf(market))?.at ?? -Infinity) < FRESH_MS;
    return all.filter((time) => !has.has(time) && !(isFresh && !this.isSettled(market, time)));
  }

  private isSettled({ timeframe }: CandleMarket, time: number): boolean {
    return time + TIMEFRAMES[timeframe] + SETTLING_MS <= this.clock.millis();
  }

  /** Reads pages until nothing is missing. Throws `upstream.*`. */
  private async fill(exchange: CandleExchange, market: CandleMarket, missing: readonly number[]): Promise<void> {
    const name = nameOf(market);
    if (this.clock.millis() - (this.failed.get(name) ?? -Infinity) < PAUSE_MS) throw InsightsErrors.notReadYet();
    const reach = (exchange.page - 1) * TIMEFRAMES[market.timeframe];
    // Newest first: if the exchange stops answering, what people look at is there.
    for (let rest = missing; rest.length > 0;) {
      const to = rest.at(-1) ?? 0;
      const page = rest.filter((time) => time >= to - reach);
      rest = rest.filter((time) => time < to - reach);
      try {
        await this.readPage(exchange, market, page);
        this.failed.delete(name);
      } catch (error) {
        this.failed.set(name, this.clock.millis());
        throw error;
      }
    }
  }

  private async readPage(exchange: CandleExchange, market: CandleMarket, times: readonly number[]): Promise<void> {
    const [from = 0, to = 0] = [times[0], times.at(-1)];
    const { candles, isWhole } = await exchange.read(market, from, to);
    const byTime = new Map(candles.map((candle) => [Date.parse(candle.at), candle]));
    const last = Math.max(...byTime.keys());
    // Without a later candle in the answer, a missing one may only be late; one that could not be read is asked for again.
    const over = times.filter((time) => this.isSettled(market, time) && time <= last && (isWhole || byTime.has(time)));
    await this.kept.add(
      { ...market, simulated: exchange.simulated },
      over.map((time) => [time, byTime.get(time) ?? null]),
    );
    if (times.every((time) => this.isSettled(market, time))) return;
    const unfinished = candles.filter(({ at }) => !this.isSettled(market, Date.parse(at)));
    this.fresh.set(nameOf(market), { at: this.clock.millis(), candles: unfinished });
  }

  private listOf(
    { source, simulated }: CandleExchange,
    market: CandleMarket,
    { known, first, last, failure }: ListParts,
  ): CandleList {
    const length = TIMEFRAMES[market.timeframe];
    const fresh = this.fresh.get(nameOf(market)) ?? { at: 0, candles: [] };
    const has = new Set(known.map(({ time }) => time));
    const unsettled = fresh.candles.filter(({ at }) => {
      const time = Date.parse(at);
      return time >= first && time <= last && !has.has(time);
    });
    const candles = [
      ...known.flatMap(({ candle }) => (candle ? { ...candle, closed: true } : [])),
      ...unsettled.map((candle) => ({ ...candle, closed: Date.parse(candle.at) + length <= fresh.at })),
    ];
    const times = [...known.map(({ fetchedAt }) => fetchedAt.getTime()), ...(unsettled.length > 0 ? [fresh.at] : [])];
    if (failure !== null && candles.length === 0) throw failure;
    const fetchedAt = new Date(times.length > 0 ? Math.max(...times) : this.clock.millis());
    return { candles, source, fetchedAt, stale: failure !== null, simulated };
  }
}

/** A candle of a ticker that is for so many times as many coins, as one of the ticker that was asked for. */
function perCoin<C extends Candle>(candle: C, per: number): C {
  const price = (text: string): string => new Decimal(text).div(per).toFixed();
  const prices = {
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: price(candle.close),
  };
  return { ...candle, ...prices, volume: new Decimal(candle.volume).times(per).toFixed() };
}

const nameOf = ({ quote, symbol, timeframe }: CandleMarket): string => `${quote} ${symbol} ${timeframe}`;
