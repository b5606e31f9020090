import fc from 'fast-check';
import { switchItem, type Switched } from './switching.rules.js';

const START = Date.parse('2026-11-20T03:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1_000);
const HOURS = 24;
const fresh: Switched = { isOn: false, activatedAt: null, expiresAt: null, switchedAt: null };

/** The item after a switch that must succeed. */
function switched(item: Switched, seconds: number, wanted?: boolean): Switched {
  const step = switchItem(item, HOURS, wanted, at(seconds));
  if ('refusal' in step) throw new Error(step.refusal);
  return step.next;
}

describe('switching an item', () => {
  it('starts its clock with the first switch on and works until the clock ends', () => {
    expect(switchItem(fresh, HOURS, true, at(0))).toEqual({
      next: { isOn: true, activatedAt: at(0), expiresAt: at(HOURS * 3_600), switchedAt: at(0) },
      boost: { begin: { from: at(0), until: at(HOURS * 3_600) } },
    });
  });

  it('off ends the boost and leaves the clock running', () => {
    const on = switched(fresh, 0);
    expect(switchItem(on, HOURS, false, at(60))).toEqual({
      next: { isOn: false, activatedAt: at(0), expiresAt: at(HOURS * 3_600), switchedAt: at(60) },
      boost: { end: at(60) },
    });
  });

  it('on again works for what is left', () => {
    const again = switchItem(switched(switched(fresh, 0), 60), HOURS, true, at(3_600));
    expect(again).toMatchObject({ boost: { begin: { from: at(3_600), until: at(HOURS * 3_600) } } });
  });

  it('is refused when it is so already', () => {
    expect(switchItem(fresh, HOURS, false, at(0))).toEqual({ refusal: 'alreadyOff' });
    expect(switchItem(switched(fresh, 0), HOURS, true, at(0))).toEqual({ refusal: 'alreadyOn' });
  });

  it('is refused within 3 seconds, to the millisecond, also with a word', () => {
    const on = switched(fresh, 0);
    for (const wanted of [false, undefined]) {
      expect(switchItem(on, HOURS, wanted, at(2.999))).toEqual({ refusal: 'switchedJustNow' });
      expect(switchItem(on, HOURS, wanted, at(3))).toMatchObject({ next: { isOn: false } });
    }
  });

  it('on is refused after twenty times in an hour, and says when it is possible again', () => {
    const off = switched(switched(fresh, 0), 60);
    const begun = Array.from({ length: 20 }, (_, count) => at(100 + count));
    expect(switchItem(off, HOURS, true, at(1_000), begun.slice(1))).toMatchObject({ next: { isOn: true } });
    expect(switchItem(off, HOURS, true, at(1_000), begun)).toEqual({
      refusal: 'switchedTooOften',
      retryAfterSeconds: 2_700,
    });
    expect(switchItem({ ...off, isOn: true }, HOURS, false, at(1_000), begun)).toMatchObject({ next: { isOn: false } });
  });

  it('is refused once its clock has ended, on or off, to the millisecond', () => {
    const on = switched(fresh, 0);
    const end = HOURS * 3_600;
    expect(switchItem(on, HOURS, false, at(end - 0.001))).toMatchObject({ next: { isOn: false } });
    for (const wanted of [true, false, undefined])
      expect(switchItem(on, HOURS, wanted, at(end))).toEqual({ refusal: 'itemOver' });
  });

  it('counts from the switch before when the clock was set back', () => {
    const on = switched(fresh, 600);
    expect(switchItem(on, HOURS, false, at(0))).toMatchObject({ boost: { end: at(600) } });
    expect(switchItem(on, HOURS, undefined, at(0))).toMatchObject({ next: { isOn: false, switchedAt: at(600) } });
  });

  it('never works twice at once, never beyond its clock, and never changes the clock, whatever comes', () => {
    const act = fc.record({
      // Back as well as forth: clocks are set.
      seconds: fc.integer({ min: -7_200, max: 14_400 }),
      wanted: fc.constantFrom(true, false, undefined),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(act, { maxLength: 40 }), (hours, acts) => {
        let item = fresh;
        let now = START;
        let clock: Date | null = null;
        const windows: { from: number; until: number }[] = [];
        for (const { seconds, wanted } of acts) {
          now += seconds * 1_000;
          const step = switchItem(item, hours, wanted, new Date(now));
          if ('refusal' in step) continue;
          expect(step.next.isOn).toBe(wanted ?? !item.isOn);
          expect(step.next.isOn).toBe('begin' in step.boost);
          clock ??= step.next.expiresAt;
          expect(step.next.expiresAt).toEqual(clock);
          expect(step.next.expiresAt.getTime() - step.next.activatedAt.getTime()).toBe(hours * 3_600_000);
          const last = windows.at(-1);
          if ('begin' in step.boost) {
            const { from, until } = step.boost.begin;
            windows.push({ from: from.getTime(), until: until.getTime() });
            expect(until).toEqual(clock);
            expect(from.getTime()).toBeGreaterThanOrEqual(last?.until ?? from.getTime());
          } else if (last) {
            expect(step.boost.end.getTime()).toBeGreaterThanOrEqual(last.from);
            expect(step.boost.end.getTime()).toBeLessThanOrEqual(last.until);
            last.until = step.boost.end.getTime();
          }
          item = step.next;
        }
        const worked = windows.reduce((sum, { from, until }) => sum + until - from, 0);
        expect(worked).toBeLessThanOrEqual(hours * 3_600_000);
      }),
      { numRuns: 2_000 },
    );
  });
});
