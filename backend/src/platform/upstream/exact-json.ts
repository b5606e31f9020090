import { z } from 'zod';
import { UpstreamFailure } from './upstream-failure.js';

/** Third argument of a JSON.parse reviver, which has the source text of primitives. */
interface ReviverContext {
  readonly source?: string;
}

type ExactReviver = (key: string, value: unknown, context: ReviverContext) => unknown;

/**
 * Parses JSON with every number kept as its source text, so that amounts and UIDs beyond 2^53 never pass through a float,
 * and numbers and numeric strings look alike. Throws SyntaxError like JSON.parse.
 */
export function parseExactJson(text: string): unknown {
  const keepNumbers: ExactReviver = (_key, value, context) => (typeof value === 'number' ? context.source : value);
  return JSON.parse(text, keepNumbers as (key: string, value: unknown) => unknown) as unknown;
}

/** Path of the first schema violation, e.g. `data.list.0.uid`. */
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

/** A decimal number as source text; refuses "", NaN and Infinity. */
export const decimalText = z.string().regex(decimalForm, 'not a decimal number');

/** A decimal number, or null for "", null or missing. */
export const optionalDecimalText = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  decimalText.nullable(),
);

/** Unsigned integer as text: ids, timestamps, page counts. */
export const wholeText = z.string().regex(/^\d{1,20}$/, 'not a whole number');

/** An exchange UID, sent as a number or a string. */
export const uidText = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/, 'not a UID');
