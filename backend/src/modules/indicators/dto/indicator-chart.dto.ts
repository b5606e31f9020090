import { type IndicatorName, type Look } from '../charts/chart.rules.js';
import { type IndicatorChart, MARKETS } from '../charts/indicator-charts.service.js';

/** A price with a line. */
export class DrawnPriceDto {
  /** In USDT. @example 150 */
  value: number;
  /** Height of its line. @example 420 */
  y: number;
}

/** What is painted alike. */
export class DrawnShapeDto {
  /** How it is painted. */
  look: Look;
  /** Path of SVG; empty where there is nothing of it. @example 'M300 120V480' */
  d: string;
}

/** A mark of the indicator. */
export class DrawnMarkDto {
  /** From the left edge. @example 650 */
  x: number;
  /** From the upper edge. @example 480 */
  y: number;
  /** Where it stands beside that point. */
  place: 'above' | 'below' | 'at';
  /** What it says. */
  sign?: 'buy' | 'sell';
}

/** An indicator on the market of now, as a drawing of 1,800 × 1,000, y downwards. */
export class IndicatorChartDto {
  /** Name of the indicator. */
  indicator: IndicatorName;
  /** Market. @example SOLUSDT */
  symbol: string;
  /** How long a candle lasts. */
  interval: '1h' | '4h';
  /** End of the last candle: only candles that are over are drawn. */
  until: string;
  /** Prices with a line. */
  prices: DrawnPriceDto[];
  /** From back to front. */
  shapes: DrawnShapeDto[];
  /** Marks of the indicator; not all indicators have some. */
  marks: DrawnMarkDto[];
  /** Id of the source of the candles. @example binance */
  source: string;
  /** When the service asked for the newest of them. */
  fetchedAt: string;
  /** From the simulator, not from a market. */
  simulated: boolean;

  static from({
    indicator,
    until,
    prices,
    shapes,
    marks,
    source,
    fetchedAt,
    simulated,
  }: IndicatorChart): IndicatorChartDto {
    const { symbol, interval } = MARKETS[indicator];
    return {
      ...{ indicator, symbol: `${symbol}USDT`, interval, until: until.toISOString() },
      ...{ prices: [...prices], shapes: [...shapes], marks: [...marks] },
      ...{ source, fetchedAt: fetchedAt.toISOString(), simulated },
    };
  }
}
