import { Decimal } from 'decimal.js';
import { z } from 'zod';
import {
  decimalText,
  expectShape,
  optionalDecimalText,
  UpstreamFailure,
  wholeText,
} from '../../../platform/upstream/index.js';

/** Of so many rows one may be unreadable; beyond it the vendor speaks another language. */
const ROWS_FOR_A_BAD_ONE = 3;

/** Reads lists whose rows stand for themselves: an unreadable one is left out and counted. */
export class WireRows {
  dropped = 0;

  /**
   * Returns what `use` makes of each row that has the shape, without the undefined ones. Throws `garbage` for an empty list,
   * and `drift` if more than a third of the rows is unreadable.
   */
  read<S extends z.ZodType, T>(schema: S, rows: readonly unknown[], use: (row: z.output<S>) => T | undefined): T[] {
    if (rows.length === 0) throw new UpstreamFailure('garbage', 'an empty list');
    const used: T[] = [];
    let first: UpstreamFailure | undefined;
    let dropped = 0;
    for (const [at, row] of rows.entries()) {
      try {
        const value = use(expectShape(schema, row, String(at)));
        if (value !== undefined) used.push(value);
      } catch (error) {
        if (!(error instanceof UpstreamFailure) || error.reason !== 'drift') throw error;
        first ??= error;
        dropped += 1;
      }
    }
    this.dropped += dropped;
    if (first && dropped * ROWS_FOR_A_BAD_ONE > rows.length) throw first;
    return used;
  }
}

/** Decimal text without an exponent: small prices come as `1.2e-7`. */
const plain = (text: string): string => (/e/i.test(text) ? new Decimal(text).toFixed() : text);
const notNegative = (text: string | null): boolean => text === null || !text.startsWith('-');

/** A price or volume. */
export const amount = decimalText.refine(notNegative, 'negative').transform(plain);
const blankAsNull = (value: unknown): unknown => (value === '' ? null : value);
/** The same, or null if the vendor has none; the field must be there, or the vendor has another name for it. */
export const nullableAmount = z
  .preprocess(blankAsNull, decimalText.nullable())
  .refine(notNegative, 'negative')
  .transform((text) => (text === null ? null : plain(text)));
/** The same; the field may be missing. */
export const optionalAmount = optionalDecimalText
  .refine(notNegative, 'negative')
  .transform((text) => (text === null ? null : plain(text)));
/** A change or rate. */
export const signed = decimalText.transform(plain);
export const optionalSigned = optionalDecimalText.transform((text) => (text === null ? null : plain(text)));

/** A place in a ranking, or null. */
export const wholeRank = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  wholeText
    .refine((text) => text.length <= 9, 'no rank')
    .transform(Number)
    .nullable(),
);

/** Milliseconds since 1970 as ISO 8601. */
export const millis = wholeText
  .refine((text) => text.length <= 14, 'no time')
  .transform((text) => new Date(Number(text)).toISOString());
/** The same in seconds. */
export const seconds = wholeText
  .refine((text) => text.length <= 11, 'no time')
  .transform((text) => new Date(Number(text) * 1000).toISOString());

/** A coin's name at an exchange, in capitals. Some are no Latin letters. */
export const ticker = z
  .string()
  .regex(/^[\p{L}\p{N}._-]{1,30}$/u, 'not a ticker')
  .transform((text) => text.toUpperCase());

/** Whether a pair is traded at all: those whose trading has ended stay in the lists with a price of zero. */
export const isTraded = (price: string): boolean => Number(price) > 0;

/** 0.0123 as 1.23 %. */
export const percentOfRatio = (ratio: string): string => new Decimal(ratio).times(100).toFixed();

/** The change from `open` to `last` in percent, to 4 decimals; null without an opening price. */
export function percentBetween(open: string | null, last: string): string | null {
  if (open === null || Number(open) === 0) return null;
  return new Decimal(last).div(open).minus(1).times(100).toDecimalPlaces(4).toFixed();
}

/** The coin of a pair against `quote`, e.g. BTC of BTCUSDT; undefined for other pairs. */
export function baseOf(pair: string, quote: string): string | undefined {
  return pair.length > quote.length && pair.endsWith(quote) ? pair.slice(0, -quote.length).toUpperCase() : undefined;
}

/** Keeps the first of several rows about one symbol. */
export function oncePerSymbol<T extends { readonly symbol: string }>(rows: readonly T[]): T[] {
  const seen = new Set<string>();
  return rows.filter(({ symbol }) => !seen.has(symbol) && seen.add(symbol));
}
