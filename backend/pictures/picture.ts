import type { Interval, MarketSymbol } from '../simulator/index.js';
import type { Chart, Mark } from '../src/modules/indicators/charts/chart.rules.js';

/** A chart of a simulated market, whose marks are the numbered places in the order of the text. */
export interface Picture extends Chart {
  readonly symbol: MarketSymbol;
  readonly interval: Interval;
  readonly marks: readonly NumberedMark[];
}

/** A place of the text; where its number would hide candles, it stands at `label` with a line to the place. */
export interface NumberedMark extends Mark {
  readonly label?: { readonly x: number; readonly y: number };
}

/** A stretch of a simulated market. */
export interface Stretch {
  readonly symbol: MarketSymbol;
  readonly interval: Interval;
  /** Opening of its first candle, UTC. */
  readonly from: string;
}
