import { type Candle, type Interval, lengthOf, Market } from './candles.js';
import { type Coin, coins, extraCoin, isListed, MARKET_EXCHANGES, type MarketExchange } from './listings.js';
import { Noise } from './noise.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** KRW for one USD around which the rate moves. */
const USD_KRW = 1_380;

const MOST_KNOWN = 20;

/** A sudden fall of every coin: `percent` within a tenth of the time, and back. */
export interface Crash {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly percent: number;
  readonly minutes: number;
}

/** What an exchange tells about a coin; prices and `quoteVolume` in its currency, USDT or KRW. */
export interface Quote {
  readonly coin: Coin;
  /** The exchange's own. */
  readonly ticker: string;
  readonly price: number;
  /** 24 hours ago. */
  readonly open: number;
  readonly high: number;
  readonly low: number;
  /** Traded in 24 hours, in the ticker's unit. */
  readonly volume: number;
  readonly quoteVolume: number;
}

/** What one unit trades at, in USDT. */
interface Day {
  readonly price: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
}

/** Prices of every coin on every exchange at every instant: a function of the seed, the coin and the second. */
export class Prices {
  private readonly markets = new Map<string, Market>();
  private readonly noise: Noise;
  private readonly extra: Coin[] = [];
  private readonly known = new Map<string, readonly Quote[]>();

  constructor(
    private readonly seed: string,
    private readonly crashes: readonly Crash[],
  ) {
    this.noise = new Noise(`${seed}|prices`);
  }

  /** Lists so many more coins on every exchange, from now on. */
  list(count: number): void {
    for (let more = 0; more < count; more += 1) this.extra.push(extraCoin(this.extra.length));
  }

  /** What an exchange lists. */
  listed(exchange: MarketExchange, at: number): Coin[] {
    return [...coins, ...this.extra].filter((coin) => coin.tickers[exchange] !== undefined && isListed(coin, at));
  }

  /** The market of a ticker against USDT at Binance; undefined if it is not listed there. */
  marketOf(symbol: string): Pick<Market, 'candles'> | undefined {
    const coin = coins.find(({ tickers }) => tickers.binance !== undefined && `${tickers.binance}USDT` === symbol);
    if (!coin) return undefined;
    const market = this.market(coin);
    const per = coin.per?.binance;
    return per ? { candles: (...span) => market.candles(...span).map((candle) => bundled(candle, per)) } : market;
  }

  /** Everything that an exchange lists against its main currency. Sockets ask for the same instant again and again. */
  quotes(exchange: MarketExchange, at: number): readonly Quote[] {
    const key = [exchange, at, this.extra.length, this.crashes.length].join();
    const known = this.known.get(key);
    if (known) return known;
    if (this.known.size >= MOST_KNOWN) this.known.delete(this.known.keys().next().value ?? '');
    const quotes = this.quotesOf(exchange, at);
    this.known.set(key, quotes);
    return quotes;
  }

  private quotesOf(exchange: MarketExchange, at: number): Quote[] {
    const isKorean = exchange === 'upbit' || exchange === 'bithumb';
    const dayChange = isKorean ? this.usdKrw(at - DAY_MS) / this.usdKrw(at) : 1;
    return [...coins, ...this.extra].flatMap((coin, index) => {
      const ticker = coin.tickers[exchange];
      if (ticker === undefined || !isListed(coin, at)) return [];
      const per = coin.per?.[exchange] ?? 1;
      const factor = isKorean ? this.inKorea(coin, index, at) : 1;
      const rate = per * factor * this.spread(index, exchange, at);
      const before = rate * dayChange;
      const rounded = isKorean ? toTick : (price: number) => digits(price, 6);
      const day = this.day(coin, at);
      const price = rounded(day.price * rate);
      const open = rounded(day.open * before);
      const high = Math.max(price, open, rounded(day.high * rate));
      const low = Math.min(price, open, rounded(day.low * rate));
      const volume = coin.silent ? 0 : (this.traded(coin, at) * shareOf(exchange, index)) / per;
      return [{ coin, ticker, price, open, high, low, volume, quoteVolume: volume * ((price + open) / 2) }];
    });
  }

  /**
   * The candles of a ticker against KRW at Upbit, the last one up to `to`; undefined if it is not listed there. A minute in which
   * nobody trades a small coin has none of its own.
   */
  krwCandles(ticker: string, interval: Interval, from: number, to: number): Candle[] | undefined {
    const index = coins.findIndex(({ tickers }) => tickers.upbit === ticker);
    const coin = coins[index];
    if (!coin) return undefined;
    const per = coin.per?.upbit ?? 1;
    const share = shareOf('upbit', index) / per;
    const length = lengthOf(interval);
    const made = new Map<number, Candle>();
    // Long ones are made of hours: months of minutes would take seconds.
    const piece = length > HOUR_MS ? '1h' : '1m';
    for (const part of this.market(coin).candles(piece, from, to)) {
      const { openTime } = part;
      if (coin.silent || !isListed(coin, openTime)) continue;
      if (interval === '1m' && coin.rank > 60 && this.noise.draw(openTime / MINUTE_MS, 900 + index) < 0.1) continue;
      const [opens, closes] = [openTime, openTime + lengthOf(piece)].map((at) => per * this.inKorea(coin, index, at));
      const candle = inKrw(part, opens ?? 1, closes ?? 1, share);
      const begin = Math.floor(openTime / length) * length;
      made.set(begin, joined(made.get(begin), { ...candle, openTime: begin, closeTime: begin + length - 1 }));
    }
    return [...made.values()];
  }

  /** A coin's price in USD over all exchanges. */
  day(coin: Coin, at: number): Day {
    const market = this.market(coin);
    const open = market.priceOf(Math.floor((at - DAY_MS) / MINUTE_MS));
    const price = market.priceAt(at);
    const [low, high] = market.spanOf(Math.floor(at / MINUTE_MS));
    return { price, open, high: Math.max(high, open, price), low: Math.min(low, open, price) };
  }

  /** Traded in 24 hours at Binance, in the coin. */
  traded(coin: Coin, at: number): number {
    const market = this.market(coin);
    return market.minuteVolume * 1_440 * market.tide(Math.floor(at / MINUTE_MS));
  }

  /** KRW for one USD at the bank. */
  usdKrw(at: number): number {
    const minute = Math.floor(at / MINUTE_MS);
    const [slow, quick] = [this.noise.wave(minute, 20_000, 1), this.noise.wave(minute, 420, 2)];
    return digits(USD_KRW * (1 + (slow - 0.5) * 0.02 + (quick - 0.5) * 0.002), 6);
  }

  /** How much more coins cost in Korea, as a share: 0.01 to 0.04. */
  kimchi(at: number): number {
    const minute = at / MINUTE_MS;
    return 0.01 + 0.018 * this.noise.wave(minute, 5_200, 3) + 0.01 * this.noise.wave(minute, 640, 4) + this.tiny(at, 5);
  }

  /** How the market feels, 0 to 1. */
  mood(at: number): number {
    return 0.12 + this.noise.wave(Math.floor(at / MINUTE_MS), 9_000, 9) * 0.76;
  }

  /** What a coin of one USD costs in Korea. */
  private inKorea(coin: Coin, index: number, at: number): number {
    return this.usdKrw(at) * (1 + this.kimchi(at) + this.apart(coin, index, at));
  }

  /** How much more a coin costs in Korea than others do, as a share. */
  private apart(coin: Coin, index: number, at: number): number {
    const own = coin.symbol === 'USDT' ? 0 : (this.noise.draw(index, 6) - 0.5) * 0.006;
    // Nobody can bring coins whose deposits are halted, so that they cost what people there pay.
    const alone = coin.halted ? 0.06 + this.noise.draw(index, 7) * 0.2 : 0;
    const hourly = (this.noise.wave(at / MINUTE_MS + index * 97, 240, 8) - 0.5) * 0.003;
    return own + alone + hourly;
  }

  /** Exchanges differ by up to 0.04 %, another way every few seconds. */
  private spread(index: number, exchange: MarketExchange, at: number): number {
    const place = Math.floor(at / 3_000) * 7 + MARKET_EXCHANGES.indexOf(exchange);
    return 1 + (this.noise.draw(place, 20 + index) - 0.5) * 0.0008;
  }

  private tiny(at: number, purpose: number): number {
    return (this.noise.draw(Math.floor(at / 1_000), purpose) - 0.5) * 0.0002;
  }

  private market(coin: Coin): Market {
    const known = this.markets.get(coin.id);
    if (known) return known;
    const made = this.made(coin);
    this.markets.set(coin.id, made);
    return made;
  }

  private made(coin: Coin): Market {
    const isStable = coin.categories.includes('stablecoins');
    const shock = isStable ? undefined : (at: number) => this.shock(at);
    if (['BTC', 'ETH', 'SOL'].includes(coin.symbol))
      return new Market(`${coin.symbol}USDT`, this.seed, undefined, shock);
    const usdtADay = 60_000_000 / (1 + coin.rank * 0.2);
    const traits = { base: coin.base, minuteVolume: usdtADay / 1_440 / coin.base, decimals: decimalsOf(coin.base) };
    if (isStable) return new Market(coin.id, this.seed, { ...traits, stray: 0.003 }, shock);
    const bitcoin = coins.find(({ symbol }) => symbol === 'BTC');
    const follows = bitcoin && this.market(bitcoin);
    return new Market(
      coin.id,
      this.seed,
      { ...traits, ...(follows ? { follows } : {}), stray: coin.silent ? 0 : 1 },
      shock,
    );
  }

  private shock(at: number): number {
    return this.crashes.reduce((factor, crash) => factor * (1 - (crash.percent / 100) * depth(crash, at)), 1);
  }
}

/** A candle against USDT as one against KRW, of which `opens` and `closes` are paid for one USDT. */
function inKrw(candle: Candle, opens: number, closes: number, share: number): Candle {
  const [open, close] = [toTick(candle.open * opens), toTick(candle.close * closes)];
  const most = Math.max(opens, closes);
  const least = Math.min(opens, closes);
  const volume = candle.volume * share;
  return {
    ...candle,
    ...{ open, close, high: Math.max(open, close, toTick(candle.high * most)) },
    low: Math.min(open, close, toTick(candle.low * least)),
    ...{ volume, quoteVolume: (volume * (open + close)) / 2 },
  };
}

/** Two candles that follow each other, as one. */
function joined(first: Candle | undefined, second: Candle): Candle {
  if (!first) return second;
  return {
    ...first,
    ...{ high: Math.max(first.high, second.high), low: Math.min(first.low, second.low), close: second.close },
    volume: first.volume + second.volume,
    quoteVolume: first.quoteVolume + second.quoteVolume,
    trades: first.trades + second.trades,
  };
}

/** 0 before and after, 1 at the bottom. */
function depth({ at, minutes }: Crash, now: number): number {
  const way = (now - at) / (minutes * MINUTE_MS);
  if (way <= 0 || way >= 1) return 0;
  return way < 0.1 ? way / 0.1 : (1 - way) / 0.9;
}

/** Part of what is traded of a coin at Binance that is traded elsewhere. */
function shareOf(exchange: MarketExchange, index: number): number {
  const share = { upbit: 0.35, bithumb: 0.16, binance: 1, okx: 0.42, bitget: 0.31, bybit: 0.5 }[exchange];
  return share * (0.6 + ((index * 29) % 80) / 100);
}

/** Decimals that keep five digits of prices around `base`. */
function decimalsOf(base: number): number {
  let decimals = 2;
  for (let least = 1_000; base < least && decimals < 12; least /= 10) decimals += 1;
  return decimals;
}

/** Rounds to so many digits. */
function digits(value: number, count: number): number {
  return Number(value.toPrecision(count));
}

/** Steps of KRW prices at Korean exchanges. */
const TICKS: readonly (readonly [from: number, step: number])[] = [
  [1_000_000, 1_000],
  [500_000, 500],
  [100_000, 100],
  [50_000, 50],
  [10_000, 10],
  [5_000, 5],
  [100, 1],
  [10, 0.1],
  [1, 0.01],
  [0.1, 0.001],
  [0.01, 0.0001],
  [0.001, 0.00001],
];

function toTick(price: number): number {
  const [, step] = TICKS.find(([from]) => price >= from) ?? [0, 0.0000001];
  return digits(Math.round(price / step) * step, 12);
}

/** A candle of one coin, as one of a bundle. */
function bundled(candle: Candle, per: number): Candle {
  const { open, high, low, close, volume } = candle;
  return { ...candle, open: open * per, high: high * per, low: low * per, close: close * per, volume: volume / per };
}
