import { describe, expect, it } from '@jest/globals';
import type { Fill } from './fill.js';
import { RoundTrips } from './round-trips.rules.js';

const MANY = 200_000;
const AT = '2026-11-01T10:00:00.000Z';

const spot = (number: number, more: Partial<Fill>): Fill => ({
  id: `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`,
  ...{ book: 'MEXC|spot|BTC-USDT', at: AT, kind: 'trade', side: 'buy', lane: null },
  ...{ price: '100', quantity: '1', quote: 'USDT', result: null, fee: null, feeCoin: null },
  ...{ orderId: null, tradeId: String(number) },
  ...more,
});

describe('the largest file', () => {
  it('has its trips grouped although all of them ended in one instant', () => {
    const trips = new RoundTrips('spot');
    let written = 0;
    for (let number = 0; number < MANY; number += 1)
      written += trips.add(spot(number, { side: number % 2 === 0 ? 'buy' : 'sell' })).length;
    expect(written).toBe(0);
    // More than a minute later nothing can be added to them any more.
    expect(trips.add(spot(MANY, { at: '2026-11-01T10:01:00.001Z' }))).toHaveLength(MANY / 2);
    expect(trips.end()).toMatchObject({ trips: [], remainder: { open: 1, unmatched: 0 } });
  });

  it('has as many purchases sold at once, the first of them first', () => {
    const trips = new RoundTrips('spot');
    for (let number = 0; number < MANY; number += 1) trips.add(spot(number, { price: String(100 + (number % 2)) }));
    const half = { side: 'sell', quantity: String(MANY / 2), price: '110' } as const;
    trips.add(spot(MANY, half));
    expect(trips.end().positions).toMatchObject([{ quantity: half.quantity, entryPrice: '100.5' }]);
    trips.add(spot(MANY + 1, half));
    const [trip] = trips.end().trips;
    expect(trip).toMatchObject({ entryPrice: '100.5', exitPrice: '110', quantity: String(MANY), result: '1900000' });
  });
});

describe('an amount of more digits than a number has by itself', () => {
  const quantity = '123456.789012345678901234';

  it('ends the futures position that it closes', () => {
    const trips = new RoundTrips('futures');
    trips.add(spot(1, { book: 'MEXC|futures|BTC-USDT', quantity }));
    trips.add(spot(2, { book: 'MEXC|futures|BTC-USDT', quantity, side: 'sell', price: '100' }));
    const { trips: closed, positions } = trips.end();
    expect(positions).toEqual([]);
    expect(closed).toMatchObject([{ entryPrice: '100', exitPrice: '100', quantity, result: '0' }]);
  });

  it('is sold for exactly what it is worth', () => {
    const trips = new RoundTrips('spot');
    trips.add(spot(1, { quantity: '100000' }));
    trips.add(spot(2, { quantity: '23456.789012345678901234' }));
    trips.add(spot(3, { quantity, side: 'sell', price: '100' }));
    expect(trips.end().trips).toMatchObject([{ entryPrice: '100', exitPrice: '100', quantity, result: '0' }]);
  });
});
