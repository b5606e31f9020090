import { factsOf } from '@/features/admin/components/finding-facts.rules';

const shown = (...found: Parameters<typeof factsOf>) =>
  factsOf(...found).map(({ label, kind, value }) => `${label} ${kind} ${value}`);

describe('what a finding says', () => {
  it('is each balance that differs, beside what the records come to', () => {
    const account = { available: 3500, held: 0, clawback: 0, version: 3 };
    const last = { available_after: 3000, held_after: 0, clawback_after: 0, account_version: 3 };
    const found = { check: 'balances-equal-entries', currency: 'LCOIN' };
    expect(shown({ ...found, detail: { account, last } })).toEqual([
      'accountAvailable points 3500',
      'ledgerAvailable points 3000',
      'difference difference 500',
    ]);
    const transfers = { available: '3500', held: '0', clawback: '0', transfers: '2', version: '2' };
    expect(shown({ ...found, detail: { account, transfers } })).toEqual([
      'accountVersion count 3',
      'ledgerVersion count 2',
    ]);
    expect(shown({ ...found, detail: { account: null, transfers } })).toHaveLength(8);
  });

  it('counts Luff of the ledger in whole Luff, to the last digit', () => {
    const detail = { redemptionId: 'r', status: 'approved', luffAmount: '1000.00000000', paid: true, settled: false };
    const found = { check: 'redemptions-equal-transfers', currency: 'LUFF' };
    expect(shown({ ...found, detail: { ...detail, held: '100000000001', decision: 'payback_void' } })).toEqual([
      'requestState state approved',
      'ledgerDecision state rejected',
      'requested points 1000.00000000',
      'ledgerHeld points 1000.00000001',
      'difference difference -0.00000001',
      'requestPaid flag true',
      'ledgerPaid flag false',
    ]);
    expect(shown({ ...found, detail })).toContain('ledgerHeld text null');
    expect(shown({ ...found, detail: { ...detail, held: '100000000000' } }).join()).not.toContain('difference');
  });

  it('is left to the record where the check is not known', () => {
    expect(factsOf({ check: 'spec', currency: null, detail: { sum: '1' } })).toEqual([]);
  });
});
