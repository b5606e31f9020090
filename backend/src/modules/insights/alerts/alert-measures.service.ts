import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { type Feed, type Snapshot, Snapshots } from '../../../platform/snapshots/index.js';
import { type CandleList, Candles } from '../candles/candles.service.js';
import { type CandleQuote, type Timeframe, TIMEFRAMES } from '../candles/candle.js';
import { coinOf, listedTicker, type ListedTicker } from '../coin-identity.rules.js';
import type { KimchiPremiumsDto } from '../dto/kimchi-premium.dto.js';
import { feeds } from '../feeds.js';
import { History, sourcesOf } from '../history/history.service.js';
import { InsightsErrors } from '../insights.errors.js';
import { GLOBAL_EXCHANGES } from '../kimchi-premium.rules.js';
import { PastFunding } from '../insights.ports.js';
import { Market } from '../market.service.js';
import type { Bar } from './alert.rules.js';
import type { Watched } from './alert-kinds.js';
import { Liquidated } from './liquidated.service.js';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** How often most futures settle their funding. */
const USUAL_FUNDING_MS = 8 * HOUR_MS;
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

type WatchedMarket = 'upbit' | 'binance' | 'futures';

/** Which coins each market lists. */
const listings: Readonly<Record<WatchedMarket, Feed<readonly { readonly symbol: string }[]>>> = {
  upbit: feeds.upbitTickers,
  binance: feeds.binanceTickers,
  futures: feeds.funding,
};

/**
 * Throws `insights.alertNotMeasured` for a premium that is not computed: no global exchange lists the coin, another coin has its
 * ticker there, or USDT is compared with itself.
 */
function expectPremium({ kind, symbol }: Pick<Watched, 'kind' | 'symbol'>, premiums: KimchiPremiumsDto | null): void {
  if (!kind.startsWith('premium')) return;
  const gap = premiums?.upbit.find(({ coin }) => coin === symbol)?.gap;
  const isWhole = GLOBAL_EXCHANGES.every((exchange) => premiums?.sources.some(({ source }) => source === exchange));
  const isNever =
    gap === 'otherCoin' || (isWhole && gap === 'noGlobalPrice') || (kind === 'premiumUsdt' && symbol === 'USDT');
  if (isNever) throw InsightsErrors.alertNotMeasured();
}

function marketOf(kind: Watched['kind']): WatchedMarket {
  if (kind === 'funding' || kind === 'liquidations') return 'futures';
  return kind === 'priceUsdt' || kind === 'change' ? 'binance' : 'upbit';
}

/** Reads a measure out of the values of one moment; null if it is stale or unknown. */
export type ReadMeasure = (watched: Watched) => Measure | null;

/** What alerts measure: the values of this moment, and what is known of the past. */
@Injectable()
export class AlertMeasures {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly market: Market,
    private readonly candles: Candles,
    private readonly history: History,
    private readonly pastFunding: PastFunding,
    private readonly liquidated: Liquidated,
  ) {}

  /** Returns how to read the values of this moment. Costs no database call but for settings. */
  async current(): Promise<ReadMeasure> {
    const premiums = await this.premiums();
    this.liquidated.look();
    return (watched) => this.read(watched, premiums);
  }

  /** The premiums of this moment; null while they are not known. */
  async premiums(): Promise<KimchiPremiumsDto | null> {
    return this.market.kimchiPremiums().catch(() => null);
  }

  /**
   * Returns what a measure was between two times in steps of a timeframe, in minutes where it is from the history; null where
   * nothing of it is kept. Throws as `Candles.list`.
   */
  async series(
    { kind, symbol, minutes }: Watched,
    from: number,
    to: number,
    timeframe: Timeframe,
  ): Promise<Series | null> {
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
        const source = sourcesOf('upbit', rows).join(', ');
        return { bars, length: MINUTE_MS, basis: 'history', isWhole: true, source, simulated };
      }
      case 'funding':
        return this.fundingSeries(symbol, from);
      case 'liquidations':
        return this.liquidationSeries({ symbol, minutes }, from, to);
    }
  }

  /** Rates as they were settled: what they were expected to be in between is not kept by anybody. */
  private async fundingSeries(symbol: string, from: number): Promise<Series | null> {
    const { source } = this.pastFunding;
    if (!source) return null;
    const bars = (await this.pastFunding.read(symbol, from)).map(({ at, rate }) =>
      pointOf(Date.parse(at), new Decimal(rate).times(100).toFixed()),
    );
    const gaps = bars.slice(1).map(({ at }, index) => at - (bars[index]?.at ?? at));
    const length = Math.round(Math.min(...gaps, USUAL_FUNDING_MS) / HOUR_MS) * HOUR_MS;
    return { bars, length, basis: 'history', isWhole: true, source: source.id, simulated: source.simulated };
  }

  /** The sums of as many minutes, each minute anew. */
  private async liquidationSeries(of: Omit<Watched, 'kind'>, from: number, to: number): Promise<Series> {
    const span = of.minutes * MINUTE_MS;
    const { coin } = coinOf('binance', of.symbol);
    const { minutes, simulated } = await this.liquidated.between(coin, from - span, to);
    const bars: Bar[] = [];
    let sum = new Decimal(0);
    let oldest = 0;
    for (const { at, value } of minutes) {
      sum = sum.plus(value);
      for (let gone = minutes[oldest]; gone && gone.at <= at - span; gone = minutes[oldest]) {
        sum = sum.minus(gone.value);
        oldest += 1;
      }
      if (at >= from) bars.push(pointOf(at, sum.toFixed()));
    }
    return { bars, length: MINUTE_MS, basis: 'history', isWhole: true, source: 'binance', simulated };
  }

  /** Whether the market that is watched lists the coin; null while that is not known. */
  isListed({ kind, symbol }: Pick<Watched, 'kind' | 'symbol'>): boolean | null {
    return this.lists(marketOf(kind), symbol);
  }

  /** The ticker by which the watched market lists a coin. A price stays that of what was asked for, not of a bundle. */
  tickerOf({ kind, symbol }: Pick<Watched, 'kind' | 'symbol'>): string {
    const market = marketOf(kind);
    const list = market === 'upbit' ? undefined : this.listOf(market);
    const found = list && listedTicker('binance', list, symbol);
    return found && (found.per === 1 || kind !== 'priceUsdt') ? found.symbol : symbol;
  }

  /**
   * Throws `insights.coinUnknown`, `insights.alertNotMeasured` for a coin of other markets or without a premium, and
   * `insights.notReadYet` while that is not known.
   */
  expectMeasured(watched: Pick<Watched, 'kind' | 'symbol'>, premiums: KimchiPremiumsDto | null): void {
    const isListed = this.isListed(watched);
    if (isListed === null) throw InsightsErrors.notReadYet();
    if (isListed) return expectPremium(watched, premiums);
    const isElsewhere = (['upbit', 'binance', 'futures'] as const).some((market) => this.lists(market, watched.symbol));
    throw isElsewhere ? InsightsErrors.alertNotMeasured() : InsightsErrors.coinUnknown();
  }

  private lists(market: WatchedMarket, symbol: string): boolean | null {
    const rows = this.listOf(market);
    if (!rows) return null;
    return rows.some((row) => row.symbol === symbol) || (market === 'binance' && bundleOf(rows, symbol) !== null);
  }

  private listOf(market: WatchedMarket): readonly { readonly symbol: string }[] | undefined {
    return this.snapshots.latest(listings[market])?.data;
  }

  private read({ kind, symbol, minutes }: Watched, premiums: KimchiPremiumsDto | null): Measure | null {
    switch (kind) {
      case 'priceKrw':
        return this.rowOf(feeds.upbitTickers, symbol, ({ price }) => price);
      case 'priceUsdt':
        return this.priceUsdt(symbol);
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

  private priceUsdt(symbol: string): Measure | null {
    const bundle = bundleOf(this.listOf('binance') ?? [], symbol);
    const per = bundle?.per ?? 1;
    return this.rowOf(feeds.binanceTickers, bundle?.symbol ?? symbol, ({ price }) =>
      new Decimal(price).div(per).toFixed(),
    );
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
    return measureOf(snapshot, this.liquidated.within(coinOf('binance', symbol).coin, minutes).toFixed());
  }
}

/** The bundle in which Binance sells a coin that it does not list by itself; null if there is none. */
function bundleOf(rows: readonly { readonly symbol: string }[], symbol: string): ListedTicker | null {
  const listed = listedTicker('binance', rows, symbol);
  return listed && listed.per > 1 ? listed : null;
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
  // A premium is made of both prices and the rate.
  const made = ['upbit', row?.usdSource?.toLowerCase(), rate.source].filter((part) => part != null);
  return { value: new Decimal(value).toFixed(), source: [...new Set(made)].join(', '), at, simulated };
}
