import { claimedBoosts, claimedParts, MAX_PARTS } from './idle-claim-parts.rules.js';
import { mine, type BoostWindow } from './idle-mining.rules.js';
import { Ratio } from './ratio.rules.js';

const START = Date.parse('2026-11-20T03:00:00Z');
const at = (second: number): Date => new Date(START + second * 1000);
const name = { ko: '스피드 부스터', en: 'Speed Booster' };

/** A window in which an item was on every other second. */
function switched(times: number) {
  const boosts = Array.from({ length: times }, (_, index): BoostWindow => ({
    ...{ sourceId: 'item', name, ratePercent: '20.0000', rateMultiplier: '1.0000', capMultiplier: '1.0000' },
    ...{ startsAt: at(2 * index + 1), endsAt: at(2 * index + 2) },
  }));
  const numbers = {
    reward: [{ from: at(0), value: 30 }],
    intervalSeconds: [{ from: at(0), value: 7 }],
    baseCap: [{ from: at(0), value: 1_000_000 }],
  };
  return mine({ since: at(0), until: at(2 * times), numbers, boosts });
}

describe('the parts of a claim that are kept', () => {
  const sum = (parts: ReturnType<typeof claimedParts>, field: 'amount' | 'intervals'): string =>
    parts.reduce((total, part) => total.plus(Ratio.parse(part[field])), Ratio.zero).toText(6);

  it('are all of them up to the bound', () => {
    const { parts } = switched(MAX_PARTS / 2);
    expect(parts).toHaveLength(MAX_PARTS);
    const kept = claimedParts(parts);
    expect(kept).toHaveLength(MAX_PARTS);
    expect(kept.some(({ pieces }) => pieces !== undefined)).toBe(false);
  });

  it('are as many beyond it: the last one is all the others, and nothing of the sum is lost', () => {
    const mined = switched(5 * MAX_PARTS);
    const kept = claimedParts(mined.parts);
    expect(kept).toHaveLength(MAX_PARTS);
    expect(kept.at(-1)).toMatchObject({
      pieces: 9 * MAX_PARTS + 1,
      from: at(MAX_PARTS - 1).toISOString(),
      to: at(10 * MAX_PARTS).toISOString(),
      boosts: [{ name, ratePercent: '20', rateMultiplier: '1', capMultiplier: '1' }],
    });
    expect(sum(kept, 'amount')).toBe(mined.accrued.toText(6));
    expect(sum(kept, 'intervals')).toBe(mined.filled.toText(6));
  });

  it('name an item once, however often it was switched', () => {
    expect(claimedBoosts(switched(100).parts)).toEqual([
      { name, ratePercent: '20', rateMultiplier: '1', capMultiplier: '1' },
    ]);
  });
});
