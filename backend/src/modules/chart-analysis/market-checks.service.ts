import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.js';
import { logger } from '../../platform/logging/index.js';
import { Candles, TIMEFRAMES, type CandleList } from '../insights/index.js';
import { marketOf, placeOf, type KnownMarket, type MarketCandle, type MarketCheck } from './market.rules.js';
import type { Reading, Timeframe } from './reader/index.js';

/** Candles of the market among which a picture is looked for. */
const LOOKED_AT = 1_000;

/** Compares what was read with the candles of the exchanges. */
@Injectable()
export class MarketChecks {
  constructor(private readonly candles: Candles) {}

  /** Returns where the picture lies in its market and what that market did there, or why that cannot be said. Never throws. */
  async check(reading: Reading, given: Timeframe): Promise<MarketCheck> {
    const market = marketOf(reading.symbol);
    const none = { place: null, low: null, high: null, candles: 0, source: null, simulated: false, timeframe: given };
    if (!market) return { ...none, market, unchecked: reading.symbol === null ? 'noSymbol' : 'marketUnknown' };
    try {
      const checks: MarketCheck[] = [];
      // What is printed counts where the picture does not fit what was given.
      for (const timeframe of new Set([given, reading.printed?.timeframe ?? given])) {
        const check = await this.compare(reading, market, timeframe);
        if (check.place) return check;
        checks.push(check);
      }
      return checks[0] ?? { ...none, market, unchecked: 'marketSilent' };
    } catch (error) {
      const isUnknown = error instanceof DomainError && error.code === 'insights.coinUnknown';
      if (!isUnknown) logger.warn({ err: error, ...market }, 'an analysis was not compared with its market');
      return { ...none, market, unchecked: isUnknown ? 'marketUnknown' : 'marketSilent' };
    }
  }

  private async compare(reading: Reading, market: KnownMarket, timeframe: Timeframe): Promise<MarketCheck> {
    const list = await this.candles.latest({ ...market, timeframe }, LOOKED_AT);
    const candles = marketCandles(list);
    const place = placeOf(reading.candles, candles, TIMEFRAMES[timeframe]);
    const span = place ? candles.filter(({ time }) => time >= place.firstAt && time <= place.lastAt) : candles;
    const isSilent = span.length === 0;
    return {
      ...{ market, timeframe, place, candles: candles.length, source: list.source, simulated: list.simulated },
      unchecked: isSilent ? 'marketSilent' : null,
      low: isSilent ? null : Math.min(...span.map(({ low }) => low)),
      high: isSilent ? null : Math.max(...span.map(({ high }) => high)),
    };
  }
}

const marketCandles = ({ candles }: CandleList): MarketCandle[] =>
  candles.map(({ at, high, low }) => ({ time: Date.parse(at), high: Number(high), low: Number(low) }));
