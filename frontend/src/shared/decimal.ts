/** Exact decimals for display: amounts are decimal strings and never become floats. A value is `units / 10^scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

export type DecimalInput = string | number | bigint;

const PLAIN = /^([+\-\u2212]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;

/** Parses `1234.50`, `-3`, `1e-8`, also with grouping commas; undefined for anything but a finite number. */
export function parseDecimal(input: DecimalInput | null | undefined): Decimal | undefined {
  if (input === null || input === undefined) return undefined;
  if (typeof input === 'bigint') return { units: input, scale: 0 };
  const match = PLAIN.exec(String(input).trim().replaceAll(',', ''));
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return undefined;
  const magnitude = BigInt(whole + fraction || '0');
  const units = sign === '' || sign === '+' ? magnitude : -magnitude;
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** Rounds half away from zero to `scale` fraction digits. */
export function roundDecimal(value: Decimal, scale: number): Decimal {
  if (value.scale <= scale) return { units: value.units * 10n ** BigInt(scale - value.scale), scale };
  const step = 10n ** BigInt(value.scale - scale);
  const magnitude = value.units < 0n ? -value.units : value.units;
  const rounded = (magnitude + step / 2n) / step;
  return { units: value.units < 0n ? -rounded : rounded, scale };
}

export function multiplyDecimals(...factors: DecimalInput[]): string {
  let units = 1n;
  let scale = 0;
  for (const factor of factors) {
    const parsed = mustParse(factor);
    units *= parsed.units;
    scale += parsed.scale;
  }
  return toDecimalString({ units, scale });
}

export function subtractDecimals(minuend: DecimalInput, subtrahend: DecimalInput): string {
  const [a, b] = [mustParse(minuend), mustParse(subtrahend)];
  const scale = Math.max(a.scale, b.scale);
  return toDecimalString({ units: roundDecimal(a, scale).units - roundDecimal(b, scale).units, scale });
}

export function sumDecimals(values: readonly DecimalInput[]): string {
  let total: Decimal = { units: 0n, scale: 0 };
  for (const value of values) {
    const parsed = mustParse(value);
    const scale = Math.max(total.scale, parsed.scale);
    total = { units: roundDecimal(total, scale).units + roundDecimal(parsed, scale).units, scale };
  }
  return toDecimalString(total);
}

/** Quotient rounded half away from zero to `scale` digits; undefined for a divisor of zero. */
export function divideDecimals(dividend: DecimalInput, divisor: DecimalInput, scale: number): string | undefined {
  const [a, b] = [mustParse(dividend), mustParse(divisor)];
  if (b.units === 0n) return undefined;
  const numerator = a.units * 10n ** BigInt(b.scale + scale + 1);
  const quotient = numerator / (b.units * 10n ** BigInt(a.scale));
  return toDecimalString(roundDecimal({ units: quotient, scale: scale + 1 }, scale));
}

/** Negative, zero or positive, for sorting. */
export function compareDecimals(a: DecimalInput, b: DecimalInput): number {
  const difference = mustParse(subtractDecimals(a, b)).units;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Plain notation without trailing zeros: `-0.05`, `1200`. */
export function toDecimalString({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

function mustParse(input: DecimalInput): Decimal {
  const parsed = parseDecimal(input);
  if (!parsed) throw new RangeError(`not a decimal: ${String(input)}`);
  return parsed;
}
