import type { World } from '../world.js';
import type { MarketExchange } from './listings.js';
import { Noise } from './noise.js';
import type { Quote } from './prices.js';

const MINUTE_MS = 60_000;

/** A trade or a liquidation. */
export interface SimulatedEvent {
  readonly quote: Quote;
  /** Unique within its exchange and kind. */
  readonly number: number;
  readonly isSale: boolean;
  readonly price: number;
  /** In the ticker's unit. */
  readonly quantity: number;
  readonly at: number;
}

/** Few are large: half as many are twice as large. In USDT. */
const sizeOf = (least: number, draw: number): number => least / Math.max(draw, 0.000_02);

/** A trade of each coin within a second; `inUsdt` is what one unit of the exchange's currency is worth. */
export function trades(world: World, exchange: MarketExchange, at: number, inUsdt: number): SimulatedEvent[] {
  const second = Math.floor(at / 1_000);
  const noise = new Noise(`${world.seed}|trades ${exchange}`);
  return world.prices.quotes(exchange, second * 1_000).flatMap((quote, index) => {
    if (quote.quoteVolume === 0) return [];
    const value = sizeOf(2_000 / (1 + quote.coin.rank * 0.2), noise.draw(second, index)) / inUsdt;
    const isSale = noise.draw(second, index + 2_000) < 0.5;
    const number = second * 1_000 + index;
    return [{ quote, number, isSale, price: quote.price, quantity: value / quote.price, at: second * 1_000 }];
  });
}

/** Positions that are ended within a second: more of those against which the price moved within the minute. */
export function liquidated(world: World, exchange: MarketExchange, at: number): SimulatedEvent[] {
  const second = Math.floor(at / 1_000);
  const noise = new Noise(`${world.seed}|liquidations ${exchange}`);
  const minuteBefore = Math.floor(at / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
  const before = new Map(world.prices.quotes(exchange, minuteBefore).map(({ ticker, price }) => [ticker, price]));
  return world.prices.quotes(exchange, second * 1_000).flatMap((quote, index) => {
    if (quote.quoteVolume === 0 || quote.coin.categories.includes('stablecoins')) return [];
    const moved = quote.price / (before.get(quote.ticker) ?? quote.price) - 1;
    if (noise.draw(second, index) > 0.001 + Math.abs(moved) * 6) return [];
    const value = sizeOf(1_500 / (1 + quote.coin.rank * 0.05), noise.draw(second, index + 2_000));
    const isSale = moved === 0 ? noise.draw(second, index + 4_000) < 0.5 : moved < 0;
    const number = second * 1_000 + index;
    return [{ quote, number, isSale, price: quote.price, quantity: value / quote.price, at: second * 1_000 }];
  });
}
