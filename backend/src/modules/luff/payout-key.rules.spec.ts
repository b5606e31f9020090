import { payoutKeyOf } from './payout-key.rules.js';

describe('the key of a payout reference', () => {
  it.each([
    ['capital letters', 'TX-17a'],
    ['spaces around', '  tx-17A\t'],
    ['full-width letters', '\uFF34\uFF38-17a'],
    ['a zero-width space', 'tx\u200B-17a'],
    ['a joiner and a byte order mark', '\uFEFFt\u200Dx-17a'],
    ['a soft hyphen', 'tx-\u00AD17a'],
  ])('is the same with %s', (_, typed) => {
    expect(payoutKeyOf(typed)).toBe('tx-17a');
  });

  it('folds letters that have no single small form', () => {
    expect(payoutKeyOf('Stra\u00DFe')).toBe(payoutKeyOf('STRASSE'));
  });

  it('keeps apart what reads differently', () => {
    expect(payoutKeyOf('tx-17')).not.toBe(payoutKeyOf('tx-18'));
    expect(payoutKeyOf('tx 17')).not.toBe(payoutKeyOf('tx17'));
  });
});
