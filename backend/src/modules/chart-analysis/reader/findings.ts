import type { Box } from './reading.ts';

/** A candle as far as the findings need it; of a picture or of the market. */
export interface PriceCandle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export interface Trend {
  /** Sideways unless the mean change of a candle is larger than chance explains. */
  readonly direction: 'up' | 'down' | 'sideways';
  /** Share of the movement that the regression line explains (R²), 0 to 1. */
  readonly strength: number;
  /** Change from the first close to the last, as a share of the first: 0.05 = +5 %. */
  readonly change: number;
  readonly candles: number;
}

export interface Swing {
  readonly kind: 'high' | 'low';
  /** Index of the candle. */
  readonly at: number;
  readonly price: number;
}

export interface Level {
  /** Below (support) or above (resistance) the last close. */
  readonly kind: 'support' | 'resistance';
  readonly price: number;
  /** How many swings lie at it, at least 1. */
  readonly touches: number;
}

/** The last candle against a large move; `from` is its index. It still stands: no candle has closed beyond it. */
export interface OrderBlock {
  readonly side: 'demand' | 'supply';
  readonly from: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Why a direction, why not, or why none. `figures` are what the sentence needs: prices as they are, shares as 0.05 = 5 %,
 * counts as integers.
 */
export type Reason =
  | { readonly code: 'trendUp' | 'trendDown'; readonly figures: { strength: number; change: number } }
  | { readonly code: 'sideways'; readonly figures: { strength: number } }
  | { readonly code: 'higherSwings' | 'lowerSwings'; readonly figures: { previous: number; last: number } }
  | {
      readonly code: 'supportNear' | 'resistanceNear';
      readonly figures: { price: number; distance: number; touches: number };
    }
  | { readonly code: 'demandNear' | 'supplyNear'; readonly figures: { top: number; bottom: number } }
  | { readonly code: 'rsiHigh' | 'rsiLow' | 'rsiAbove50' | 'rsiBelow50'; readonly figures: { rsi: number } }
  | { readonly code: 'aboveAverage' | 'belowAverage'; readonly figures: { average: number; candles: number } }
  | { readonly code: 'fewCandles'; readonly figures: { candles: number; least: number } }
  | { readonly code: 'mixedSigns'; readonly figures: { for: number; against: number } }
  /** In a language model's words, which were checked. */
  | { readonly code: 'said'; readonly figures: { ko: string; en: string } }
  | { readonly code: 'axisUnread' | 'candlesUnread' | 'noChart'; readonly figures: Record<string, never> };

/** A direction with its levels; stop < entry < takeProfit for long, takeProfit < entry < stop for short. */
export interface DirectedCall {
  readonly direction: 'long' | 'short';
  readonly entry: number;
  readonly stop: number;
  readonly takeProfit: number;
  /** |takeProfit − entry| ÷ |entry − stop|. */
  readonly riskReward: number;
  readonly reasonsFor: readonly Reason[];
  readonly reasonsAgainst: readonly Reason[];
}

/** Not enough to say: `reasonsFor` speak for waiting, `reasonsAgainst` for the direction that came nearest. */
export interface NeutralCall {
  readonly direction: 'neutral';
  readonly entry: null;
  readonly stop: null;
  readonly takeProfit: null;
  readonly riskReward: null;
  readonly reasonsFor: readonly Reason[];
  readonly reasonsAgainst: readonly Reason[];
}

export type Call = DirectedCall | NeutralCall;

/** What follows from candles. Plain data that can be stored as JSON. */
export interface Findings {
  readonly trend: Trend | null;
  readonly swings: readonly Swing[];
  /** The strongest of each side, nearest first. */
  readonly levels: readonly Level[];
  readonly orderBlocks: readonly OrderBlock[];
  /** RSI(14) by Wilder, 0 to 100; null with fewer than 15 candles. */
  readonly rsi: number | null;
  /** ATR(14) by Wilder, in prices; null with fewer than 15 candles. */
  readonly atr: number | null;
  readonly call: Call;
}

/** What the screen draws over the member's own picture, in pixels of the picture. */
export type DrawnMark =
  | {
      readonly mark: 'line';
      readonly of: 'support' | 'resistance' | 'entry' | 'stop' | 'takeProfit';
      readonly price: number;
      readonly x1: number;
      readonly x2: number;
      readonly y: number;
    }
  | {
      readonly mark: 'zone';
      readonly of: 'demand' | 'supply';
      readonly top: number;
      readonly bottom: number;
      readonly box: Box;
    }
  | {
      readonly mark: 'read';
      readonly of: 'plot' | 'label' | 'unfitLabel';
      readonly text: string | null;
      readonly box: Box;
    };
