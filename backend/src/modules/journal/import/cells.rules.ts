import { Decimal } from 'decimal.js';
import type { RowCause } from './fill.ts';

const Exact = Decimal.clone({ precision: 60, toExpNeg: -60, toExpPos: 60 });

export type Read<T> = { readonly value: T } | { readonly cause: RowCause };

/** An amount and the unit behind it: `0.0228 BTC`, `0.002BNB`. */
export interface AmountWithUnit {
  readonly amount: string;
  /** In capitals; empty if there is none. */
  readonly unit: string;
}

const NONE = /^(-{1,2}|–|—)?$/;
/** A unit follows; where it begins with a digit (`1INCH`), the caller names it. */
const AMOUNT = /^([-+]?(?:\d[\d,]*)?(?:\.\d+)?(?:e[-+]?\d{1,2})?)(?!e[-+]?\d)\s*([\p{L}][\p{L}\p{N}]*)?$/iu;
const GROUPED = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/;
/** As an amount is kept: what most cells are, read without a decimal. Not -0. */
const PLAIN = /^(?:0|-?[1-9]\d{0,10}|-?(?:0|[1-9]\d{0,10})\.\d{0,19}[1-9])$/;
const MOST_DIGITS = 40;
/** Amounts from here on are typing errors. */
const BELOW = '1e12';
const MOST_DECIMALS = 20;

/** A number as exchanges write it: thousands separators, an exponent, a unit. Null for none (`-`, `--`, blank). */
export function readAmount(cell: string, knownUnit?: string): Read<AmountWithUnit | null> {
  if (knownUnit === undefined && PLAIN.test(cell)) return { value: { amount: cell, unit: '' } };
  const written = cell.replace(/[\s\u00a0]+/g, ' ').trim();
  if (NONE.test(written)) return { value: null };
  if (written.startsWith('=')) return { cause: 'formula' };
  const isKnown = knownUnit !== undefined && knownUnit !== '' && written.toUpperCase().endsWith(knownUnit);
  const [, digits = '', unit = ''] = AMOUNT.exec(isKnown ? written.slice(0, -knownUnit.length).trim() : written) ?? [];
  if (!/\d/.test(digits) || digits.length > MOST_DIGITS) return { cause: 'amountInvalid' };
  if (digits.includes(',') && !GROUPED.test(digits)) return { cause: 'amountInvalid' };
  const number = new Exact(digits.replaceAll(',', ''));
  if (number.abs().gte(BELOW)) return { cause: 'amountTooLarge' };
  if (number.decimalPlaces() > MOST_DECIMALS) return { cause: 'amountInvalid' };
  return { value: { amount: plain(number), unit: isKnown ? knownUnit : unit.toUpperCase() } };
}

/** Never `-0`, never with an exponent. */
const plain = (number: Decimal): string => (number.isZero() ? '0' : number.toFixed());

/** The calendar parts of a time. */
export interface WallTime {
  /** As if the wall clock were UTC, in milliseconds. */
  readonly millis: number;
  /** Zone that the cell itself names; null if it names none. */
  readonly zone: string | null;
}

const DAY_FIRST =
  /^(\d{2}|\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|UTC|[-+]\d{2}:?\d{2})?$/;
const TIME_FIRST = /^(\d{1,2}):(\d{2})(?::(\d{2}))? (\d{4})-(\d{2})-(\d{2})$/;
const UNIX_MILLIS = /^\d{13}$/;

/** A time, year first, as exchanges write it; null if it is none. Two digits of a year are of this century. */
export function readWallTime(cell: string): WallTime | null {
  const written = cell.trim();
  if (UNIX_MILLIS.test(written)) return { millis: Number(written), zone: 'UTC' };
  const clock = TIME_FIRST.exec(written);
  const found = clock
    ? [clock[4], clock[5], clock[6], clock[1], clock[2], clock[3]]
    : DAY_FIRST.exec(written.replace(/\.\s+/g, '.'))?.slice(1);
  if (!found) return null;
  const [year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '', zone] = found;
  const parts = [year.length === 2 ? 2000 + Number(year) : Number(year), Number(month) - 1, Number(day)] as const;
  const millis = Date.UTC(...parts, Number(hour), Number(minute), Number(second), Number(`${fraction}000`.slice(0, 3)));
  const back = new Date(millis);
  const isReal =
    back.getUTCFullYear() === parts[0] &&
    back.getUTCMonth() === parts[1] &&
    back.getUTCDate() === parts[2] &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60;
  return isReal ? { millis, zone: zoneOf(zone) } : null;
}

const zoneOf = (written: string | undefined): string | null => {
  if (written === undefined) return null;
  return /^[-+]/.test(written) ? `UTC${written.slice(0, 3)}:${written.slice(-2)}` : 'UTC';
};

/** `a − b`, exactly. */
export const minus = (a: string, b: string): string => plain(new Exact(a).minus(b));
