import fc from 'fast-check';
import { DomainError } from '../errors/index.js';
import { MAX_MINOR_UNITS, formatAmount, parseAmount, shortest } from './money.js';

const scales = fc.integer({ min: 0, max: 12 });
const minorUnits = fc.bigInt({ min: -MAX_MINOR_UNITS, max: MAX_MINOR_UNITS });

/** Why a text is refused, or null when it is not. */
function refusal(text: string, scale: number): string | null {
  try {
    parseAmount(text, scale);
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

describe('amounts', () => {
  it('come back as they went out, at every scale and size', () => {
    fc.assert(
      fc.property(minorUnits, scales, (minor, scale) => {
        expect(parseAmount(formatAmount(minor, scale), scale)).toBe(minor);
      }),
    );
  });

  it('are written in the shortest form, without exponent or a trailing zero after the point', () => {
    fc.assert(
      fc.property(minorUnits, scales, (minor, scale) => {
        expect(formatAmount(minor, scale)).toMatch(/^(-?(0|[1-9]\d*)(\.\d*[1-9])?)$/);
      }),
    );
    expect(formatAmount(150_000_000n, 8)).toBe('1.5');
    expect(formatAmount(-1n, 8)).toBe('-0.00000001');
    expect(formatAmount(0n, 8)).toBe('0');
  });

  it('mean what arithmetic on whole minor units means, beyond what a float can hold', () => {
    expect(parseAmount('90071992.54740993', 8)).toBe(2n ** 53n + 1n);
    expect(parseAmount('1.50', 2)).toBe(150n);
    expect(parseAmount('12', 8)).toBe(1_200_000_000n);
  });

  it('add up the same as text and as minor units', () => {
    const part = fc.bigInt({ min: 0n, max: MAX_MINOR_UNITS / 2n });
    fc.assert(
      fc.property(part, part, (a, b) => {
        expect(parseAmount(formatAmount(a, 8), 8) + parseAmount(formatAmount(b, 8), 8)).toBe(a + b);
      }),
    );
  });

  it('lose the zeros that a column adds, and no other', () => {
    const texts = ['20.0000', '0.50000000', '100', '0', '10.00', '1.0203'];
    expect(texts.map(shortest)).toEqual(['20', '0.5', '100', '0', '10', '1.0203']);
  });

  it('refuse a digit that the scale cannot hold instead of rounding it', () => {
    expect(refusal('1.5', 0)).toBe('ledger.amountTooPrecise');
    expect(refusal('0.000000005', 8)).toBe('ledger.amountTooPrecise');
    expect(parseAmount('0.500000000000000000', 8)).toBe(50_000_000n);
  });

  it('refuse what is not a plain decimal', () => {
    for (const text of ['', ' 1', '1 ', '1,000', '1e3', '+1', '.5', '5.', 'NaN', 'Infinity', '0x10', '--1', '１']) {
      expect(refusal(text, 8)).toBe('ledger.amountNotDecimal');
    }
  });

  it('refuse what exceeds 64 bits', () => {
    expect(parseAmount('9223372036854775807', 0)).toBe(MAX_MINOR_UNITS);
    expect(refusal('9223372036854775808', 0)).toBe('ledger.amountOutOfRange');
    expect(refusal('92233720368.54775808', 8)).toBe('ledger.amountOutOfRange');
  });
});
