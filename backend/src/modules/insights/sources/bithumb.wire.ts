import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { expectShape, UpstreamFailure } from '../../../platform/upstream/index.js';
import type { KrwTicker, Ticker } from '../feeds.js';
import type { KrwMarket } from './upbit.wire.js';
import {
  amount,
  isTraded,
  nullableAmount,
  optionalAmount,
  optionalSigned,
  ticker,
  type WireRows,
} from './wire-rows.js';

// Wire format of Bithumb's public API. Changes are of the last 24 hours, in percent; the list of markets is Upbit's.

const answer = z.looseObject({
  status: z.string(),
  message: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
});
const tickerRow = z.looseObject({
  symbol: ticker,
  closing_price: amount,
  fluctate_rate_24H: optionalSigned,
  max_price: optionalAmount,
  min_price: optionalAmount,
  acc_trade_value_24H: nullableAmount,
});
const statusRow = z.looseObject({
  symbol: ticker,
  deposit_status: z.enum(['0', '1']),
  withdrawal_status: z.enum(['0', '1']),
});

/** The data of an answer. Throws for the vendor's own errors. */
function opened(body: unknown): Record<string, unknown> {
  const { status, message, data } = expectShape(answer, body);
  if (status === '5600' || status === '5500')
    throw new UpstreamFailure('refused', `Bithumb ${status}: ${message}`, { code: status });
  if (status !== '0000' || !data) throw new UpstreamFailure('refused', `Bithumb ${status}`, { code: status });
  return data;
}

/** Rows of an object whose keys are coins. */
function rowsOf(data: Record<string, unknown>): unknown[] {
  return Object.entries(data)
    .filter((entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null)
    .map(([symbol, row]) => ({ ...row, symbol }));
}

/** Coins of which deposits or withdrawals are halted, by ticker. */
export function readHalts(body: unknown, rows: WireRows): Map<string, boolean> {
  return new Map(
    rows.read(statusRow, rowsOf(opened(body)), ({ symbol, deposit_status, withdrawal_status }) => [
      symbol,
      deposit_status === '0' || withdrawal_status === '0',
    ]),
  );
}

/** Tickers, and the symbols of those that `markets` does not know. `data.date` stands among the coins and is none. */
export function readBithumbTickers(
  body: unknown,
  markets: ReadonlyMap<string, KrwMarket>,
  halts: ReadonlyMap<string, boolean>,
  rows: WireRows,
) {
  const unknown: string[] = [];
  const tickers = rows.read(tickerRow, rowsOf(opened(body)), (row): KrwTicker | undefined => {
    const { symbol } = row;
    if (!isTraded(row.closing_price)) return undefined;
    const market = markets.get(symbol);
    if (!market) unknown.push(symbol);
    return {
      symbol,
      price: row.closing_price,
      change: row.fluctate_rate_24H,
      high: row.max_price,
      low: row.min_price,
      volume: row.acc_trade_value_24H,
      tradedAt: null,
      ...(market ?? { nameKo: symbol, nameEn: symbol, warning: false }),
      halted: halts.get(symbol) ?? null,
    };
  });
  return { tickers, unknown };
}

/**
 * A ticker with what a message of the socket, which is Upbit's, tells of it since. Its change is since the day began in Seoul,
 * ours over 24 hours, so that it is computed from the price 24 hours before the reading.
 */
export function withBithumbMessage(row: KrwTicker, told: Ticker): KrwTicker {
  const { change } = row;
  const before = change === null ? null : new Decimal(row.price).div(new Decimal(change).div(100).plus(1));
  const rolling =
    before?.gt(0) && before.isFinite() ? new Decimal(told.price).div(before).minus(1).times(100).toFixed(2) : change;
  return { ...row, ...told, change: rolling };
}
