import { IsInt, Matches, Max, Min, ValidateBy } from 'class-validator';
import { Decimal } from 'decimal.js';
import type { Text } from '../../errors/index.js';
import { field, saying } from './field.js';
import { tidy } from './texts.js';

interface IntegerRule {
  readonly min: number;
  readonly max?: number;
  /** Error message. The default is the general message of the failed check. */
  readonly message?: Text;
}

/** An integer. */
export const Integer = ({ min, max, message }: IntegerRule): PropertyDecorator =>
  field({
    schema: { minimum: min, ...(max === undefined ? {} : { maximum: max }) },
    checks: [
      IsInt(saying(message)),
      Min(min, saying(message)),
      ...(max === undefined ? [] : [Max(max, saying(message))]),
    ],
  });

/** Parses the digits of a query parameter. */
export const digitsAsNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** Page size in a query, 1 to `max`. The property has a default. */
export const Limit = (max: number): PropertyDecorator =>
  field({
    schema: { required: false, minimum: 1, maximum: max, example: 20 },
    read: digitsAsNumber,
    checks: [IsInt(), Min(1), Max(max)],
  });

/**
 * A decimal as JSON number or text that matches the pattern; converted to text without exponent (JSON writes 0.0000001 as
 * 1e-7), so that no digits are lost later.
 */
export const Amount = (pattern: RegExp, message: Text): PropertyDecorator =>
  field({
    schema: { oneOf: [{ type: 'string' }, { type: 'number' }], pattern: pattern.source },
    read: (value) => (typeof value === 'number' ? new Decimal(value).toFixed() : tidy(value)),
    checks: [Matches(pattern, saying(message))],
    isText: true,
  });

const SHARE = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/;

/** A share from 0 to 1 as text with at most 6 decimals. Refuses JSON numbers, which are inexact. */
export const Share = (): PropertyDecorator =>
  field({
    schema: { pattern: SHARE.source },
    checks: [
      ValidateBy({
        name: 'matches',
        validator: { validate: (value) => typeof value === 'string' && SHARE.test(value) },
      }),
    ],
  });
