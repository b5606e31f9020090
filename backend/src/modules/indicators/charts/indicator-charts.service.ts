import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { logger } from '../../../platform/logging/index.js';
import { type CandleList, Candles, TIMEFRAMES } from '../../insights/index.js';
import { IndicatorErrors } from '../indicators.errors.js';
import { type Candle, CANDLES, type Chart, type IndicatorName } from './chart.rules.js';
import { CHARTS } from './charts.rules.js';

/** The markets that the charts show: those of the guides' examples. */
export const MARKETS = {
  'whale-hunter': { symbol: 'SOL', interval: '4h' },
  'order-block': { symbol: 'ETH', interval: '1h' },
  'liquidation-map': { symbol: 'BTC', interval: '1h' },
} as const satisfies Record<IndicatorName, { symbol: string; interval: '1h' | '4h' }>;

/** An indicator on the market of now. */
export interface IndicatorChart extends Chart, Omit<CandleList, 'candles'> {
  readonly indicator: IndicatorName;
  /** End of the last candle. */
  readonly until: Date;
}

/** Charts of the indicators from the candles that are over, so that each is drawn once for all until the next one is. */
@Injectable()
export class IndicatorCharts {
  private readonly drawn = new Map<IndicatorName, IndicatorChart>();

  constructor(
    private readonly candles: Candles,
    private readonly clock: Clock,
  ) {}

  /** While the exchange does not answer the last chart stays. Throws `indicators.chartNotReadYet` and `upstream.*` without one. */
  async read(indicator: IndicatorName): Promise<IndicatorChart> {
    const length = TIMEFRAMES[MARKETS[indicator].interval];
    const until = new Date(Math.floor(this.clock.millis() / length) * length);
    const known = this.drawn.get(indicator);
    if (known?.until.getTime() === until.getTime()) return known;
    try {
      const chart = await this.draw(indicator, until);
      this.drawn.set(indicator, chart);
      return chart;
    } catch (error) {
      if (!known) throw error;
      logger.debug({ err: error, indicator }, 'the chart of an indicator was not drawn');
      return known;
    }
  }

  private async draw(indicator: IndicatorName, until: Date): Promise<IndicatorChart> {
    const { symbol, interval } = MARKETS[indicator];
    const { before, draw } = CHARTS[indicator];
    const [count, length] = [CANDLES + before, TIMEFRAMES[interval]];
    const { candles, ...about } = await this.candles.list({
      ...{ symbol, quote: 'USDT', timeframe: interval },
      from: new Date(until.getTime() - count * length),
      to: new Date(until.getTime() - length),
    });
    if (candles.length < count) throw IndicatorErrors.chartNotReadYet();
    const { prices, shapes, marks } = draw(candles.map(inNumbers));
    return { indicator, until, prices, shapes, marks, ...about };
  }
}

const inNumbers = ({ open, high, low, close, volume }: CandleList['candles'][number]): Candle => ({
  ...{ open: Number(open), high: Number(high), low: Number(low), close: Number(close), volume: Number(volume) },
});
