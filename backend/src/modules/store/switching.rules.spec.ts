import fc from 'fast-check';
import { obstacleTo, switchItem, type ItemOn, type Switched } from './switching.rules.js';

const START = Date.parse('2026-11-20T03:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1_000);
const HOURS = 24;
const fresh: Switched = { isOn: false, activatedAt: null, expiresAt: null, switchedAt: null };

/** The item after a switch that must succeed. */
function switched(item: Switched, seconds: number, wanted?: boolean): Switched {
  const step = switchItem(item, HOURS, wanted, at(seconds));
  if (!step || 'refusal' in step) throw new Error(step?.refusal ?? 'the same');
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

  it('is the same within a second, to the millisecond, and refused with the other word', () => {
    const on = switched(fresh, 0);
    expect(switchItem(on, HOURS, undefined, at(0.999))).toBeNull();
    expect(switchItem(on, HOURS, false, at(0.999))).toEqual({ refusal: 'switchedJustNow' });
    for (const wanted of [false, undefined])
      expect(switchItem(on, HOURS, wanted, at(1))).toMatchObject({ next: { isOn: false } });
  });

  it('on is refused after twenty times in an hour, and says when it is possible again', () => {
    const off = switched(switched(fresh, 0), 60);
    const begun = Array.from({ length: 20 }, (_, count) => at(100 + count));
    const after = (times: Date[]) => ({ begun: times, begunInAll: times, obstacle: null });
    expect(switchItem(off, HOURS, true, at(1_000), after(begun.slice(1)))).toMatchObject({ next: { isOn: true } });
    expect(switchItem(off, HOURS, true, at(1_000), after(begun))).toEqual({
      ...{ refusal: 'switchedTooOften', most: 20, retryAfterSeconds: 2_700 },
    });
    expect(switchItem({ ...off, isOn: true }, HOURS, false, at(1_000), after(begun))).toMatchObject({
      next: { isOn: false },
    });
  });

  it('on is refused after sixty times of all items in an hour', () => {
    const begunInAll = Array.from({ length: 60 }, (_, count) => at(100 + count));
    const few = { begun: [], begunInAll: begunInAll.slice(1), obstacle: null };
    expect(switchItem(fresh, HOURS, true, at(1_000), few)).toMatchObject({ next: { isOn: true } });
    expect(switchItem(fresh, HOURS, true, at(1_000), { ...few, begunInAll })).toEqual({
      ...{ refusal: 'switchedTooOften', most: 60, retryAfterSeconds: 2_700 },
    });
  });

  describe('beside items that are on', () => {
    const on = (id: string, itemId: string, seconds: number): ItemOn => ({ id, itemId, expiresAt: at(seconds) });

    it('works once for all copies of an item: another waits until the one that is on is over', () => {
      expect(obstacleTo({ id: 'b', itemId: 'speed' }, [on('a', 'speed', 60)], 5)).toEqual({
        ...{ refusal: 'sameItemOn', until: at(60) },
      });
      expect(obstacleTo({ id: 'a', itemId: 'speed' }, [on('a', 'speed', 60)], 1)).toBeNull();
      expect(obstacleTo({ id: 'b', itemId: 'cap' }, [on('a', 'speed', 60)], 2)).toBeNull();
    });

    it('waits until so many are over that one more may be on', () => {
      const three = [on('a', 'a', 60), on('b', 'b', 20), on('c', 'c', 40)];
      const waits = [1, 2, 3].map((most) => obstacleTo({ id: 'd', itemId: 'd' }, three, most)?.until);
      expect(waits).toEqual([at(60), at(40), at(20)]);
      expect(obstacleTo({ id: 'd', itemId: 'd' }, three, 4)).toBeNull();
    });

    it('is refused on and not off, and starts no clock', () => {
      const obstacle = { refusal: 'sameItemOn', until: at(60) } as const;
      const surroundings = { begun: [], begunInAll: [], obstacle };
      expect(switchItem(fresh, HOURS, undefined, at(0), surroundings)).toEqual(obstacle);
      expect(switchItem(switched(fresh, 0), HOURS, false, at(10), surroundings)).toMatchObject({
        next: { isOn: false },
      });
    });
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
          if (!step || 'refusal' in step) continue;
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
