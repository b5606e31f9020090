import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { Funding, LongShort, Ticker } from '../feeds.js';
import {
  amount,
  baseOf,
  isTraded,
  millis,
  nullableAmount,
  oncePerSymbol,
  optionalAmount,
  optionalSigned,
  signed,
  type WireRows,
} from './wire-rows.js';

// Wire formats of Binance, spot and futures against USDT. Changes are percent, funding rates and accounts shares of 1.

const tickerRow = z.looseObject({
  symbol: z.string(),
  lastPrice: amount,
  priceChangePercent: optionalSigned,
  highPrice: optionalAmount,
  lowPrice: optionalAmount,
  quoteVolume: nullableAmount,
  closeTime: millis.nullish(),
});
const fundingRow = z.looseObject({
  symbol: z.string(),
  markPrice: amount,
  lastFundingRate: signed,
  nextFundingTime: millis,
});
const longShortRow = z.looseObject({ longAccount: amount, shortAccount: amount, timestamp: millis });

/** The rows of pairs against USDT; the lists have thousands of others, which nobody needs. */
function againstUsdt(body: unknown): unknown[] {
  const rows = expectShape(z.array(z.unknown()), body);
  return rows.filter((row) => {
    const symbol = typeof row === 'object' && row !== null && 'symbol' in row ? row.symbol : undefined;
    return typeof symbol !== 'string' || baseOf(symbol, 'USDT') !== undefined;
  });
}

/** Spot tickers against USDT. */
export function readBinanceTickers(body: unknown, rows: WireRows): Ticker[] {
  return oncePerSymbol(
    rows.read(tickerRow, againstUsdt(body), (row): Ticker | undefined => {
      const symbol = baseOf(row.symbol, 'USDT');
      if (symbol === undefined || !isTraded(row.lastPrice)) return undefined;
      return {
        symbol,
        price: row.lastPrice,
        change: row.priceChangePercent,
        high: row.highPrice,
        low: row.lowPrice,
        volume: row.quoteVolume,
        // The end of the 24 hours, not of the last trade.
        tradedAt: null,
      };
    }),
  );
}

/** Funding of perpetual futures against USDT. Futures with an end have none and another name. */
export function readFunding(body: unknown, rows: WireRows): Funding[] {
  return oncePerSymbol(
    rows.read(fundingRow, againstUsdt(body), (row): Funding | undefined => {
      const symbol = baseOf(row.symbol, 'USDT');
      if (symbol === undefined || !isTraded(row.markPrice)) return undefined;
      return { symbol, rate: row.lastFundingRate, nextAt: row.nextFundingTime, markPrice: row.markPrice };
    }),
  );
}

/** The newest row, which is the last. Long and short are shares of accounts and sum to 1. */
export function readLongShort(body: unknown): LongShort {
  const list = expectShape(z.array(longShortRow), body);
  const newest = list.at(-1);
  if (!newest) throw new UpstreamFailure('garbage', 'an empty list');
  const { longAccount, shortAccount, timestamp } = newest;
  if (Math.abs(Number(longAccount) + Number(shortAccount) - 1) > 0.01)
    throw new UpstreamFailure('drift', 'shares that do not sum to 1', { path: `${list.length - 1}.longAccount` });
  return { long: longAccount, short: shortAccount, at: timestamp };
}
