import { nextMinute, touchOf } from './score.rules.js';

describe('what a candle does to a position', () => {
  const long = { direction: 'long', entry: 100, toStop: 5, toTarget: 10 } as const;
  const short = { ...long, direction: 'short' } as const;

  it.each([
    [{ low: 96, high: 104 }, null, null],
    [{ low: 96, high: 110 }, 'target', 'stop'],
    [{ low: 95, high: 104 }, 'stop', null],
    [{ low: 90, high: 104 }, 'stop', 'target'],
    // Both in one candle: which came first is not known.
    [{ low: 95, high: 110 }, 'stop', 'stop'],
    [{ low: 90, high: 105 }, 'stop', 'stop'],
  ])('%o', (span, ofLong, ofShort) => {
    expect(touchOf(long, span)).toBe(ofLong);
    expect(touchOf(short, span)).toBe(ofShort);
  });
});

describe('an entry', () => {
  it('is in the next minute, never in the present one', () => {
    expect(nextMinute(Date.parse('2026-11-20T03:00:00.000Z'))).toBe(Date.parse('2026-11-20T03:01:00.000Z'));
    expect(nextMinute(Date.parse('2026-11-20T03:00:59.999Z'))).toBe(Date.parse('2026-11-20T03:01:00.000Z'));
  });
});
