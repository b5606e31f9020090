import type { CandleQuote } from '../insights/index.js';
import { symbolIn } from './reader/chart-title.rules.js';
import type { DrawnMark, ReadCandle, Timeframe } from './reader/index.js';

/** A market whose candles are known. */
export interface KnownMarket {
  /** Ticker of the coin. */
  readonly symbol: string;
  readonly quote: CandleQuote;
}

/** A candle of the market; `time` is its beginning in milliseconds. */
export interface MarketCandle {
  readonly time: number;
  readonly high: number;
  readonly low: number;
}

/** Where the candles of a picture lie in the market. */
export interface Place {
  /** Beginnings of the picture's first and last candle, in milliseconds. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/** Why levels were not compared with the market. */
export type Unchecked = 'noSymbol' | 'marketUnknown' | 'marketSilent';

/** What the market says about a picture. Plain data that can be stored as JSON. */
export interface MarketCheck {
  readonly unchecked: Unchecked | null;
  readonly market: KnownMarket | null;
  /** Length of a candle with which the picture was found, else the one that was given. */
  readonly timeframe: Timeframe;
  /** Null where the picture was found nowhere. */
  readonly place: Place | null;
  /** Prices between which the market moved: at that place, else in all candles that were looked at. */
  readonly low: number | null;
  readonly high: number | null;
  /** Candles of the market that were looked at. */
  readonly candles: number;
  readonly source: string | null;
  readonly simulated: boolean;
}

/** A symbol as it is told: the pair that it names, `BTCUSDT` for `btc/usdt` or `BINANCE:BTCUSDT.P`, else its own capitals. */
export const symbolOf = (text: string): string => symbolIn(text.toUpperCase()) ?? text.toUpperCase();

/** The market that a symbol names, as typed or printed: `BTCUSDT`, `btc/usdt`, `KRW-BTC`, `BINANCE:BTCUSDT.P`. */
export function marketOf(text: string | null): KnownMarket | null {
  const symbol = text === null ? null : symbolIn(text.toUpperCase());
  const [, coin, quote] = /^(.+)(USDT|KRW)$/.exec(symbol ?? '') ?? [];
  return coin === undefined ? null : { symbol: coin, quote: quote as CandleQuote };
}

/** Candles by which a place is found, the last ones. Fewer are found anywhere. */
const COMPARED = { least: 8, most: 120, known: 0.8 } as const;
/** How exactly they agree, as a share of the range that they cover. */
const AGREEMENT = 0.025;
/** Other exchanges and contracts trade this far beside, as a share of the price. */
const BASIS = 0.003;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? NaN;

/**
 * Where the last candles of a picture agree with those of the market, best; null if nowhere. `length` is that of a candle, in
 * milliseconds. What lies beside the market by a constant, as a contract does, agrees too.
 */
export function placeOf(read: readonly ReadCandle[], market: readonly MarketCandle[], length: number): Place | null {
  const slots = slotsOf(read);
  const compared = slots.filter(({ before }) => before < COMPARED.most);
  const newest = market.at(-1)?.time;
  if (newest === undefined || compared.length < COMPARED.least) return null;
  const byTime = new Map(market.map((candle) => [candle.time, candle]));
  const range = Math.max(...compared.map(({ high }) => high)) - Math.min(...compared.map(({ low }) => low));
  let best = { lastAt: 0, error: range * AGREEMENT };
  for (let lastAt = newest; lastAt >= (market[0]?.time ?? newest); lastAt -= length) {
    const pairs = compared.flatMap(({ before, ...candle }) => {
      const other = byTime.get(lastAt - before * length);
      return other ? [{ candle, other }] : [];
    });
    if (pairs.length < compared.length * COMPARED.known || pairs.length < COMPARED.least) continue;
    const error = errorOf(pairs);
    if (error < best.error) best = { lastAt, error };
  }
  if (best.lastAt === 0) return null;
  return { lastAt: best.lastAt, firstAt: best.lastAt - Math.max(...slots.map(({ before }) => before)) * length };
}

interface Slot {
  /** Candles between it and the last one, and one. */
  readonly before: number;
  readonly high: number;
  readonly low: number;
}

/**
 * A candle that was not read leaves its slot empty: the distance of the others tells where it stood. Slots are counted from
 * candle to candle, because `x` is rounded to whole pixels and the error would add up over the width of the picture.
 */
function slotsOf(read: readonly ReadCandle[]): Slot[] {
  const distances = read.slice(1).map(({ x }, index) => x - (read[index]?.x ?? x));
  // Distances between neighbours; in at least a quarter of all distances no candle is missing.
  const near = [...distances].sort((one, other) => one - other)[distances.length >> 2] ?? NaN;
  const usual = distances.filter((distance) => distance < 1.5 * near + 1);
  const spacing = usual.reduce((sum, distance) => sum + distance, 0) / usual.length;
  const steps = distances.map((distance) => (spacing > 0 ? Math.max(1, Math.round(distance / spacing)) : 0));
  let before = steps.reduce((sum, step) => sum + step, 0);
  return read.map(({ high, low }, index) => {
    before -= steps[index - 1] ?? 0;
    return { before, high, low };
  });
}

function errorOf(pairs: readonly { candle: Omit<Slot, 'before'>; other: MarketCandle }[]): number {
  const beside = median(pairs.map(({ candle, other }) => candle.high + candle.low - other.high - other.low)) / 2;
  if (Math.abs(beside) > median(pairs.map(({ other }) => other.high)) * BASIS) return Infinity;
  return median(
    pairs.map(({ candle, other }) =>
      Math.max(Math.abs(candle.high - beside - other.high), Math.abs(candle.low - beside - other.low)),
    ),
  );
}

/** How far beyond the market's range a price may lie, as a share of that range: what is to come, further than what was. */
const MARGIN = { past: 0.1, future: 1 } as const;

/** Whether the market's range contradicts a price. False where nothing is known of the market. */
export function isOutside(
  { low, high }: Pick<MarketCheck, 'low' | 'high'>,
  of: Exclude<DrawnMark['of'], 'plot' | 'label' | 'unfitLabel'>,
  price: number,
): boolean {
  if (low === null || high === null) return false;
  const margin = (high - low) * (of === 'stop' || of === 'takeProfit' ? MARGIN.future : MARGIN.past) + high * BASIS;
  return price < low - margin || price > high + margin;
}

/** The marks that the market contradicts. Beside an entry that it contradicts, stop and target have no margin of their own. */
export function outsideMarks(marks: readonly DrawnMark[], check: Pick<MarketCheck, 'low' | 'high'>): DrawnMark[] {
  const hasEntryOutside = marks.some(
    (mark) => mark.mark === 'line' && mark.of === 'entry' && isOutside(check, mark.of, mark.price),
  );
  return marks.filter((mark) => {
    if (mark.mark === 'line') return isOutside(check, hasEntryOutside ? 'entry' : mark.of, mark.price);
    return mark.mark === 'zone' && (isOutside(check, mark.of, mark.top) || isOutside(check, mark.of, mark.bottom));
  });
}
