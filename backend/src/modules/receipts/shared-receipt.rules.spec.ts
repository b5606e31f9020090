import { describe, expect, it } from '@jest/globals';
import type { OpenReceiptRow } from '../../platform/receipts/index.js';
import { changesOf } from './shared-receipt.rules.js';

const row = (label: string, value: string): OpenReceiptRow => ({ label, operator: '+', value, unit: 'USDT' });

describe('what a correction changed', () => {
  it('is the sum first, then rows by their label, with those that came and went', () => {
    const before = { rows: [row('OKX', '10'), row('OKX', '20'), row('Bybit', '5')], sum: row('합계', '35') };
    const now = { rows: [row('OKX', '10'), row('OKX', '21'), row('Bitget', '1')], sum: row('합계', '32') };
    expect(changesOf(before, now)).toEqual([
      { label: '합계', before: '35', now: '32', unit: 'USDT' },
      { label: 'OKX', before: '20', now: '21', unit: 'USDT' },
      { label: 'Bitget', before: null, now: '1', unit: 'USDT' },
      { label: 'Bybit', before: '5', now: null, unit: 'USDT' },
    ]);
  });

  it('is nothing where only something that is not shown was corrected', () => {
    const shown = { rows: [row('OKX', '10')], sum: row('합계', '10') };
    expect(changesOf(shown, structuredClone(shown))).toEqual([]);
  });
});
