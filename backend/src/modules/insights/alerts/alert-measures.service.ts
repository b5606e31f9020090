import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Clock } from '../../../platform/clock/index.js';
import { type Feed, type Snapshot, Snapshots } from '../../../platform/snapshots/index.js';
import { type CandleList, Candles } from '../candles/candles.service.js';
import { type CandleQuote, type Timeframe, TIMEFRAMES } from '../candles/candle.js';
import { coinOf } from '../coin-identity.rules.js';
import type { KimchiPremiumsDto } from '../dto/kimchi-premium.dto.js';
import { feeds, type FlowEvent } from '../feeds.js';
import { History } from '../history/history.service.js';
import { InsightsErrors } from '../insights.errors.js';
import { Market } from '../market.service.js';
import type { Bar } from './alert.rules.js';
import type { Watched } from './alert-kinds.js';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const LONGEST_WINDOW_MS = 60 * MINUTE_MS;
/** Digits of a computed change. */
const CHANGE_DIGITS = 4;

/** What a measure is. */
export interface Measure {
  readonly value: string;
  readonly source: string;
  /** When the newest value that it was computed from was read. */
  readonly at: Date;
  readonly simulated: boolean;
}

/** What a measure was. */
export interface Series {
  /** Oldest first. A time of which nothing is known has none. */
  readonly bars: readonly Bar[];
  /** Of a bar, in milliseconds. */
  readonly length: number;
  readonly basis: 'candle' | 'history';
  /** Nothing that can be asked for is missing. */
  readonly isWhole: boolean;
  readonly source: string;
  readonly simulated: boolean;
}

/** Reads a measure out of the values of one moment; null if it is stale or unknown. */
export type ReadMeasure = (watched: Watched) => Measure | null;

/** What alerts measure: the values of this moment, and what is known of the past. */
@Injectable()
export class AlertMeasures {
  /** Liquidations of the last hour, by coin. */
  private liquidations = new Map<string, Map<string, FlowEvent<'long' | 'short'>>>();

  constructor(
    private readonly snapshots: Snapshots,
    private readonly market: Market,
    private readonly candles: Candles,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Returns how to read the values of this moment. Costs no database call but for settings. */
  async current(): Promise<ReadMeasure> {
    const premiums = await this.market.kimchiPremiums().catch(() => null);
    this.gatherLiquidations();
    return (watched) => this.read(watched, premiums);
  }

  /**
   * Returns what a measure was between two times in steps of a timeframe, in minutes where it is from the history; null where
   * nothing of it is kept. Throws as `Candles.list`.
   */
  async series({ kind, symbol }: Watched, from: number, to: number, timeframe: Timeframe): Promise<Series | null> {
    const list = (quote: CandleQuote, ago = 0): Promise<CandleList> =>
      this.candles.list({ symbol, quote, timeframe, from: new Date(from - ago), to: new Date(to - ago) });
    const asSeries = ({ source, simulated, stale }: CandleList, bars: readonly Bar[]): Series => ({
      ...{ bars, length: TIMEFRAMES[timeframe], basis: 'candle', isWhole: !stale, source, simulated },
    });
    switch (kind) {
      case 'priceKrw':
      case 'priceUsdt': {
        const found = await list(kind === 'priceKrw' ? 'KRW' : 'USDT');
        return asSeries(found, found.candles.map(barOf));
      }
      case 'change': {
        const [found, before] = [await list('USDT'), await list('USDT', DAY_MS)];
        const earlier = new Map(before.candles.map(({ at, close }) => [Date.parse(at) + DAY_MS, close]));
        const bars = found.candles.flatMap(({ at, close }) => {
          const base = earlier.get(Date.parse(at));
          return base === undefined ? [] : [pointOf(Date.parse(at), changeOf(base, close))];
        });
        return asSeries(found, bars);
      }
      case 'premiumFx':
      case 'premiumUsdt': {
        const rows = await this.history.minutesOf('upbit', symbol, new Date(from), new Date(to));
        const bars = rows.flatMap((row) => {
          const value = kind === 'premiumFx' ? row.premium : row.usdtPremium;
          return value === null ? [] : [pointOf(row.at.getTime(), value)];
        });
        const simulated = rows.some((row) => row.simulated);
        return { bars, length: MINUTE_MS, basis: 'history', isWhole: true, source: 'upbit', simulated };
      }
      case 'funding':
      case 'liquidations':
        return null;
    }
  }

  /** Throws `insights.coinUnknown`, and `insights.notReadYet` while that is not known. */
  expectListed({ kind, symbol }: Watched): void {
    const isKorean = kind === 'priceKrw' || kind.startsWith('premium');
    const futures: Feed<readonly { readonly symbol: string }[]> = feeds.funding;
    const spot: typeof futures = isKorean ? feeds.upbitTickers : feeds.binanceTickers;
    const isFuture = kind === 'funding' || kind === 'liquidations';
    const list = this.snapshots.latest(isFuture ? futures : spot);
    if (!list) throw InsightsErrors.notReadYet();
    if (!list.data.some((row) => row.symbol === symbol)) throw InsightsErrors.coinUnknown();
  }

  private read({ kind, symbol, minutes }: Watched, premiums: KimchiPremiumsDto | null): Measure | null {
    switch (kind) {
      case 'priceKrw':
        return this.rowOf(feeds.upbitTickers, symbol, ({ price }) => price);
      case 'priceUsdt':
        return this.rowOf(feeds.binanceTickers, symbol, ({ price }) => price);
      case 'change':
        return this.rowOf(feeds.binanceTickers, symbol, ({ change }) => change);
      case 'funding':
        return this.rowOf(feeds.funding, symbol, ({ rate }) => new Decimal(rate).times(100).toFixed());
      case 'premiumFx':
      case 'premiumUsdt':
        return premiums && premiumIn(premiums, kind, symbol);
      case 'liquidations':
        return this.liquidatedOf(symbol, minutes);
    }
  }

  private rowOf<Row extends { readonly symbol: string }>(
    feed: Feed<readonly Row[]>,
    symbol: string,
    valueOf: (row: Row) => string | null,
  ): Measure | null {
    const snapshot = this.snapshots.latest(feed);
    if (!snapshot || snapshot.stale) return null;
    const row = snapshot.data.find((one) => one.symbol === symbol);
    const value = row && valueOf(row);
    return value == null ? null : measureOf(snapshot, value);
  }

  /** At least what was liquidated: the vendors tell a part, and a replica that just began to collect knows the newest. */
  private liquidatedOf(symbol: string, minutes: number): Measure | null {
    const snapshot = this.snapshots.latest(feeds.liquidations);
    if (!snapshot || snapshot.stale) return null;
    const from = new Date(this.clock.millis() - minutes * MINUTE_MS).toISOString();
    const events = this.liquidations.get(coinOf('binance', symbol).coin)?.values() ?? [];
    const sum = [...events].reduce((total, { at, value }) => (at > from ? total.plus(value) : total), new Decimal(0));
    return measureOf(snapshot, sum.toFixed());
  }

  private gatherLiquidations(): void {
    const from = new Date(this.clock.millis() - LONGEST_WINDOW_MS).toISOString();
    for (const [coin, events] of this.liquidations) {
      for (const { id, at } of events.values()) if (at <= from) events.delete(id);
      if (events.size === 0) this.liquidations.delete(coin);
    }
    for (const event of this.snapshots.latest(feeds.liquidations)?.data.events ?? []) {
      if (event.at <= from) continue;
      const { coin } = coinOf(event.exchange, event.symbol);
      const events = this.liquidations.get(coin) ?? new Map<string, typeof event>();
      this.liquidations.set(coin, events.set(event.id, event));
    }
  }
}

const measureOf = ({ source, fetchedAt, simulated }: Snapshot<unknown>, value: string): Measure => ({
  ...{ value, source, at: fetchedAt, simulated },
});

const pointOf = (at: number, value: string): Bar => ({ at, open: value, high: value, low: value, close: value });
const barOf = ({ at, open, high, low, close }: CandleList['candles'][number]): Bar => ({
  ...{ at: Date.parse(at), open, high, low, close },
});
const changeOf = (base: string, now: string): string =>
  new Decimal(now).div(base).minus(1).times(100).toDecimalPlaces(CHANGE_DIGITS).toFixed();

/** The premium of a coin on Upbit, unless something of it is stale. */
function premiumIn({ upbit, rates, sources }: KimchiPremiumsDto, kind: string, symbol: string): Measure | null {
  const isFx = kind === 'premiumFx';
  const rate = isFx ? rates.usdKrw : rates.upbitUsdt;
  const korean = sources.find(({ source }) => source === 'upbit');
  const row = upbit.find(({ coin }) => coin === symbol);
  const value = isFx ? row?.premium : row?.usdtPremium;
  if (value == null || korean?.stale !== false || rate?.stale !== false) return null;
  const at = new Date(Math.max(...sources.map(({ fetchedAt }) => Date.parse(fetchedAt))));
  const simulated = korean.simulated || rate.simulated;
  return { value: new Decimal(value).toFixed(), source: 'upbit', at, simulated };
}
