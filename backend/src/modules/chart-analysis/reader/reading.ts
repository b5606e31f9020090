/** Timeframes that an analysis can be asked for. */
export type Timeframe = '1m' | '5m' | '15m' | '1h' | '4h' | '1d';

/** A rectangle in pixels of the picture; the origin is its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that has passed `openPicture`: upright, one frame, without metadata. */
export interface Picture {
  /** The re-encoded picture, the only form in which it is stored or read. */
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A label of the price axis as it was recognized. */
export interface AxisLabel {
  readonly value: number;
  readonly text: string;
  /** Middle of the label, in pixels from the top. */
  readonly y: number;
  readonly box: Box;
  /** Whether it agrees with the scale that most labels agree with; others are kept but not used. */
  readonly fits: boolean;
}

/** The price axis: `f(value) = slope · y + offset`, where f is the identity (linear) or the natural logarithm (log). */
export interface PriceAxis {
  readonly kind: 'linear' | 'log';
  readonly slope: number;
  readonly offset: number;
  readonly labels: readonly AxisLabel[];
}

/** A candle in prices, oldest first; `x` is its middle and `width` that of its body, in pixels. */
export interface ReadCandle {
  readonly x: number;
  readonly width: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly up: boolean;
}

export type Palette = 'green-red' | 'red-green' | 'red-blue' | 'blue-red';

/**
 * What could not be read, or only in part: `picture` if it shows no chart of candles, `blurred` if wicks were spread over several
 * pixels, `tilted` if the picture was rotated before it was read, so that marks are slightly off on the picture as uploaded.
 */
export type Unread =
  'picture' | 'axis' | 'axisInPart' | 'candlesInPart' | 'blurred' | 'tilted' | 'symbol' | 'timeframe';

/** What was found in a picture. Plain data that can be stored as JSON. */
export interface Reading {
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  /** Rising colour first; null when no candles were found. */
  readonly palette: Palette | null;
  readonly plot: Box | null;
  readonly axis: PriceAxis | null;
  /** Empty unless the axis was read. */
  readonly candles: readonly ReadCandle[];
  /** The hint, or as printed. */
  readonly symbol: string | null;
  readonly timeframe: Timeframe | null;
  /** What is printed, the symbol in capitals without a separator (`BTCUSDT`). Missing in readings of version 1. */
  readonly printed?: { readonly symbol: string | null; readonly timeframe: Timeframe | null };
  /** Close of the last candle. */
  readonly lastPrice: number | null;
  /** 0 (nothing) to 1 (everything was read and agrees). */
  readonly legibility: number;
  readonly unread: readonly Unread[];
}

/** What the member said about the picture; it has precedence over what is printed. */
export interface ReadingHints {
  readonly symbol?: string;
  readonly timeframe?: Timeframe;
}
