import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { endOfSeoulDay } from '../../clock/index.js';
import { Day, DayOrTime, Instant, SeoulDay } from './times.js';

const wrong = { ko: '날짜', en: 'date' };

class Chosen {
  @Day(wrong)
  day: unknown;
  @Instant(wrong)
  instant: unknown;
  @DayOrTime(wrong)
  either: unknown;
}

/** Which of the three take a value. */
function takers(value: unknown): string[] {
  const refused = validateSync(Object.assign(new Chosen(), { day: value, instant: value, either: value }));
  return ['day', 'instant', 'either'].filter((name) => refused.every(({ property }) => property !== name));
}

describe('a date in a request', () => {
  it.each([
    ['2026-12-18', ['day', 'either']],
    ['2028-02-29', ['day', 'either']],
    ['2026-12-18T00:00', ['either']],
    ['2026-12-18T23:59:59.999', ['either']],
    ['2026-12-18T12:34:56Z', ['instant', 'either']],
    ['2026-12-18T12:34:56.7+09:00', ['instant', 'either']],
  ])('%s is one', (value, expected) => {
    expect(takers(value)).toEqual(expected);
    expect(Number.isNaN(endOfSeoulDay(value).getTime())).toBe(false);
  });

  it.each([
    ...['2026-12-18T123456', '2026-12-18T12.500', '2026-12-18T24:00', '2026-12-18T24:00:00Z', '2026-12-18T12:60'],
    ...['2026-12-18T12:34:60Z', '2026-12-18T12:34:56.1234Z', '2026-12-18T12Z', '2026-12-18T12:34+24:00', '2026-02-30'],
    ...['2026-02-30T10:00:00Z', '2027-02-29', '2026-13-01', '1999-12-31', '20261218', '', ' 2026-12-18', 20_261_218],
    ...[null, undefined, ['2026-12-18'], {}],
  ])('%j is none', (value) => {
    expect(takers(value)).toEqual([]);
  });
});

class Written {
  @SeoulDay(wrong)
  day: unknown;
}

/** What a request keeps of a value; undefined when it is refused. */
function kept(value: unknown): unknown {
  const written = plainToInstance(Written, { day: value });
  return validateSync(written).length === 0 ? written.day : undefined;
}

describe('a day in Seoul', () => {
  it.each([
    ['2026-12-18', '2026-12-18'],
    [' 2026-12-18 ', '2026-12-18'],
    ['2026-12-18T14:59:59.999Z', '2026-12-18'],
    ['2026-12-18T15:00:00Z', '2026-12-19'],
    ['2026-12-18T23:30:00-05:00', '2026-12-19'],
    ['2026-12-18T23:30', '2026-12-18'],
  ])('is read from %j', (value, expected) => {
    expect(kept(value)).toBe(expected);
  });

  it.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-12-18T24:00:00Z', '18.12.2026', '', null, 20_261_218, {}])(
    'is not read from %j',
    (value) => {
      expect(kept(value)).toBeUndefined();
    },
  );
});
