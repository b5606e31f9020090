import { rankEntries } from '@/features/insights/market/rank-entry.rules';

const coin = (symbol: string, change24h: number | null, stale = false) => ({
  ...{ symbol, exchange: 'Binance', price: 1, change24h, volume24h: 9, stale },
});
const now = { percent: 15, at: 1_000 };
const many = (count: number) => Array.from({ length: count }, (_, index) => coin(`C${index}`, 30 - index / 10));

describe('a rank entry', () => {
  it('needs an earlier list', () => {
    expect(rankEntries(undefined, [coin('A', 40)], now)).toEqual([]);
    expect(rankEntries([], [coin('A', 40)], now)).toHaveLength(1);
  });

  it('is a coin that was not among the first twenty', () => {
    const entry = { symbol: 'A', exchange: 'Binance', price: 1, change24h: 40, volume24h: 9, at: 1_000 };
    expect(rankEntries(many(20), [coin('A', 40), ...many(20)], now)).toEqual([entry]);
    expect(rankEntries([coin('A', 2), ...many(20)], [coin('A', 40)], now)).toEqual([]);
  });

  it('has to reach the twentieth place, and to have been below it before', () => {
    expect(rankEntries(many(20), [...many(20), coin('A', 40)], now)).toEqual([]);
    expect(rankEntries([...many(20), coin('A', 16)], [coin('A', 40), ...many(20)], now)).toHaveLength(1);
  });

  it.each([
    [15, 1],
    [14.99, 0],
    [-15, 1],
    [-14.99, 0],
    [null, 0],
  ])('with a change of %s counts %s times', (change, count) => {
    expect(rankEntries([], [coin('A', change)], now)).toHaveLength(count);
  });

  it('is none by figures that are stale', () => {
    expect(rankEntries([], [coin('A', 40, true)], now)).toEqual([]);
  });
});
