import { Decimal } from 'decimal.js';
import type { CandleList } from '../../modules/insights/index.js';

type Bar = CandleList['candles'][number];

/** What the demo member trades: one of these each day, in turn. */
export const DEMO_MARKETS = [
  { symbol: 'BTC', exchange: 'OKX', quantity: '0.04', leverage: 5, decimals: 1 },
  { symbol: 'ETH', exchange: 'Bitget', quantity: '0.9', leverage: 5, decimals: 2 },
  { symbol: 'SOL', exchange: 'Deepcoin', quantity: '12', leverage: 3, decimals: 3 },
] as const;
export type DemoMarket = (typeof DEMO_MARKETS)[number];

const HOUR_MS = 3_600_000;
/** Hours whose direction is followed. */
const TREND_HOURS = 6;
const LONGEST_HOURS = 5;
const STOP_SHARE = 0.006;
const TARGET_SHARE = 0.011;
const SECOND_TRADE_EVERY = 4;
const REST_EVERY = 7;
const FADE_EVERY = 5;

/** A trade as the journal takes it, without its day. */
export interface DemoTrade {
  readonly symbol: string;
  readonly exchange: string;
  readonly type: 'long' | 'short';
  readonly entryPrice: string;
  readonly exitPrice: string;
  readonly quantity: string;
  readonly leverage: string;
  readonly stopPrice: string;
  readonly setup: string;
  readonly tags: string[];
  readonly mistake?: string;
  readonly mood: number;
  readonly rating: number;
}

/** Which markets are traded on the `index`-th day: none on the seventh, two on each fourth. */
export function marketsOfDay(index: number): DemoMarket[] {
  if (index % REST_EVERY === REST_EVERY - 1) return [];
  const count = index % SECOND_TRADE_EVERY === 0 ? 2 : 1;
  return DEMO_MARKETS.filter((_, market) => (market + index) % DEMO_MARKETS.length < count);
}

/**
 * Returns the trade of a day that begins at `start`, at the prices of its hourly candles: it goes with the hours before it, on
 * every fifth day against them, and ends at its stop, at its target or after five hours. Null where the candles have gaps.
 */
export function tradeOfDay(index: number, market: DemoMarket, start: Date, candles: readonly Bar[]): DemoTrade | null {
  const entryHour = 9 + ((index * 5) % 9);
  const at = (hour: number) => new Date(start.getTime() + hour * HOUR_MS).toISOString();
  const first = candles.findIndex((candle) => candle.at === at(entryHour));
  const before = candles[first - TREND_HOURS];
  const entered = candles[first];
  const held = candles.slice(first, first + LONGEST_HOURS);
  if (!before || !entered || held.length < LONGEST_HOURS) return null;

  const isFade = index % FADE_EVERY === 0;
  const isLong = Number(entered.open) >= Number(before.open) !== isFade;
  const entry = new Decimal(entered.open);
  const sign = isLong ? 1 : -1;
  const stop = entry.times(1 - sign * STOP_SHARE);
  const target = entry.times(1 + sign * TARGET_SHARE);
  const reached = ({ low, high }: Bar, price: Decimal) => price.gte(low) && price.lte(high);
  const ended = held.find((bar) => reached(bar, stop) || reached(bar, target));
  const exit = ended ? (reached(ended, stop) ? stop : target) : new Decimal(held.at(-1)?.close ?? entry);
  const isStopped = exit === stop;
  const isWon = exit.minus(entry).times(sign).isPositive();
  const price = (value: Decimal) => value.toFixed(market.decimals);

  return {
    symbol: `${market.symbol}-USDT`,
    exchange: market.exchange,
    type: isLong ? 'long' : 'short',
    entryPrice: price(entry),
    exitPrice: price(exit),
    quantity: market.quantity,
    leverage: String(market.leverage),
    stopPrice: price(stop),
    setup: isFade ? '되돌림' : '추세 추종',
    tags: [entryHour < 15 ? '낮 매매' : '저녁 매매'],
    ...(isStopped && index % 2 === 0 ? { mistake: '성급한 진입' } : {}),
    mood: isWon ? 4 : isStopped ? 2 : 3,
    rating: isStopped && index % 2 === 0 ? 2 : 4,
  };
}
