import { Noise } from './noise.js';

// Bound here: see the draws.
const { abs, floor, max, min, round } = Math;

/** What one market is like. */
export interface MarketTraits {
  /** The price around which it moves, in USDT. */
  readonly base: number;
  /** What is traded in a usual minute, in the coin. */
  readonly minuteVolume: number;
  /** Decimals of its prices. */
  readonly decimals?: number;
  /** How far it strays: 0 not at all, 1 (the default) as coins do. */
  readonly stray?: number;
  /** A small coin: it goes along with another market, strays further, and surges now and then. */
  readonly follows?: Market;
}

/** The markets of the pictures: the price around which each moves, in USDT, and what is traded in a usual minute, in the coin. */
const MARKETS = {
  BTCUSDT: { base: 60_000, minuteVolume: 0.9 },
  ETHUSDT: { base: 3_000, minuteVolume: 14 },
  SOLUSDT: { base: 150, minuteVolume: 210 },
} as const;
export type MarketSymbol = keyof typeof MARKETS;

const MINUTE_MS = 60_000;
/** Minutes of a candle, which begins at a multiple of them since 1970. Longer ones than a day are not simulated. */
const INTERVALS = {
  '1m': 1,
  '3m': 3,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '2h': 120,
  '4h': 240,
  '6h': 360,
  '8h': 480,
  '12h': 720,
  '1d': 1_440,
} as const;
export type Interval = keyof typeof INTERVALS;

export interface Candle {
  /** Milliseconds since 1970, as all times here. */
  readonly openTime: number;
  /** Last millisecond that belongs to it. */
  readonly closeTime: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** In the coin. */
  readonly volume: number;
  /** In USDT. */
  readonly quoteVolume: number;
  readonly trades: number;
}

export const isInterval = (text: string): text is Interval => Object.hasOwn(INTERVALS, text);
/** How long a candle lasts, in milliseconds. */
export const lengthOf = (interval: Interval): number => INTERVALS[interval] * MINUTE_MS;

type Span = readonly [low: number, high: number];

/** How far a price strays in one minute, as a share of it. */
const MINUTE_STRAY = 0.00054;
/** Lengths of the waves a price is made of: 1 minute, doubled, up to half a year. */
const WAVES = 19;
/** Waves up to this length swell and calm down together. */
const RESTLESS_WAVES = 9;
/** Blocks of so many minutes, of which one in `RARENESS` holds an outbreak of trading. */
const BLOCK = 240;
const RARENESS = 17;
/** Prices that a market remembers. */
const MOST_KNOWN = 60;
/** Hours whose spans it remembers. */
const MOST_HOURS = 100;
/** One of so many days holds a surge of a small coin. */
const SURGE_RARENESS = 24;

/**
 * The prices and volumes of the simulated markets, minute by minute. Everything is a function of (seed, symbol, minute), so
 * that any stretch, past or future, always shows the same candles, and a long candle is exactly the sum of its short ones.
 *
 * A price is a sum of waves of all lengths, which wanders as prices do but stays within reach of its base. Volume follows the
 * hour, the movement and, now and then, an outbreak: somebody trades a lot within an hour, and the price is pushed away and
 * comes back. Only `+ − × ÷` are used, so that every machine computes the same digits.
 */
export class Market {
  readonly base: number;
  readonly minuteVolume: number;
  private readonly noise: Noise;
  private readonly perUnit: number;
  private readonly restlessness: number;
  private readonly follows: Market | undefined;
  /** The stretches that were asked for last: tickers are asked for many times in the same minute. */
  private readonly known = new Map<number, number>();

  private span: { minute: number; of: Span } = { minute: -1, of: [0, 0] };
  private readonly hours = new Map<number, Span>();

  /** `shock` multiplies every price of an instant. */
  constructor(
    symbol: string,
    seed: string,
    traits: MarketTraits = MARKETS[symbol as MarketSymbol],
    private readonly shock: (at: number) => number = () => 1,
  ) {
    this.noise = new Noise(`${seed}|${symbol}`);
    this.base = traits.base;
    this.minuteVolume = traits.minuteVolume;
    this.perUnit = 10 ** (traits.decimals ?? 2);
    this.restlessness = traits.stray ?? 1;
    this.follows = traits.follows;
  }

  /** The price at an instant, which changes every second. */
  priceAt(at: number): number {
    const minute = floor(at / MINUTE_MS);
    const way = at / MINUTE_MS - minute;
    const from = this.unshaken(minute);
    const second = floor(at / 1_000);
    const jitter = (this.noise.draw(second, 80) - 0.5) * way * (1 - way) * MINUTE_STRAY * 4 * from * this.restlessness;
    return this.rounded((from + (this.unshaken(minute + 1) - from) * way + jitter) * this.shock(at));
  }

  /**
   * The span of prices of the 24 hours before a minute, as its candles show it; of small coins, of which there are hundreds, as
   * far as every other hour shows it.
   */
  spanOf(minute: number): Span {
    if (this.span.minute !== minute)
      this.span = { minute, of: this.follows ? this.sampled(minute) : this.exact(minute) };
    return this.span.of;
  }

  private sampled(minute: number): Span {
    const hour = floor(minute / 60);
    const samples = Array.from({ length: 12 }, (_, back) => this.unshaken((hour - back * 2) * 60));
    return [min(...samples), max(...samples)];
  }

  private exact(minute: number): Span {
    const hour = floor(minute / 60);
    const spans = Array.from({ length: 23 }, (_, back) => this.hourly(hour - 1 - back));
    const begun = minute - hour * 60;
    // The hours at both ends count in part.
    spans.push(this.between(minute - 1_440, 60 - begun));
    if (begun > 0) spans.push(this.between(hour * 60, begun));
    return [min(...spans.map(([low]) => low)), max(...spans.map(([, high]) => high))];
  }

  private hourly(hour: number): Span {
    const known = this.hours.get(hour);
    if (known) return known;
    const span = this.between(hour * 60, 60);
    if (this.hours.size >= MOST_HOURS) this.hours.clear();
    this.hours.set(hour, span);
    return span;
  }

  private between(minute: number, count: number): Span {
    const { low, high } = this.candle(minute, count, minute + count - 1);
    return [low, high];
  }

  /** The price at the beginning of a minute, before any shock. */
  priceOf(minute: number): number {
    return this.rounded(this.unshaken(minute));
  }

  /** Rounds to the decimals of its prices. */
  rounded(price: number): number {
    return round(price * this.perUnit) / this.perUnit;
  }

  /** How lively its trading is: 1 in a usual minute. */
  tide(minute: number): number {
    return (0.55 + this.noise.wave(minute, 6_000, 50) * 0.9) * (0.9 + this.noise.wave(minute, 300, 52) * 0.2);
  }

  /**
   * The candles of which any part lies in `from` to `to`, oldest first. The last one is unfinished when `to` lies within it:
   * it holds the minutes that have begun by then.
   */
  candles(interval: Interval, from: number, to: number): Candle[] {
    const length = INTERVALS[interval];
    const first = floor(floor(from / MINUTE_MS) / length) * length;
    const last = floor(to / MINUTE_MS);
    const made: Candle[] = [];
    for (let minute = first; minute <= last; minute += length)
      made.push(this.candle(minute, length, min(minute + length - 1, last)));
    return made;
  }

  private candle(minute: number, length: number, until: number): Candle {
    const open = this.price(minute);
    let [high, low, close] = [open, open, open];
    let [volume, quoteVolume, trades] = [0, 0, 0];
    for (let at = minute; at <= until; at += 1) {
      const begin = close;
      close = this.price(at + 1);
      const reach = this.base * MINUTE_STRAY * 0.5;
      high = max(high, this.rounded(max(begin, close) + reach * this.noise.draw(at, 61)));
      low = min(low, this.rounded(min(begin, close) - reach * this.noise.draw(at, 62)));
      const traded = this.volume(at, abs(close - begin) / begin);
      volume += traded;
      quoteVolume += traded * ((begin + close) / 2);
      trades += 1 + floor((traded / this.minuteVolume) * 40);
    }
    return {
      openTime: minute * MINUTE_MS,
      closeTime: (minute + length) * MINUTE_MS - 1,
      ...{ open, high, low, close },
      volume,
      quoteVolume,
      trades,
    };
  }

  /** The price at the beginning of a minute. */
  private price(minute: number): number {
    return this.rounded(this.computed(minute) * this.shock(minute * MINUTE_MS));
  }

  private unshaken(minute: number): number {
    const known = this.known.get(minute);
    if (known !== undefined) return known;
    const price = this.computed(minute);
    if (this.known.size >= MOST_KNOWN)
      for (const oldest of [...this.known.keys()].slice(0, 20)) this.known.delete(oldest);
    this.known.set(minute, price);
    return price;
  }

  private computed(minute: number): number {
    const { noise, follows } = this;
    const mood = 0.5 + noise.wave(minute, 3_000, 40) ** 2 * 1.5 + noise.wave(minute, 700, 41) * 0.5;
    let stray = 0;
    let amplitude = MINUTE_STRAY;
    // There are hundreds of small coins: they make do with every other wave.
    const step = follows ? 2 : 1;
    for (let wave = 0; wave < WAVES; wave += step) {
      const height = (noise.wave(minute, 2 ** wave, wave) - 0.5) * 2 * amplitude;
      stray += wave <= RESTLESS_WAVES ? height * mood : height;
      amplitude *= follows ? 2 : Math.SQRT2;
    }
    stray *= this.restlessness;
    const push = 1 + this.outbreak(minute).push * this.restlessness;
    if (!follows || this.restlessness === 0) return this.base * (1 + stray) * push;
    const along = 1 + (follows.unshaken(minute) / follows.base - 1) * 0.7;
    // Falls as far as it rises, in proportion, so that it never gets to zero.
    return this.base * (stray < 0 ? 1 / (1 - stray) : 1 + stray) * push * along * this.surge(minute);
  }

  /** Once in some weeks a small coin rises by a lot for most of a day. */
  private surge(minute: number): number {
    const day = floor(minute / 1_440);
    if (this.noise.draw(day, 90) * SURGE_RARENESS >= 1) return 1;
    const distance = (minute - day * 1_440) / 720 - 1;
    const bell = (1 - distance * distance) ** 2;
    return 1 + bell * (0.12 + this.noise.draw(day, 91) * 0.5);
  }

  /** In the coin, cut to 5 decimals. */
  private volume(minute: number, movement: number): number {
    const tide = 0.55 + this.noise.wave(minute, 6_000, 50) * 0.9;
    const hour = 0.8 + this.noise.wave(minute, 180, 51) * 0.4;
    const own = 0.3 + this.noise.draw(minute, 60) * 1.4;
    const moved = 0.75 + min(4, movement / MINUTE_STRAY) * 0.25;
    return floor(this.minuteVolume * tide * hour * own * moved * this.outbreak(minute).trading * 100_000) / 100_000;
  }

  /** What an outbreak does to the price (a share, up or down) and to trading (times as much). */
  private outbreak(minute: number): { push: number; trading: number } {
    const block = floor(minute / BLOCK);
    if (this.noise.draw(block, 70) * RARENESS >= 1) return { push: 0, trading: 1 };
    const centre = block * BLOCK + 70 + this.noise.draw(block, 71) * 100;
    const distance = (minute - centre) / (25 + this.noise.draw(block, 72) * 40);
    if (distance <= -1 || distance >= 1) return { push: 0, trading: 1 };
    const bell = (1 - distance * distance) ** 2;
    const reach = 0.008 + this.noise.draw(block, 73) * 0.014;
    const kind = floor(this.noise.draw(block, 74) * 3);
    const push = [-reach * bell, reach * bell, reach * bell * distance * 2.4][kind] ?? 0;
    return { push, trading: 1 + bell * (14 + this.noise.draw(block, 75) * 18) };
  }
}
