import { linesOf } from '@/features/insights/charts/premium-lines.rules';

const AT = Date.parse('2026-11-20T00:00:00.000Z');
const point = (minutes: number, premium: number | null, usdtPremium: number | null = null) => ({
  ...{ at: new Date(AT + minutes * 60_000).toISOString(), premium, usdtPremium, price: 1 },
});

describe('the lines of a premium', () => {
  it('have every minute of a day, from where it begins to what is known last', () => {
    const [bank = []] = linesOf(
      { from: new Date(AT - 60_000).toISOString(), points: [point(0, 1), point(2, 3)] },
      '24h',
    );
    expect(bank.map(({ value }) => value)).toEqual([null, 1, null, 3]);
    expect(bank.map(({ at }) => Date.parse(at) - AT)).toEqual([-60_000, 0, 60_000, 120_000]);
  });

  it('end before a long time without values, each by itself, and not before a short one', () => {
    const points = [point(0, 1), point(45, 2), point(91, 3, 7), point(92, null), point(150, 4, 8)];
    const [bank = [], usdt = []] = linesOf({ from: points[0]?.at ?? '', points }, '24h');
    expect(bank).toHaveLength(151);
    const ends = (line: typeof bank) =>
      line.filter(({ isLast }) => isLast).map(({ at }) => (Date.parse(at) - AT) / 60_000);
    expect([ends(bank), ends(usdt)]).toEqual([[45, 91], [91]]);
  });
});
