import { describe, expect, it } from '@jest/globals';
import { parseExactJson, UpstreamFailure } from '../../../platform/upstream/index.js';
import { readKlines, readUpbitCandles } from './candles.wire.js';
import { WireRows } from './wire-rows.js';

const HOUR_MS = 3_600_000;
const AT = Date.parse('2026-11-20T00:00:00Z');
const sent = (value: unknown): unknown => parseExactJson(JSON.stringify(value));
const failureOf = (read: () => unknown): UpstreamFailure => {
  try {
    read();
  } catch (error) {
    if (error instanceof UpstreamFailure) return error;
  }
  throw new Error('expected a failure');
};

describe('Binance', () => {
  const kline = (at: number, prices = ['100.10000000', '101.00000000', '99.50000000', '100.00000001']) => [
    ...[at, ...prices, '12.50000000', at + HOUR_MS - 1, '1250.10', 308, '1756.87', '28.46', '17928899.62'],
  ];
  const read = (body: unknown, rows = new WireRows()) => readKlines(HOUR_MS)(sent(body), rows);

  it('sends arrays, oldest first: time in milliseconds, open, high, low, close, volume in the coin', () => {
    expect(read([kline(AT), kline(AT + HOUR_MS)])).toEqual([
      {
        ...{ at: '2026-11-20T00:00:00.000Z', open: '100.10000000', high: '101.00000000', low: '99.50000000' },
        ...{ close: '100.00000001', volume: '12.50000000' },
      },
      expect.objectContaining({ at: '2026-11-20T01:00:00.000Z' }),
    ]);
  });

  it('has no candles before a coin was listed', () => {
    expect(read([])).toEqual([]);
  });

  it.each([
    ['a time in seconds', kline(AT / 1_000)],
    ['a time between two candles', kline(AT + 60_000)],
    ['a high below the close', kline(AT, ['100', '100', '99', '101'])],
    ['a low above the open', kline(AT, ['100', '102', '101', '101'])],
    ['a price of zero', kline(AT, ['0', '1', '0', '1'])],
    ['a field less at the beginning', kline(AT).slice(1)],
    ['no array', { openTime: AT }],
  ])('with %s makes no candle', (_, row) => {
    expect(failureOf(() => read([row])).reason).toBe('drift');
    const rows = new WireRows();
    expect(read([kline(AT), kline(AT + HOUR_MS), row, kline(AT + 3 * HOUR_MS)], rows)).toHaveLength(3);
    expect(rows.dropped).toBe(1);
  });
});

describe('Upbit', () => {
  const candle = (time: string, more: object = {}) => ({
    ...{ market: 'KRW-BTC', candle_date_time_utc: time, candle_date_time_kst: '2026-11-20T09:00:00' },
    ...{
      opening_price: 148000000.0,
      high_price: 149000000.0,
      low_price: 147000000.0,
      trade_price: '148500000.00000000',
    },
    ...{ timestamp: AT + 3_599_000, candle_acc_trade_price: 5e9, candle_acc_trade_volume: 0.00000012, unit: 60 },
    ...more,
  });
  const read = (body: unknown) => readUpbitCandles(HOUR_MS)(sent(body), new WireRows());

  it('sends objects, newest first, whose times are UTC without a zone; volumes in the coin, also tiny ones', () => {
    expect(read([candle('2026-11-20T02:00:00'), candle('2026-11-20T00:00:00')])).toEqual([
      {
        ...{ at: '2026-11-20T00:00:00.000Z', open: '148000000', high: '149000000', low: '147000000' },
        ...{ close: '148500000.00000000', volume: '0.00000012' },
      },
      expect.objectContaining({ at: '2026-11-20T02:00:00.000Z' }),
    ]);
  });

  it('has nothing where nobody traded', () => {
    expect(read([])).toEqual([]);
  });

  it.each([
    ['a time with a zone', { candle_date_time_utc: '2026-11-20T00:00:00Z' }],
    ['the time of the last trade', { candle_date_time_utc: '2026-11-20T00:59:59' }],
    ['no volume', { candle_acc_trade_volume: undefined }],
  ])('with %s speaks another language', (_, more) => {
    expect(failureOf(() => read([candle('2026-11-20T00:00:00', more)])).reason).toBe('drift');
  });
});
