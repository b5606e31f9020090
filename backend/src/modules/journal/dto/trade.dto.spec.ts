import 'reflect-metadata';
import type { JournalTrade } from '../entities/journal-trade.entity.js';
import { otherFeesOf } from './trade.dto.js';

describe('fees in other coins', () => {
  it('are those that were paid: exchanges name a coin for a fee of 0 as well', () => {
    const trade = { otherFees: { BNB: '0.00', OKB: '-0.500', SOL: '0.01' } } as unknown as JournalTrade;
    expect(otherFeesOf(trade)).toEqual([
      { coin: 'OKB', amount: '-0.5' },
      { coin: 'SOL', amount: '0.01' },
    ]);
    expect(otherFeesOf({ otherFees: null } as JournalTrade)).toEqual([]);
  });
});
