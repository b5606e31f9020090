import { Exact, exact } from './journal.rules.js';
import {
  drawdownOf,
  equityOf,
  figuresOf,
  lengthOf,
  longestStreak,
  meanOf,
  riskRatios,
  type TradeSums,
} from './statistics.rules.js';

const days = (results: readonly (readonly [day: string, result: string])[]) =>
  results.map(([day, result]) => ({ day, result: new Exact(result) }));
/** Results of days that follow one another. */
const row = (...results: string[]) =>
  days(results.map((result, index) => [`2026-11-${String(index + 1).padStart(2, '0')}`, result]));

describe('the figures of trades', () => {
  const figures = (sums: Partial<TradeSums> = {}) =>
    figuresOf({ tradeCount: 5, wins: 3, losses: 2, won: '90', lost: '40', squares: '3500', ...sums });

  it('follow from their sums', () => {
    expect(figures()).toEqual({
      result: '50',
      winRate: '60',
      winRateFrom: '23.07242813',
      winRateTo: '88.23792258',
      profitFactor: '2.25',
      expectancy: '10',
      expectancyFrom: '-24.00436903',
      expectancyTo: '44.00436903',
      averageWin: '30',
      averageLoss: '20',
    });
  });

  it('count trades that came to nothing', () => {
    expect(figures({ tradeCount: 10 })).toMatchObject({ winRate: '30', expectancy: '5' });
  });

  it('keep every digit of a sum and eight of a quotient', () => {
    const won = '123456789012345.000000000000000003';
    expect(figures({ won, lost: '0.000000000000000001', tradeCount: 3 })).toMatchObject({
      result: '123456789012345.000000000000000002',
      expectancy: '41152263004115',
    });
    expect(figures({ tradeCount: 3, wins: 2, losses: 1, won: '1', lost: '3' })).toMatchObject({
      expectancy: '-0.66666667',
      winRate: '66.66666667',
      profitFactor: '0.33333333',
    });
  });

  it('are unknown rather than a division by zero', () => {
    const none = { tradeCount: 0, wins: 0, losses: 0, won: '0', lost: '0', squares: '0' };
    expect(figures(none)).toEqual({
      result: '0',
      winRate: null,
      winRateFrom: null,
      winRateTo: null,
      profitFactor: null,
      expectancy: null,
      expectancyFrom: null,
      expectancyTo: null,
      averageWin: null,
      averageLoss: null,
    });
    expect(figures({ losses: 0, lost: '0' })).toMatchObject({ profitFactor: null, averageLoss: null });
    expect(figures({ wins: 0, won: '0' })).toMatchObject({ profitFactor: '0', averageWin: null });
  });
});

describe('a mean', () => {
  it('has no interval of one value', () => expect(meanOf(1, '3', '9')).toEqual({ mean: '3', from: null, to: null }));

  it('is unknown of none', () => expect(meanOf(0, '0', '0')).toEqual({ mean: null, from: null, to: null }));

  it('of equal values is certain, whatever is lost by rounding', () =>
    expect(meanOf(3, '0.3', '0.03')).toEqual({ mean: '0.1', from: '0.1', to: '0.1' }));

  // 1 and 2: 1.5 ± 12.706204736 × 0.70710678 ÷ √2.
  it('may be far off where values are few', () =>
    expect(meanOf(2, '3', '5')).toEqual({ mean: '1.5', from: '-4.85310237', to: '7.85310237' }));
});

describe('the equity', () => {
  it('adds the results up', () => {
    expect(equityOf(row('10', '-4.5', '0.000000000000000001')).map(({ equity }) => exact(equity))).toEqual([
      '10',
      '5.5',
      '5.500000000000000001',
    ]);
  });

  const drawdown = (...results: string[]) => drawdownOf(equityOf(row(...results)));

  it.each<[string, string[], object | null]>([
    ['nothing', [], null],
    ['gains alone', ['5', '0', '3'], null],
    ['a loss from the start on', ['-5', '2'], { amount: '5', peakDay: null, lowDay: '2026-11-01', recoveredDay: null }],
    [
      'the largest of two falls, made good',
      ['10', '-3', '4', '-8', '2', '6'],
      { amount: '8', peakDay: '2026-11-03', lowDay: '2026-11-04', recoveredDay: '2026-11-06' },
    ],
    [
      'a fall in steps, with a rise between that stays below the peak',
      ['10', '-6', '3', '-5', '1'],
      { amount: '8', peakDay: '2026-11-01', lowDay: '2026-11-04', recoveredDay: null },
    ],
    [
      'the first of two equal falls',
      ['10', '-5', '5', '-5'],
      { amount: '5', peakDay: '2026-11-01', lowDay: '2026-11-02', recoveredDay: '2026-11-03' },
    ],
  ])('of %s', (_, results, expected) => expect(drawdown(...results)).toEqual(expected));
});

describe('a streak', () => {
  const results = row('1', '2', '-1', '3', '4', '5', '0', '6', '-2', '-3', '-0.1');

  it('is the longest run of days that won', () =>
    expect(longestStreak(results, 1)).toEqual({ days: 3, from: '2026-11-04', to: '2026-11-06' }));
  it('or of days that lost', () =>
    expect(longestStreak(results, -1)).toEqual({ days: 3, from: '2026-11-09', to: '2026-11-11' }));
  it('is not ended by days without a result', () =>
    expect(longestStreak(days([['2026-11-01', '1'], ['2026-11-20', '1']]), 1)).toMatchObject({ days: 2 })); // prettier-ignore
  it('may be missing', () => expect(longestStreak(row('0', '1'), -1)).toBeNull());
});

describe('the ratios of gain and risk', () => {
  it('are computed by hand', () => {
    // Mean 1; deviations 2, −2, 0, 0: variance 8 / 3. Losses: 1 in 4 days. √365 = 19.10497317.
    expect(riskRatios(row('3', '-1', '1', '1'))).toEqual({
      dailyMean: '1',
      deviation: '1.63299316',
      downsideDeviation: '0.5',
      sharpe: '11.69935896',
      sortino: '38.20994635',
    });
  });

  it('count the days between as days without gain', () => {
    expect(lengthOf(days([['2026-02-27', '1'], ['2026-03-02', '2']]))).toBe(4); // prettier-ignore
    const apart = days([['2026-11-01', '3'], ['2026-11-03', '-1']]); // prettier-ignore
    expect(riskRatios(apart)).toEqual(riskRatios(row('3', '0', '-1')));
    expect(riskRatios(apart).sharpe).not.toBe(riskRatios(row('3', '-1')).sharpe);
  });

  it.each([
    ['no day', []],
    ['one day', ['5']],
    ['days that are all the same', ['5', '5', '5']],
  ])('are unknown of %s', (_, results) =>
    expect(riskRatios(row(...results))).toMatchObject({ sharpe: null, sortino: null }),
  );

  it('has no Sortino without a loss', () =>
    expect(riskRatios(row('1', '2'))).toMatchObject({ sharpe: expect.any(String), sortino: null }));
});
