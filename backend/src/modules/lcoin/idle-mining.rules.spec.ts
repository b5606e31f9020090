import fc from 'fast-check';
import {
  mine,
  MAX_PAID,
  type BoostEffect,
  type BoostWindow,
  type MiningWindow,
  type NumbersHistory,
} from './idle-mining.rules.js';
import { claimedParts } from './idle-claim-parts.rules.js';

/** A fraction, not shortened: as plain as can be, and nothing in common with what it judges. */
type Fraction = readonly [bigint, bigint];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => (b === d ? [a + c, b] : [a * d + c * b, b * d]);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const floorOf = ([a, b]: Fraction): bigint => a / b;
/** Six decimals, cut. */
const cut = ([a, b]: Fraction): bigint => (a * 1_000_000n) / b;
const cutText = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
};

interface Numbers {
  reward: number;
  intervalSeconds: number;
  baseCap: number;
}

interface Item {
  readonly effect: { readonly percent: bigint; readonly rateTenths: bigint; readonly capTenths: bigint };
}

const ITEMS: readonly Item[] = [
  { effect: { percent: 20n, rateTenths: 10n, capTenths: 10n } },
  { effect: { percent: 0n, rateTenths: 10n, capTenths: 30n } },
  { effect: { percent: 0n, rateTenths: 15n, capTenths: 60n } },
  { effect: { percent: 50n, rateTenths: 10n, capTenths: 10n } },
];

const effectOf = ({ effect }: Item): BoostEffect => ({
  ratePercent: `${effect.percent}.0000`,
  rateMultiplier: `${effect.rateTenths / 10n}.${effect.rateTenths % 10n}000`,
  capMultiplier: `${effect.capTenths / 10n}.${effect.capTenths % 10n}000`,
});

/** L for one interval and the cap, by numbers and the items that are on. */
function formulaOf({ reward, baseCap }: Numbers, on: readonly Item[]): { rate: Fraction; cap: Fraction } {
  let percents = 100n;
  let rate: Fraction = [1n, 1n];
  let cap: Fraction = [BigInt(baseCap), 1n];
  for (const { effect } of on) {
    percents += effect.percent;
    rate = times(rate, [effect.rateTenths, 10n]);
    cap = times(cap, [effect.capTenths, 10n]);
  }
  return { rate: times(rate, [BigInt(reward) * percents, 100n]), cap };
}

/** One second of filling; everything holds for all of it. */
function tick(state: { filled: Fraction; accrued: Fraction }, numbers: Numbers, on: readonly Item[]): void {
  const { rate, cap } = formulaOf(numbers, on);
  if (numbers.reward === 0 || !isLess(state.filled, cap)) return;
  let step: Fraction = [1n, BigInt(numbers.intervalSeconds)];
  const after = plus(state.filled, step);
  if (isLess(cap, after)) {
    // Only what is missing to the cap.
    const [a, b] = cap;
    const [c, d] = state.filled;
    step = [a * d - c * b, b * d];
  }
  state.filled = shorten(plus(state.filled, step));
  state.accrued = shorten(plus(state.accrued, times(step, rate)));
}

/** Without this the numbers of a long run grow beyond bounds. */
function shorten([a, b]: Fraction): Fraction {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x === 0n ? [0n, 1n] : [a / x, b / x];
}

const START = Date.parse('2026-11-20T03:00:00Z');
const at = (second: number): Date => new Date(START + second * 1000);

/** What happens in a random story; items by their place in ITEMS. */
type Happening =
  | { readonly act: 'wait'; readonly seconds: number }
  | { readonly act: 'claim' }
  | { readonly act: 'on'; readonly item: number; readonly lasts: number }
  | { readonly act: 'off'; readonly item: number }
  | { readonly act: 'set'; readonly number: keyof Numbers; readonly value: number };

const happening = (backwards: boolean): fc.Arbitrary<Happening> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.integer({ min: 0, max: 40 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.integer({ min: 40, max: 400 }) }),
    },
    { weight: 3, arbitrary: fc.constant({ act: 'claim' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('on' as const),
        item: fc.nat({ max: ITEMS.length - 1 }),
        lasts: fc.integer({ min: 1, max: 90 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('off' as const), item: fc.nat({ max: ITEMS.length - 1 }) }) },
    {
      weight: 3,
      arbitrary: fc.oneof(
        fc.record({
          act: fc.constant('set' as const),
          number: fc.constant('reward' as const),
          value: fc.constantFrom(0, 1, 7, 30),
        }),
        fc.record({
          act: fc.constant('set' as const),
          number: fc.constant('intervalSeconds' as const),
          value: fc.constantFrom(1, 7, 10, 60),
        }),
        fc.record({
          act: fc.constant('set' as const),
          number: fc.constant('baseCap' as const),
          value: fc.constantFrom(1, 2, 5),
        }),
      ),
    },
    ...(backwards
      ? [
          {
            weight: 2,
            arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.integer({ min: -60, max: -1 }) }),
          },
        ]
      : []),
  );

/** What is written down while a story goes on, as the settings and the boosts write it. */
class Records {
  readonly changes: { readonly number: keyof Numbers; readonly second: number; value: number }[] = [];
  readonly windows: { readonly item: number; readonly start: number; end: number }[] = [];

  constructor(readonly initial: Numbers) {}

  set(number: keyof Numbers, second: number, value: number): void {
    const same = this.changes.find((change) => change.number === number && change.second === second);
    if (same) same.value = value;
    else this.changes.push({ number, second, value });
  }

  switchOn(item: number, second: number, until: number): void {
    const ends = this.windows.filter((window) => window.item === item).map(({ end }) => end);
    const start = Math.max(second, ...ends);
    if (start < until) this.windows.push({ item, start, end: until });
  }

  switchOff(item: number, second: number): void {
    for (const window of this.windows)
      if (window.item === item && window.end > second) window.end = Math.max(window.start, second);
  }

  /** The value in force in a second: the latest change that is not later. */
  numbersAt(second: number): Numbers {
    const valueOf = (number: keyof Numbers): number => {
      let latest: { second: number; value: number } = { second: -Infinity, value: this.initial[number] };
      for (const change of this.changes)
        if (change.number === number && change.second <= second && change.second >= latest.second) latest = change;
      return latest.value;
    };
    return {
      reward: valueOf('reward'),
      intervalSeconds: valueOf('intervalSeconds'),
      baseCap: valueOf('baseCap'),
    };
  }

  itemsAt(second: number): Item[] {
    return this.windows
      .filter(({ start, end }) => start <= second && second < end)
      .flatMap(({ item }) => ITEMS[item] ?? []);
  }

  /** The window as the service hands it to the rules. */
  window(since: number, until: number): MiningWindow {
    const from = Math.min(since, until);
    const historyOf = (number: keyof Numbers) => [
      { from: at(from), value: this.numbersAt(from)[number] },
      ...this.changes
        .filter((change) => change.number === number && change.second > from && change.second <= until)
        .sort((a, b) => a.second - b.second)
        .map(({ second, value }) => ({ from: at(second), value })),
    ];
    const numbers: NumbersHistory = {
      reward: historyOf('reward'),
      intervalSeconds: historyOf('intervalSeconds'),
      baseCap: historyOf('baseCap'),
    };
    const boosts = this.windows
      .filter(({ start, end }) => end > from && start <= until)
      .map(({ item, start, end }): BoostWindow => {
        const name = `item ${item}`;
        const effect = effectOf(ITEMS[item] ?? raise());
        return { ...effect, sourceId: name, name: { ko: name, en: name }, startsAt: at(start), endsAt: at(end) };
      });
    return { since: at(since), until: at(until), numbers, boosts };
  }
}

function raise(): never {
  throw new Error('no such item');
}

function expectSame(window: MiningWindow, slow: { filled: Fraction; accrued: Fraction }, numbers: Numbers): bigint {
  const mined = mine(window);
  expect(cutText(mined.filled.toText(6))).toBe(cut(slow.filled));
  expect(cutText(mined.accrued.toText(6))).toBe(cut(slow.accrued));
  const isClaimable = !isLess(slow.filled, [1n, 1n]);
  expect(mined.claimable).toBe(isClaimable ? floorOf(slow.accrued) : 0n);
  // The wait, by counting seconds until it is over.
  let wait = 0;
  while (!isClaimable && isLess(plus(slow.filled, [BigInt(wait), BigInt(numbers.intervalSeconds)]), [1n, 1n]))
    wait += 1;
  expect(mined.cooldownSeconds).toBe(wait);
  const kept = claimedParts(mined.parts);
  expect(kept.reduce((sum, part) => sum + cutText(part.amount), 0n)).toBe(cut(slow.accrued));
  expect(kept.reduce((sum, part) => sum + cutText(part.intervals), 0n)).toBe(cut(slow.filled));
  return mined.claimable;
}

const initial = fc.record({
  reward: fc.constantFrom(0, 1, 30),
  intervalSeconds: fc.constantFrom(1, 7, 10, 60),
  baseCap: fc.constantFrom(1, 3),
});

const RUNS = 400;

describe('idle mining', () => {
  it('pays what a clock that ticks second by second would have counted', () => {
    fc.assert(
      fc.property(initial, fc.array(happening(false), { minLength: 5, maxLength: 60 }), (numbers, story) => {
        const records = new Records(numbers);
        // The ticking world keeps no history: it only ever knows what holds now.
        const world = {
          numbers: { ...numbers } as Numbers,
          on: new Map<number, number>(),
          filled: [0n, 1n] as Fraction,
          accrued: [0n, 1n] as Fraction,
        };
        let now = 0;
        let since = 0;
        const earned: Fraction[] = [[0n, 1n]];
        let paid = 0n;
        for (const happened of story) {
          switch (happened.act) {
            case 'wait':
              for (let count = 0; count < happened.seconds; count += 1) {
                const items = [...world.on].filter(([, until]) => now < until).flatMap(([item]) => ITEMS[item] ?? []);
                tick(world, world.numbers, items);
                // The most that a second can be worth: nobody stops at a cap, nobody loses a fraction.
                const { rate } = formulaOf(world.numbers, items);
                earned[0] = shorten(
                  plus(earned[0] ?? [0n, 1n], times(rate, [1n, BigInt(world.numbers.intervalSeconds)])),
                );
                now += 1;
              }
              break;
            case 'on':
              if ((world.on.get(happened.item) ?? 0) <= now) {
                world.on.set(happened.item, now + happened.lasts);
                records.switchOn(happened.item, now, now + happened.lasts);
              }
              break;
            case 'off':
              world.on.delete(happened.item);
              records.switchOff(happened.item, now);
              break;
            case 'set':
              world.numbers[happened.number] = happened.value;
              records.set(happened.number, now, happened.value);
              break;
            case 'claim': {
              const claimable = expectSame(records.window(since, now), world, world.numbers);
              if (claimable === 0n) break;
              paid += claimable;
              since = now;
              world.filled = [0n, 1n];
              world.accrued = [0n, 1n];
            }
          }
        }
        expectSame(records.window(since, now), world, world.numbers);
        expect(isLess(earned[0] ?? [0n, 1n], [paid, 1n])).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  it('counts no second twice when the clock jumps back and forth', () => {
    fc.assert(
      fc.property(initial, fc.array(happening(true), { minLength: 5, maxLength: 50 }), (numbers, story) => {
        const records = new Records(numbers);
        let now = 0;
        let since = 0;
        // All seconds since the last claim, each by what is written down for it.
        const recount = () => {
          const state = { filled: [0n, 1n] as Fraction, accrued: [0n, 1n] as Fraction };
          for (let second = since; second < now; second += 1)
            tick(state, records.numbersAt(second), records.itemsAt(second));
          return state;
        };
        for (const happened of story) {
          switch (happened.act) {
            case 'wait':
              now = Math.max(0, now + happened.seconds);
              break;
            case 'on':
              records.switchOn(happened.item, now, now + happened.lasts);
              break;
            case 'off':
              records.switchOff(happened.item, now);
              break;
            case 'set':
              records.set(happened.number, now, happened.value);
              break;
            case 'claim':
              if (expectSame(records.window(since, now), recount(), records.numbersAt(now)) > 0n) since = now;
          }
        }
        expectSame(records.window(since, now), recount(), records.numbersAt(now));
      }),
      { numRuns: RUNS },
    );
  });

  it('never pays more than the best rate for all of the time, however it is claimed', () => {
    fc.assert(
      fc.property(initial, fc.array(happening(false), { minLength: 20, maxLength: 80 }), (numbers, story) => {
        const records = new Records(numbers);
        let [now, since] = [0, 0];
        let paid = 0n;
        for (const happened of [...story, { act: 'claim' } as const]) {
          if (happened.act === 'wait') now += happened.seconds;
          else if (happened.act === 'on') records.switchOn(happened.item, now, now + happened.lasts);
          else if (happened.act === 'off') records.switchOff(happened.item, now);
          else if (happened.act === 'set') records.set(happened.number, now, happened.value);
          else {
            const { claimable } = mine(records.window(since, now));
            if (claimable > 0n) since = now;
            paid += claimable;
          }
        }
        // Everything on for all of the time, at the highest reward and the shortest interval there was.
        const best = formulaOf({ reward: 30, intervalSeconds: 1, baseCap: 1 }, ITEMS).rate;
        const shortest = Math.min(
          numbers.intervalSeconds,
          ...records.changes.filter(({ number }) => number === 'intervalSeconds').map(({ value }) => value),
        );
        expect(isLess(times(best, [BigInt(now), BigInt(shortest)]), [paid, 1n])).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  const plain = (numbers: Partial<Numbers> = {}): Records =>
    new Records({ reward: 30, intervalSeconds: 600, baseCap: 1, ...numbers });

  it('pays the reward after exactly one interval, and not a moment before', () => {
    const records = plain();
    const before = mine({ ...records.window(0, 600), until: new Date(at(600).getTime() - 1) });
    expect([before.claimable, before.cooldownSeconds]).toEqual([0n, 1]);
    expect(mine(records.window(0, 600))).toMatchObject({ claimable: 30n, cooldownSeconds: 0, isFull: true });
  });

  it('pays no more after the cap is reached, however long somebody is away', () => {
    expect(mine(plain().window(0, 600_000)).claimable).toBe(30n);
    expect(mine(plain({ baseCap: 6 }).window(0, 600_000)).claimable).toBe(180n);
  });

  it('lets an item count for its own part of the window only', () => {
    const records = plain({ baseCap: 4 });
    records.switchOn(0, 600, 900);
    const mined = mine(records.window(0, 1200));
    expect(mined.accrued.toText(6)).toBe('63');
    expect(mined.parts.map(({ from, to, amount }) => [from, to, amount.toText(6)])).toEqual([
      [at(0), at(600), '30'],
      [at(600), at(900), '18'],
      [at(900), at(1200), '15'],
    ]);
  });

  it('adds percents and multiplies multipliers', () => {
    const records = plain({ baseCap: 10 });
    for (const item of [0, 1, 2, 3]) records.switchOn(item, 0, 10_000);
    const { formula } = mine(records.window(0, 1));
    expect(
      [formula.ratePercent, formula.rateMultiplier, formula.capMultiplier].map((ratio) => ratio.toText(4)),
    ).toEqual(['70', '1.5', '18']);
    // 30 × 1.7 × 1.5
    expect([formula.perInterval.toText(4), formula.cap.toText(4)]).toEqual(['76.5', '180']);
  });

  it('takes back nothing that has filled when a cap ends', () => {
    const records = plain();
    records.switchOn(1, 0, 1800);
    expect(mine(records.window(0, 1800)).claimable).toBe(90n);
    expect(mine(records.window(0, 9000))).toMatchObject({ claimable: 90n, isFull: true });
  });

  it('fills nothing while it is switched off, and keeps what was filled before', () => {
    const records = plain({ baseCap: 5 });
    records.set('reward', 900, 0);
    records.set('reward', 1800, 30);
    expect(mine(records.window(0, 1500))).toMatchObject({ claimable: 45n });
    expect(mine(records.window(0, 2100)).claimable).toBe(60n);
  });

  it('counts no time when the clock has jumped back behind the last claim', () => {
    expect(mine(plain().window(5000, 100))).toMatchObject({ claimable: 0n, cooldownSeconds: 600, parts: [] });
  });

  it('looks at each window a few times, however many there are', () => {
    let reads = 0;
    const counted = (index: number): BoostWindow => {
      const name = { ko: 'item', en: 'item' };
      const instants = { startsAt: at(2 * index), endsAt: at(2 * index + 1) };
      const effect = { ratePercent: '20', rateMultiplier: '1.5', capMultiplier: '2' };
      return new Proxy(
        { ...effect, ...instants, sourceId: 'item', name },
        {
          get: (target, field) => {
            reads += 1;
            return Reflect.get(target, field) as unknown;
          },
        },
      );
    };
    const pairs = 20_000;
    const boosts = Array.from({ length: pairs }, (_, index) => counted(index));
    const mined = mine({ ...plain().window(0, 2 * pairs), boosts });
    expect(reads).toBeLessThan(15 * pairs);
    // All of the time after the cap is one part: a claim does not grow with it.
    expect(mined.parts.length).toBeLessThan(2_000);
    expect(mined.parts.at(-1)).toMatchObject({ to: at(2 * pairs) });
    expect(mined.parts.at(-1)?.intervals.toText(6)).toBe('0');
  });

  it('makes one part of all that is off, and one of all that is full', () => {
    const records = plain();
    for (const second of [700, 800, 900]) records.switchOn(0, second, second + 50);
    records.set('reward', 1_000, 0);
    records.set('baseCap', 1_200, 5);
    records.set('reward', 1_300, 30);
    expect(mine(records.window(0, 1_600)).parts.map(({ from, to }) => [from, to])).toEqual([
      [at(0), at(700)],
      [at(700), at(1_000)],
      [at(1_000), at(1_300)],
      [at(1_300), at(1_600)],
    ]);
  });

  it('pays at most what the books can hold, instead of nothing for ever', () => {
    const records = plain();
    const { boosts: _, ...window } = records.window(0, 600);
    const name = { ko: 'item', en: 'item' };
    const boosts = Array.from({ length: 40 }, (_each, index): BoostWindow => ({
      ...{ sourceId: `item ${index}`, name, ratePercent: '0', rateMultiplier: '10', capMultiplier: '1' },
      ...{ startsAt: at(0), endsAt: at(600) },
    }));
    const mined = mine({ ...window, boosts });
    expect([mined.claimable, mined.accrued.toText(6)]).toEqual([MAX_PAID, MAX_PAID.toString()]);
  });

  it('makes one part where a setting was saved unchanged or an item switched off and on at once', () => {
    const records = plain({ baseCap: 10 });
    records.switchOn(0, 0, 500);
    records.set('reward', 200, 30);
    records.switchOff(0, 300);
    records.switchOn(0, 300, 1000);
    expect(mine(records.window(0, 900)).parts).toHaveLength(1);
  });
});
