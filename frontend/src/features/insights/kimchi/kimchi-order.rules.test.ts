import { heldOrder, orderOf } from '@/features/insights/kimchi/kimchi-order.rules';

const row = (coin: string, premium: number | null, change24h: number | null = 0, volume24hKRW: number | null = 0) => ({
  ...{ coin, premium, change24h, volume24hKRW },
});

describe('the order of the premiums', () => {
  const rows = [row('A', 1, -3, 10), row('B', null, 5, null), row('C', 3, null, 30), row('D', -2, 1, 20)];

  it.each([
    ['premium', 'high', 'CADB'],
    ['premium', 'low', 'DACB'],
    ['change', 'high', 'BDAC'],
    ['change', 'low', 'ADBC'],
    ['volume', 'high', 'CDAB'],
    ['volume', 'low', 'ADCB'],
  ] as const)('by %s, %s first, has coins without a value at the end', (sort, direction, order) => {
    expect(orderOf(rows, sort, direction).join('')).toBe(order);
  });

  it('leaves equal ones as they were', () => {
    expect(orderOf([row('X', 1), row('Y', 1), row('Z', 1)], 'premium', 'high')).toEqual(['X', 'Y', 'Z']);
    expect(orderOf([row('X', 1), row('Y', 1), row('Z', 1)], 'premium', 'low')).toEqual(['X', 'Y', 'Z']);
  });
});

describe('the order while somebody is at the table', () => {
  it('stays, whatever the values say', () => {
    expect(heldOrder(['A', 'B', 'C'], ['C', 'B', 'A'])).toEqual(['A', 'B', 'C']);
  });

  it('loses what is gone and takes what is new at the end', () => {
    expect(heldOrder(['A', 'B', 'C'], ['N', 'C', 'A'])).toEqual(['A', 'C', 'N']);
  });
});
