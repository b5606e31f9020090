import { z } from 'zod';
import { UpstreamFailure } from './upstream-failure.js';

/** Third argument of a reviver; the source text of a primitive survives only here. */
interface ReviverContext {
  readonly source?: string;
}

type ExactReviver = (key: string, value: unknown, context: ReviverContext) => unknown;

/**
 * Parses JSON with every number kept as the text that was sent, so that neither an amount nor a UID beyond 2^53 passes
 * through a float, and numbers and numeric strings look alike. Throws SyntaxError as JSON.parse does.
 */
export function parseExactJson(text: string): unknown {
  const keepNumbers: ExactReviver = (_key, value, context) => (typeof value === 'number' ? context.source : value);
  return JSON.parse(text, keepNumbers as (key: string, value: unknown) => unknown) as unknown;
}

/** `data.list.0.uid` of the first place where a value departs from its schema. */
function pathOf(error: z.ZodError): string {
  const path = error.issues[0]?.path.map(String).join('.');
  return path || '$';
}

/** Parses strictly; throws a `drift` failure that names the path. */
export function expectShape<S extends z.ZodType>(schema: S, value: unknown, at = ''): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const path = [at, pathOf(parsed.error)].filter(Boolean).join('.');
  const found = parsed.error.issues[0]?.message ?? 'unexpected';
  throw new UpstreamFailure('drift', `unexpected answer at ${path}: ${found}`, { path });
}

const decimalForm = /^-?\d{1,60}(\.\d{1,60})?([eE][-+]?\d{1,2})?$/;

/** A decimal number as text, exactly as sent; refuses "", NaN and Infinity. */
export const decimalText = z.string().regex(decimalForm, 'not a decimal number');

/** A decimal number, or null where the vendor sent "", null or nothing. */
export const optionalDecimalText = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  decimalText.nullable(),
);

/** Unsigned whole number as text: ids, timestamps, page counts. */
export const wholeText = z.string().regex(/^\d{1,20}$/, 'not a whole number');

/** An exchange UID, sent as a number or as a string. */
export const uidText = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/, 'not a UID');
