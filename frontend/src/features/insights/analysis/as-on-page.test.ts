import { withLastDay } from '@/features/insights/analysis/as-on-page';
import type { CoinAnalysisDto } from '@/shared/api/generated/schemas';

const analysisOf = (price: object | null, trend: object | null) => ({ price, trend }) as unknown as CoinAnalysisDto;
const trend = { source: 'binance', days: 31, low: 40, high: 60, place: 50 };

describe('the days of an analysis', () => {
  it('reach as far as the last 24 hours of the same source', () => {
    const now = { source: 'binance', price: 62, low24h: 38, high24h: 64 };
    expect(withLastDay(analysisOf(now, trend)).trend).toEqual({ ...trend, low: 38, high: 64, place: 92 });
  });

  it('include the price where the day is not known', () => {
    const now = { source: 'binance', price: 65, low24h: null, high24h: null };
    expect(withLastDay(analysisOf(now, trend)).trend).toEqual({ ...trend, high: 65, place: 100 });
  });

  it('stay as they are beside prices of another source, and without one', () => {
    const other = analysisOf({ source: 'okx', price: 62, low24h: 38, high24h: 64 }, trend);
    expect(withLastDay(other)).toBe(other);
    expect(withLastDay(analysisOf(null, trend)).trend).toEqual(trend);
    const flat = { source: 'binance', price: 40, low24h: 40, high24h: 40 };
    expect(withLastDay(analysisOf(flat, { ...trend, high: 40 })).trend?.place).toBeNull();
  });
});
