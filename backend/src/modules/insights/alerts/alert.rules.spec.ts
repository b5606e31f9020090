import { type Bar, crossingsIn, firingsIn, meets } from './alert.rules.js';

const MINUTE = 60_000;
const above = { direction: 'above', threshold: '100' } as const;
const below = { direction: 'below', threshold: '100' } as const;
const bar = (minute: number, open: string, high: string, low: string, close: string): Bar => ({
  ...{ at: minute * MINUTE, open, high, low, close },
});
const cross = (bars: readonly Bar[], isMet: boolean | null, at = 0, rule: typeof above | typeof below = above) =>
  crossingsIn(rule, { isMet, at }, bars, { length: MINUTE, until: 1_000 * MINUTE }).map(
    (one) => `${one.isMet ? 'met' : 'left'} at ${(one.at / MINUTE).toFixed(2)} with ${one.value}`,
  );

describe('a threshold', () => {
  it('is met by itself and beyond, with all digits', () => {
    expect(meets(above, '100')).toBe(true);
    expect(meets(below, '100.000')).toBe(true);
    expect(meets(above, '99.999999999999999999')).toBe(false);
    expect(meets({ direction: 'below', threshold: '-1.5' }, '-1.50000000000000001')).toBe(true);
  });
});

describe('crossings of a gap', () => {
  it('are found by the extremes, though each minute ends where it began', () => {
    expect(cross([bar(1, '99', '101', '98', '99')], false)).toEqual(['met at 2.00 with 101', 'left at 2.00 with 99']);
    expect(cross([bar(1, '101', '102', '99', '101')], true)).toEqual(['left at 2.00 with 99', 'met at 2.00 with 101']);
    expect(cross([bar(1, '101', '102', '99', '101')], false, 0, below)).toEqual([
      'met at 2.00 with 99',
      'left at 2.00 with 101',
    ]);
  });

  it('are one for a minute that goes over the threshold and stays there', () => {
    const bars = [bar(1, '99', '103', '98', '102'), bar(2, '102', '104', '101', '103')];
    expect(cross(bars, false)).toEqual(['met at 2.00 with 103']);
    expect(cross(bars, true)).toEqual(['left at 2.00 with 98', 'met at 2.00 with 102']);
  });

  it('have each a later time than the one before', () => {
    const bars = [bar(1, '99', '101', '98', '99'), bar(2, '99', '101', '98', '99')];
    const times = crossingsIn(above, { isMet: false, at: 0 }, bars, { length: MINUTE, until: 9e9 }).map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(times).toHaveLength(4);
  });

  it('are not told again of a minute whose crossing is known: only its end counts', () => {
    expect(cross([bar(1, '99', '103', '98', '102')], true, 1.3 * MINUTE)).toEqual([]);
    expect(cross([bar(1, '99', '103', '98', '99')], true, 1.3 * MINUTE)).toEqual(['left at 2.00 with 99']);
    expect(cross([bar(1, '101', '103', '98', '99')], false, 1.3 * MINUTE)).toEqual([]);
    expect(cross([bar(1, '99', '103', '98', '99')], false, 2 * MINUTE)).toEqual([]);
  });

  it('are none for the first value of an alert that was never measured', () => {
    expect(cross([bar(1, '99', '103', '98', '99'), bar(2, '99', '103', '98', '99')], null)).toEqual([
      'left at 2.00 with 99',
      'met at 3.00 with 103',
      'left at 3.00 with 99',
    ]);
    expect(cross([bar(1, '101', '103', '101', '101')], null)).toEqual(['met at 2.00 with 101']);
  });

  it('end where the live values go on', () => {
    const [one] = crossingsIn(above, { isMet: false, at: 0 }, [bar(1, '99', '103', '98', '102')], {
      ...{ length: MINUTE, until: 1.5 * MINUTE },
    });
    expect(one?.at).toBe(1.5 * MINUTE - 1);
  });
});

describe('past firings', () => {
  const bars = [1, 2, 3, 4].map((minute) => bar(minute, '99', '101', '98', '99'));

  it('are as many as the crossings, at most one in the time between two', () => {
    expect(firingsIn({ ...above, repeatMinutes: null }, bars, MINUTE)).toBe(4);
    expect(firingsIn({ ...above, repeatMinutes: 2 }, bars, MINUTE)).toBe(2);
    expect(firingsIn({ ...above, repeatMinutes: 5 }, bars, MINUTE)).toBe(1);
  });

  it('are none where the price always was beyond, and without any history', () => {
    expect(firingsIn({ ...above, threshold: '50', repeatMinutes: null }, bars, MINUTE)).toBe(0);
    expect(firingsIn({ ...above, repeatMinutes: null }, [], MINUTE)).toBe(0);
  });
});
