import { describe, expect, it } from '@jest/globals';
import { trendOf } from './coin-trend.rules.js';

const DAY_MS = 86_400_000;
const candle = (day: number, low: string, high: string, close: string, closed = true) => ({
  ...{ at: new Date(day * DAY_MS).toISOString(), open: close, low, high, close, volume: '1', closed },
});

describe('trendOf', () => {
  it('is null without candles', () => {
    expect(trendOf([])).toBeNull();
  });

  it('compares with the close of 7 days ago, and not with another day where that one is missing', () => {
    const days = [candle(0, '90', '110', '100'), candle(7, '100', '130', '125', false)];
    expect(trendOf(days)).toMatchObject({ days: 2, change7d: 25, change30d: null });
    expect(trendOf([candle(1, '90', '110', '100'), ...days.slice(1)])).toMatchObject({ change7d: null });
  });

  it('places the last price between the lowest and highest', () => {
    const days = [candle(0, '80', '120', '100'), candle(1, '90', '130', '110', false)];
    expect(trendOf(days)).toMatchObject({ low: 80, high: 130, place: 60 });
    expect(trendOf([candle(0, '5', '5', '5')])).toMatchObject({ place: null });
  });

  it('takes the mean range of finished days', () => {
    const days = [candle(0, '90', '110', '100'), candle(1, '95', '105', '100'), candle(2, '1', '500', '100', false)];
    expect(trendOf(days)).toMatchObject({ dailyRange: 15 });
    expect(trendOf(days.slice(2))).toMatchObject({ dailyRange: null });
  });
});
