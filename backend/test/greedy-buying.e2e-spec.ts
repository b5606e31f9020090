import fc from 'fast-check';
import { mine, type BoostWindow, type NumbersHistory } from '../src/modules/lcoin/idle-mining.rules.js';
import { boostOf, type ItemEffect } from '../src/modules/store/effect.rules.js';
import { obstacleTo, switchItem, type ItemOn } from '../src/modules/store/switching.rules.js';

/** What every installation offers at first. */
const OFFERED: readonly (ItemEffect & { readonly price: number; readonly hours: number })[] = [
  { effectType: 'speed_boost', effectValue: '20', rateMultiplier: '1', capMultiplier: '1', price: 200, hours: 24 },
  { effectType: 'cap_boost', effectValue: '3', rateMultiplier: '1', capMultiplier: '1', price: 300, hours: 24 },
  { effectType: 'premium', effectValue: '0', rateMultiplier: '1.5', capMultiplier: '6', price: 1500, hours: 168 },
  { effectType: 'speed_boost', effectValue: '50', rateMultiplier: '1', capMultiplier: '1', price: 900, hours: 72 },
  { effectType: 'cap_boost', effectValue: '6', rateMultiplier: '1', capMultiplier: '1', price: 800, hours: 72 },
];
const START = Date.parse('2026-11-20T00:00:00Z');
const INTERVAL_MS = 600_000;
const DAYS = 30;
const MAX_ITEMS_ON = 5;
/** 30 L × 1.7 × 1.5 for each of 144 intervals: everything on once, and nothing missed. */
const MAX_PER_DAY = 11_016n;

const numbers: NumbersHistory = {
  reward: [{ from: new Date(START), value: 30 }],
  intervalSeconds: [{ from: new Date(START), value: 600 }],
  baseCap: [{ from: new Date(START), value: 1 }],
};

/** Claims every ten minutes, buys what the balance bears in the order of the wishes, and switches on all that may be. */
function mineGreedily(wishes: readonly number[]): bigint[] {
  let balance = 1_000n;
  let paid = 0n;
  let since = START;
  let bought = 0;
  let boosts: BoostWindow[] = [];
  let on: ItemOn[] = [];
  let waiting: { readonly id: string; readonly wish: number }[] = [];
  const byDay: bigint[] = [];
  for (let now = START; now <= START + DAYS * 86_400_000; now += INTERVAL_MS) {
    const at = new Date(now);
    boosts = boosts.filter(({ endsAt }) => endsAt.getTime() > since);
    const { claimable } = mine({ since: new Date(since), until: at, numbers, boosts });
    if (claimable > 0n) since = now;
    balance += claimable;
    paid += claimable;
    if ((now - START) % 86_400_000 === 0) byDay.push(paid);
    for (const wish of wishes)
      while (balance >= BigInt(OFFERED[wish]?.price ?? 0) && bought < 20_000) {
        balance -= BigInt(OFFERED[wish]?.price ?? 0);
        waiting.push({ id: `${(bought += 1)}`, wish });
      }
    on = on.filter(({ expiresAt }) => expiresAt > at);
    // Copies of what is on wait; one of each kind is all that has to be tried.
    const tried = new Set<number>();
    for (const owned of waiting) {
      const item = OFFERED[owned.wish];
      if (!item || tried.has(owned.wish)) continue;
      tried.add(owned.wish);
      const one = { id: owned.id, itemId: String(owned.wish) };
      const fresh = { isOn: false, activatedAt: null, expiresAt: null, switchedAt: null };
      const surroundings = { begun: [], begunInAll: [], obstacle: obstacleTo(one, on, MAX_ITEMS_ON) };
      const step = switchItem(fresh, item.hours, true, at, surroundings);
      if (!step || 'refusal' in step || !('begin' in step.boost)) continue;
      const { from, until } = step.boost.begin;
      const name = { ko: one.itemId, en: one.itemId };
      boosts.push({ ...boostOf(item), sourceId: one.id, name, startsAt: from, endsAt: until });
      on.push({ ...one, expiresAt: until });
      waiting = waiting.filter(({ id }) => id !== owned.id);
    }
  }
  return byDay;
}

describe('greedy buying', () => {
  it('brings no more than a fixed amount a day, whatever is bought, for thirty days', () => {
    const wishes = fc.uniqueArray(fc.nat({ max: OFFERED.length - 1 }), { minLength: 1, maxLength: OFFERED.length });
    fc.assert(
      fc.property(wishes, (order) => {
        for (const [day, paid] of mineGreedily(order).entries())
          expect(paid).toBeLessThanOrEqual(BigInt(day) * MAX_PER_DAY);
      }),
      { numRuns: 6, examples: [[[2]], [[2, 3, 0, 1, 4]]] },
    );
  });
});
