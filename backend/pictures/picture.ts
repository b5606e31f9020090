import type { Interval, MarketSymbol } from '../simulator/index.js';

/** How a shape is painted; the site's styles give each its colours in both themes. */
export type Look = 'up' | 'down' | 'volume' | 'large' | 'average' | 'zone' | 'broken' | `heat${1 | 2 | 3 | 4 | 5}`;

/** A chart as data: what the site draws without knowing the rules behind it. Units of 1,800 × 1,000, y downwards. */
export interface Picture {
  readonly symbol: MarketSymbol;
  readonly interval: Interval;
  /** Prices that have a line and are written at the edge. */
  readonly prices: readonly { readonly value: number; readonly y: number }[];
  /** From back to front. */
  readonly shapes: readonly { readonly look: Look; readonly d: string }[];
  /** The numbered places, in the order of the text. `sign` is the mark of the indicator itself, where it has one. */
  readonly marks: readonly {
    readonly x: number;
    readonly y: number;
    readonly place: 'above' | 'below' | 'at';
    readonly sign?: 'buy' | 'sell';
  }[];
}

/** A stretch of a simulated market. */
export interface Stretch {
  readonly symbol: MarketSymbol;
  readonly interval: Interval;
  /** Opening of its first candle, UTC. */
  readonly from: string;
}

/** Candles of a picture. */
export const CANDLES = 72;
