/** The markets there are: the price around which each moves, in USDT, and what is traded in a usual minute, in the coin. */
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

export const isMarketSymbol = (text: string): text is MarketSymbol => Object.hasOwn(MARKETS, text);
export const isInterval = (text: string): text is Interval => Object.hasOwn(INTERVALS, text);
/** How long a candle lasts, in milliseconds. */
export const lengthOf = (interval: Interval): number => INTERVALS[interval] * MINUTE_MS;

/** How far a price strays in one minute, as a share of it. */
const MINUTE_STRAY = 0.00054;
/** Lengths of the waves a price is made of: 1 minute, doubled, up to half a year. */
const WAVES = 19;
/** Waves up to this length swell and calm down together. */
const RESTLESS_WAVES = 9;
/** Blocks of so many minutes, of which one in `RARENESS` holds an outbreak of trading. */
const BLOCK = 240;
const RARENESS = 17;

/**
 * The prices and volumes of the simulated markets, minute by minute. Everything is a function of (seed, symbol, minute), so
 * that any stretch, past or future, always shows the same candles, and a long candle is exactly the sum of its short ones.
 *
 * A price is a sum of waves of all lengths, which wanders as prices do but stays within reach of its base. Volume follows the
 * hour, the movement and, now and then, an outbreak: somebody trades a lot within an hour, and the price is pushed away and
 * comes back. Only `+ − × ÷` are used, so that every machine computes the same digits.
 */
export class Market {
  private readonly key: number;
  private readonly base: number;
  private readonly minuteVolume: number;

  constructor(symbol: MarketSymbol, seed: string) {
    const { base, minuteVolume } = MARKETS[symbol];
    this.key = keyOf(`${seed}|${symbol}`);
    this.base = base;
    this.minuteVolume = minuteVolume;
  }

  /**
   * The candles of which any part lies in `from` to `to`, oldest first. The last one is unfinished when `to` lies within it:
   * it holds the minutes that have begun by then.
   */
  candles(interval: Interval, from: number, to: number): Candle[] {
    const length = INTERVALS[interval];
    const first = Math.floor(Math.floor(from / MINUTE_MS) / length) * length;
    const last = Math.floor(to / MINUTE_MS);
    const made: Candle[] = [];
    for (let minute = first; minute <= last; minute += length)
      made.push(this.candle(minute, length, Math.min(minute + length - 1, last)));
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
      high = Math.max(high, inCents(Math.max(begin, close) + reach * this.draw(at, 61)));
      low = Math.min(low, inCents(Math.min(begin, close) - reach * this.draw(at, 62)));
      const traded = this.volume(at, Math.abs(close - begin) / begin);
      volume += traded;
      quoteVolume += traded * ((begin + close) / 2);
      trades += 1 + Math.floor((traded / this.minuteVolume) * 40);
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
    const mood = 0.5 + this.wave(minute, 3_000, 40) ** 2 * 1.5 + this.wave(minute, 700, 41) * 0.5;
    let stray = 0;
    let amplitude = MINUTE_STRAY;
    for (let wave = 0; wave < WAVES; wave += 1) {
      const height = (this.wave(minute, 2 ** wave, wave) - 0.5) * 2 * amplitude;
      stray += wave <= RESTLESS_WAVES ? height * mood : height;
      amplitude *= Math.SQRT2;
    }
    return inCents(this.base * (1 + stray) * (1 + this.outbreak(minute).push));
  }

  /** In the coin, cut to 5 decimals. */
  private volume(minute: number, movement: number): number {
    const tide = 0.55 + this.wave(minute, 6_000, 50) * 0.9;
    const hour = 0.8 + this.wave(minute, 180, 51) * 0.4;
    const own = 0.3 + this.draw(minute, 60) * 1.4;
    const moved = 0.75 + Math.min(4, movement / MINUTE_STRAY) * 0.25;
    return (
      Math.floor(this.minuteVolume * tide * hour * own * moved * this.outbreak(minute).trading * 100_000) / 100_000
    );
  }

  /** What an outbreak does to the price (a share, up or down) and to trading (times as much). */
  private outbreak(minute: number): { push: number; trading: number } {
    const block = Math.floor(minute / BLOCK);
    if (this.draw(block, 70) * RARENESS >= 1) return { push: 0, trading: 1 };
    const centre = block * BLOCK + 70 + this.draw(block, 71) * 100;
    const distance = (minute - centre) / (25 + this.draw(block, 72) * 40);
    if (distance <= -1 || distance >= 1) return { push: 0, trading: 1 };
    const bell = (1 - distance * distance) ** 2;
    const reach = 0.008 + this.draw(block, 73) * 0.014;
    const kind = Math.floor(this.draw(block, 74) * 3);
    const push = [-reach * bell, reach * bell, reach * bell * distance * 2.4][kind] ?? 0;
    return { push, trading: 1 + bell * (14 + this.draw(block, 75) * 18) };
  }

  /** A smooth line from 0 to 1 that has a new draw every `length` minutes. */
  private wave(minute: number, length: number, purpose: number): number {
    // Waves that all turned at midnight would be seen.
    const place = (minute + purpose * 7_919) / length;
    const from = Math.floor(place);
    const way = place - from;
    const begin = this.draw(from, purpose);
    return begin + (this.draw(from + 1, purpose) - begin) * way * way * (3 - 2 * way);
  }

  /** 0 to 1, always the same for the same place and purpose (the finalizer of MurmurHash3). */
  private draw(place: number, purpose: number): number {
    let hash = (Math.imul(place, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b) ^ this.key) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  }
}

/** Prices are quoted in hundredths of a USDT. */
const inCents = (price: number): number => Math.round(price * 100) / 100;

/** FNV-1a. */
function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
