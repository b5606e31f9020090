const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** Exact non-negative fraction: time divided by intervals has no finite decimal. */
export class Ratio {
  static readonly zero = new Ratio(0n, 1n);
  static readonly one = new Ratio(1n, 1n);

  private constructor(
    private readonly numerator: bigint,
    private readonly denominator: bigint,
  ) {}

  /** Throws RangeError for anything but a fraction of at least 0. */
  static of(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
    const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
    if (top < 0n || bottom <= 0n) throw new RangeError(`${top}/${bottom} is not a fraction of at least 0`);
    const divisor = greatestDivisor(top, bottom);
    return new Ratio(top / divisor, bottom / divisor);
  }

  /** Parses a decimal of at least 0, as numeric columns return it. Throws RangeError for anything else. */
  static parse(text: string): Ratio {
    const match = DECIMAL.exec(text);
    if (!match) throw new RangeError(`${text} is not a decimal of at least 0`);
    const [, whole = '', fraction = ''] = match;
    return Ratio.of(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  }

  plus(other: Ratio): Ratio {
    return Ratio.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  /** Throws RangeError for a negative result. */
  minus(other: Ratio): Ratio {
    return Ratio.of(
      this.numerator * other.denominator - other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  times(other: Ratio): Ratio {
    return Ratio.of(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** Throws RangeError for a division by 0. */
  dividedBy(other: Ratio): Ratio {
    return Ratio.of(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  isAtLeast(other: Ratio): boolean {
    return this.numerator * other.denominator >= other.numerator * this.denominator;
  }

  atMost(other: Ratio): Ratio {
    return this.isAtLeast(other) ? other : this;
  }

  floor(): bigint {
    return this.numerator / this.denominator;
  }

  ceil(): bigint {
    return (this.numerator + this.denominator - 1n) / this.denominator;
  }

  /** Shortest decimal with at most this many decimals; the rest is cut off. */
  toText(digits: number): string {
    const scaled = (this.numerator * 10n ** BigInt(digits)) / this.denominator;
    const text = scaled.toString().padStart(digits + 1, '0');
    const fraction = text.slice(text.length - digits).replace(/0+$/, '');
    return `${text.slice(0, text.length - digits)}${fraction === '' ? '' : `.${fraction}`}`;
  }
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}
