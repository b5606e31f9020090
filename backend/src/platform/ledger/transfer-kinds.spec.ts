import { TRANSFER_RULES, ruleOf, type TransferRule } from './transfer-kinds.js';

const rules = Object.entries(TRANSFER_RULES).flatMap(([currency, kinds]) =>
  Object.entries(kinds as Record<string, TransferRule>).map(([kind, rule]) => ({ currency, kind, rule })),
);

describe('transfer kinds', () => {
  it.each(rules)('$currency $kind can balance: it both gives and takes', ({ rule }) => {
    expect(new Set(Object.values(rule.legs))).toEqual(new Set([1, -1]));
  });

  it.each(rules)(
    '$currency $kind concludes a kind that exists exactly when its door says so',
    ({ currency, kind, rule }) => {
      const concluding = ['hold_post', 'hold_void', 'settle', 'reverse'].includes(rule.door);
      expect(rule.concludes !== undefined).toBe(concluding);
      if (rule.concludes) expect(ruleOf(currency as 'LCOIN' | 'LUFF', rule.concludes)).toBeDefined();
      expect(kind).toMatch(/^[a-z_]+$/);
    },
  );

  it('let every hold be posted and be given back', () => {
    for (const { currency, kind } of rules.filter(({ rule }) => rule.door === 'hold')) {
      const doors = rules.filter((other) => other.currency === currency && other.rule.concludes === kind);
      expect(doors.map(({ rule }) => rule.door).sort()).toEqual(['hold_post', 'hold_void']);
    }
  });
});
