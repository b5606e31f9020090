import { describe, expect, it } from '@jest/globals';
import { foreignNumbers } from './numbers.rules.js';

describe('numbers of a text', () => {
  const facts = [60_250.2, -2.5, 0.0125, 24, 1_250_000_000, 0];
  it.each([
    ['BTC trades at 60,250.2 USDT, 24 hours after a fall of 2.5 %.', []],
    ['It moved by -2.5% (−2.50%), from about 60,250.', []],
    ['Longs pay 0.0125 %; 0 liquidations.', []],
    ['거래대금은 1,250,000,000 USDT이고 가격은 60250입니다.', []],
    ['no numbers at all', []],
    ['The target is 61,000.', ['61,000']],
    // Rounded beyond what it is.
    ['Longs pay 0.01 %, volume is 1.25 billion', ['0.01', '1.25']],
    ['It rose by +2.5 %', ['+2.5']],
    // Digits of another script, fractions, parts of words.
    ['٦٠ and ½ and ③ and RSI14', ['٦٠', '½', '③', '14']],
    ['version 24.60250', ['24.60250']],
    ['60.250.2', ['60.250', '2']],
  ])('%s', (text, foreign) => expect(foreignNumbers(text, facts)).toEqual(foreign));
});
