import { describe, expect, it } from '@jest/globals';
import { binance } from './binance.js';
import { RateLimits } from '../rate-limits.js';
import type { VendorReply } from '../vendor.js';
import { World } from '../world.js';

const NOW = new Date('2026-03-04T05:30:00Z');
const HOUR_MS = 3_600_000;

function ask(rawQuery: string, path = '/api/v3/klines', limits = new RateLimits(1)): VendorReply {
  const query = new URLSearchParams(rawQuery);
  const request = { method: 'GET', path, target: `${path}?${rawQuery}`, rawQuery, query, headers: {}, body: '' };
  return binance(request, { world: new World('lance'), now: NOW, limits });
}
const openTimes = (rawQuery: string): string[] =>
  (ask(rawQuery).body as number[][]).map(([openTime = 0]) => new Date(openTime).toISOString().slice(0, 16));

describe('the klines of Binance', () => {
  it('have the twelve fields of the vendor: times as numbers, amounts as text of 8 decimals', () => {
    const [kline] = ask('symbol=BTCUSDT&interval=1h&limit=1').body as unknown[][];
    expect(kline).toHaveLength(12);
    expect(kline?.map((field) => typeof field)).toEqual([
      ...['number', 'string', 'string', 'string', 'string', 'string', 'number', 'string', 'number'],
      ...['string', 'string', 'string'],
    ]);
    expect(kline?.[0]).toBe(Date.parse('2026-03-04T05:00:00Z'));
    expect(kline?.[6]).toBe(Date.parse('2026-03-04T06:00:00Z') - 1);
    expect(kline?.[1]).toMatch(/^\d+\.\d{8}$/);
  });

  it('are the newest without a time, and lie in the window otherwise', () => {
    const at = (text: string): number => Date.parse(text);
    const hourly = 'symbol=ETHUSDT&interval=1h';
    expect(openTimes(`${hourly}&limit=2`)).toEqual(['2026-03-04T04:00', '2026-03-04T05:00']);
    expect(openTimes(hourly)).toHaveLength(500);
    expect(openTimes(`${hourly}&limit=5000`)).toHaveLength(1000);
    const start = at('2026-01-01T00:30:00Z');
    expect(openTimes(`${hourly}&startTime=${start}&limit=2`)).toEqual(['2026-01-01T01:00', '2026-01-01T02:00']);
    expect(openTimes(`${hourly}&startTime=${start}&endTime=${start + HOUR_MS}`)).toEqual(['2026-01-01T01:00']);
    expect(openTimes(`${hourly}&endTime=${start}&limit=1`)).toEqual(['2026-01-01T00:00']);
    expect(openTimes(`${hourly}&startTime=${at('2026-03-04T06:00:00Z')}`)).toEqual([]);
  });

  it.each([
    ['interval=1h', -1102],
    ['symbol=BTCUSDT', -1102],
    ['symbol=NOCOIN&interval=1h', -1121],
    ['symbol=BTCUSDT&interval=7h', -1120],
    ['symbol=BTCUSDT&interval=1h&limit=many', -1100],
    ['symbol=BTCUSDT&interval=1h&startTime=now', -1100],
  ])('refuse %s with %d', (query, code) => {
    expect(ask(query)).toMatchObject({ status: 400, body: { code } });
  });

  it('are limited by weight, and nothing else is there', () => {
    const limits = new RateLimits(1 / 3_000);
    expect(ask('symbol=BTCUSDT&interval=1m&limit=1', undefined, limits).status).toBe(200);
    expect(ask('symbol=BTCUSDT&interval=1m&limit=1', undefined, limits)).toMatchObject({ status: 429 });
    expect(ask('', '/api/v3/exchangeInfo').status).toBe(404);
  });
});
