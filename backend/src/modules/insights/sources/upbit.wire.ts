import { z } from 'zod';
import { expectShape } from '../../../platform/upstream/index.js';
import type { KrwTicker } from '../feeds.js';
import {
  amount,
  isTraded,
  millis,
  nullableAmount,
  oncePerSymbol,
  optionalAmount,
  percentOfRatio,
  signed,
  WireRows,
} from './wire-rows.js';

// Wire format of Upbit's quotation API. Its day begins at 00:00 UTC, and its changes are since then, as shares of 1.

const marketRow = z.looseObject({
  market: z.string(),
  korean_name: z.string().nullish(),
  english_name: z.string().nullish(),
  // Upbit's word for coins that it may take off; `caution` flags come and go by the hour.
  market_event: z.looseObject({ warning: z.boolean() }).nullish(),
  // Bithumb has the same list with this field instead.
  market_warning: z.string().nullish(),
});
const tickerRow = z.looseObject({
  market: z.string(),
  trade_price: amount,
  signed_change_rate: signed,
  high_price: optionalAmount,
  low_price: optionalAmount,
  acc_trade_price_24h: nullableAmount,
  trade_timestamp: millis.nullish(),
});

/** What a list of markets tells about a coin. */
export interface KrwMarket {
  readonly nameKo: string;
  readonly nameEn: string;
  readonly warning: boolean;
}

/** The coin of a market such as KRW-BTC; undefined for other currencies. */
const coinOfMarket = (market: string): string | undefined =>
  /^KRW-[\p{L}\p{N}._-]{1,30}$/u.test(market) ? market.slice(4).toUpperCase() : undefined;

/** Coins against KRW by their ticker. */
export function readMarkets(body: unknown, rows: WireRows): Map<string, KrwMarket> {
  const list = expectShape(z.array(z.unknown()), body);
  return new Map(
    rows.read(marketRow, list, (row) => {
      const symbol = coinOfMarket(row.market);
      if (symbol === undefined) return undefined;
      const nameEn = row.english_name || symbol;
      const warning = row.market_event?.warning ?? (row.market_warning ?? 'NONE') !== 'NONE';
      return [symbol, { nameKo: row.korean_name || nameEn, nameEn, warning }] as const;
    }),
  );
}

/** Tickers of the coins that `markets` knows; the others' symbols in `unknown`. */
export function readUpbitTickers(body: unknown, markets: ReadonlyMap<string, KrwMarket>, rows: WireRows) {
  const unknown: string[] = [];
  const list = expectShape(z.array(z.unknown()), body);
  const tickers = rows.read(tickerRow, list, (row): KrwTicker | undefined => {
    const symbol = coinOfMarket(row.market);
    if (symbol === undefined || !isTraded(row.trade_price)) return undefined;
    const market = markets.get(symbol);
    if (!market) unknown.push(symbol);
    return {
      symbol,
      price: row.trade_price,
      change: percentOfRatio(row.signed_change_rate),
      high: row.high_price,
      low: row.low_price,
      volume: row.acc_trade_price_24h,
      tradedAt: row.trade_timestamp ?? null,
      ...(market ?? { nameKo: symbol, nameEn: symbol, warning: false }),
      // Known only to holders of a key.
      halted: null,
    };
  });
  return { tickers: oncePerSymbol(tickers), unknown };
}
