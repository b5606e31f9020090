import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalogue, SIMULATED_VENDORS, uidsOf } from './catalogue.js';
import { RateLimits } from './rate-limits.js';
import { DAY_MS, dayOf, daysIn, dayStart } from './days.js';
import { World } from './world.js';

const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const vendors = fc.constantFrom(...SIMULATED_VENDORS);

describe('the catalogue', () => {
  it('has UIDs of 4 to 20 digits, each once at its exchange', () => {
    expect(catalogue.every(({ uid }) => /^\d{4,20}$/.test(uid))).toBe(true);
    expect(new Set(catalogue.map(({ exchange, uid }) => `${exchange} ${uid}`)).size).toBe(catalogue.length);
  });

  it.each(SIMULATED_VENDORS)('has every kind at %s that a new member may want to try', (vendor) => {
    for (const kind of [
      'fresh',
      'spare',
      'old',
      'foreign',
      'frozen',
      'huge',
      'zero',
      'correctedUp',
      'correctedDown',
      'heavy',
      'rich',
    ] as const) {
      expect(uidsOf(vendor, kind).length).toBeGreaterThan(0);
    }
  });
});

describe('the simulated world', () => {
  const world = new World('lance');

  it('shows the same figures for a day whenever one looks, except for the corrected UIDs', () => {
    fc.assert(
      fc.property(vendors, instants, fc.integer({ min: 3, max: 400 }), (vendor, date, daysLater) => {
        const day = dayOf(date);
        const first = new Date(dayStart(day) + 1.6 * DAY_MS);
        const later = new Date(dayStart(day) + daysLater * DAY_MS);
        for (const invitee of world.inviteesOf(vendor).slice(0, 25)) {
          if (invitee.kind.startsWith('corrected')) continue;
          expect(world.figures(vendor, invitee, day, first)).toEqual(world.figures(vendor, invitee, day, later));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('lets those who joined lately have joined 2 to 82 days ago, on any date, and never in jumps within a cycle', () => {
    fc.assert(
      fc.property(vendors, instants, (vendor, now) => {
        const invitee = { uid: uidsOf(vendor, 'fresh')[0] ?? '', kind: 'fresh' as const };
        const age = (now.getTime() - world.joinedAt(vendor, invitee, now).getTime()) / DAY_MS;
        expect(age).toBeGreaterThanOrEqual(2);
        expect(age).toBeLessThan(82);
        const hourLater = new Date(now.getTime() + DAY_MS / 24);
        const moved =
          world.joinedAt(vendor, invitee, hourLater).getTime() - world.joinedAt(vendor, invitee, now).getTime();
        expect([0, 80 * DAY_MS]).toContain(moved);
      }),
    );
  });

  it('is another one with another seed', () => {
    const invitee = { uid: uidsOf('okx', 'fresh')[0] ?? '', kind: 'fresh' as const };
    const now = new Date('2026-11-20T04:00:00Z');
    expect(new World('other').figures('okx', invitee, '2026-11-17', now)).not.toEqual(
      world.figures('okx', invitee, '2026-11-17', now),
    );
  });

  it('knows the UTC+8 days of a window', () => {
    expect(daysIn(dayStart('2026-11-17'), dayStart('2026-11-19') - 1)).toEqual(['2026-11-17', '2026-11-18']);
  });
});

describe('rate limits', () => {
  it('count by bucket and do not count what they refuse', () => {
    const limits = new RateLimits(1);
    expect([1, 2, 3, 4].map(() => limits.take('a', 3, 60_000))).toEqual([true, true, true, false]);
    expect(limits.take('b', 3, 60_000)).toBe(true);
  });
});
