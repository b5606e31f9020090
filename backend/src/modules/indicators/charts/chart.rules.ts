/** What the rules of the indicators look at. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** In the coin. */
  readonly volume: number;
}

export const INDICATORS = ['whale-hunter', 'order-block', 'liquidation-map'] as const;
export type IndicatorName = (typeof INDICATORS)[number];

/** How a shape is painted; the site's styles give each its colours in both themes. */
export type Look = 'up' | 'down' | 'volume' | 'large' | 'average' | 'zone' | 'broken' | `heat${1 | 2 | 3 | 4 | 5}`;

/** A point of a drawing, and where its mark stands. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly place: 'above' | 'below' | 'at';
  /** The mark of the indicator itself, where it has one. */
  readonly sign?: 'buy' | 'sell';
}

/** A chart as data: what the site draws without knowing the rules behind it. Units of 1,800 × 1,000, y downwards. */
export interface Chart {
  /** Prices that have a line and are written at the edge. */
  readonly prices: readonly { readonly value: number; readonly y: number }[];
  /** From back to front. */
  readonly shapes: readonly { readonly look: Look; readonly d: string }[];
  readonly marks: readonly Mark[];
}

/** Candles of a chart. */
export const CANDLES = 72;
