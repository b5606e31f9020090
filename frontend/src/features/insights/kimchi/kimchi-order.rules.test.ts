import { heldOrder, namedFirst, orderOf, stepTowards } from '@/features/insights/kimchi/kimchi-order.rules';

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

it('puts what was named exactly first and leaves the rest in its order', () => {
  expect(namedFirst(['A', 'B', 'C', 'D'], (coin) => coin, ['D', 'B']).join('')).toBe('DBAC');
  expect(namedFirst(['A', 'B'], (coin) => coin, []).join('')).toBe('AB');
});

describe('the order while somebody is at the table', () => {
  it('stays, whatever the values say', () => {
    expect(heldOrder(['A', 'B', 'C'], ['C', 'B', 'A'])).toEqual(['A', 'B', 'C']);
  });

  it('loses what is gone and takes what is new at the end', () => {
    expect(heldOrder(['A', 'B', 'C'], ['N', 'C', 'A'])).toEqual(['A', 'C', 'N']);
  });
});

describe('the way to another order', () => {
  const wanted = Array.from({ length: 300 }, (_, index) => `C${index}`);
  const shuffled = [...wanted].sort((a, b) =>
    a.split('').reverse().join('').localeCompare(b.split('').reverse().join('')),
  );

  it('keeps every coin, moves few of the drawn ones at a time, and arrives', () => {
    let order = shuffled;
    for (let frames = 0; order.join() !== wanted.join(); frames += 1) {
      const drawn = new Set(order.slice(0, 20));
      const next = stepTowards(order, wanted, drawn, 4);
      // Those that went down, and those for which they made room.
      expect([...drawn].filter((coin) => !next.slice(0, 20).includes(coin)).length).toBeLessThanOrEqual(4);
      expect([...next].sort()).toEqual([...wanted].sort());
      order = next;
      expect(frames).toBeLessThan(60);
    }
  });

  it('is free where nothing is drawn, and stays where it has arrived', () => {
    expect(stepTowards(shuffled, wanted, new Set(), 1)).toEqual(wanted);
    expect(stepTowards(wanted, wanted, new Set(wanted), 1)).toEqual(wanted);
  });
});
