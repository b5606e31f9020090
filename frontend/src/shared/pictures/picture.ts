/** How a shape is painted; `picture-chart.module.css` gives each its colours in both themes. */
export type Look = 'up' | 'down' | 'volume' | 'large' | 'average' | 'zone' | 'broken' | `heat${1 | 2 | 3 | 4 | 5}`;

/**
 * A chart as data, drawn beforehand by `npm run pictures` from the simulator's candles: the page neither knows the rules nor
 * computes anything. A stretched drawing of 1,800 × 1,000, y downwards.
 */
export interface Picture {
  /** The simulated market and the length of a candle, such as `BTCUSDT` and `4h`. */
  symbol: string;
  interval: '1h' | '4h';
  /** Prices that have a line and are written at the right edge. */
  prices: readonly { value: number; y: number }[];
  /** From back to front. */
  shapes: readonly { look: Look; d: string }[];
  /** The numbered places, in the order of the text. `sign` is the indicator's own mark, where it has one. */
  marks: readonly { x: number; y: number; place: 'above' | 'below' | 'at'; sign?: 'buy' | 'sell' }[];
}

export const PICTURE_WIDTH = 1_800;
export const PICTURE_HEIGHT = 1_000;

/** `SOLUSDT` as people write it. */
export const pairOf = ({ symbol }: Picture): string => symbol.replace(/USDT$/, '/USDT');
