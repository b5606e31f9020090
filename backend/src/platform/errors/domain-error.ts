import { koreanUnits } from './unit.messages.js';
import { grouped } from './written.rules.js';

/** The languages of the product. Korean is the default and fallback. */
export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Category of an error; `http/error.filter.ts` maps it to a status. */
export type ErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'rejected' | 'tooMany' | 'unavailable';

export type ErrorParam = string | number | bigint;

/** One declared error: its kind and its text in both languages, with `{{name}}` placeholders. */
export interface ErrorRow {
  readonly kind: ErrorKind;
  readonly ko: string;
  readonly en: string;
}

/** A field's problem in the caller's language; `own` marks a text specific to this field. */
export interface FieldProblem {
  path: string;
  message: string;
  own?: boolean;
}

/** Extra data in the body of an error response. */
export interface ErrorExtras {
  /** Field errors; `path` is the field's name in the request. */
  fields?: (language: Language) => FieldProblem[];
  /** UID check: this visitor has already checked this UID. Attendance: the member has already checked in today. */
  alreadyChecked?: boolean;
  /** Seconds until a retry may succeed (sent as Retry-After). */
  retryAfterSeconds?: number;
  /** Cause; logged, never sent. */
  cause?: unknown;
}

/** An expected error with a text for the caller. Thrown anywhere, translated once at the edge. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly row: ErrorRow,
    readonly params: Readonly<Record<string, ErrorParam>> = {},
    readonly extras: ErrorExtras = {},
  ) {
    super(`${code}: ${fill(row.en, params)}`, { cause: extras.cause });
    this.name = 'DomainError';
  }

  get kind(): ErrorKind {
    return this.row.kind;
  }

  /** The text; a param `unit` is the unit's English name, which Korean texts write in Korean. */
  messageIn(language: Language): string {
    const { unit } = this.params;
    const ours = language === 'ko' ? koreanUnits[String(unit)] : undefined;
    return fill(this.row[language], ours === undefined ? this.params : { ...this.params, unit: ours });
  }
}

/** A placeholder, and whether the unit of an amount follows it. */
const PLACE = /\{\{(\w+)\}\}(?=( (?:L|USDT|Luff|러프|\{\{unit\}\})(?!\w))?)/g;

/**
 * Replaces `{{name}}` by its param; placeholders without a param stay visible. Numbers and values followed by a unit get
 * thousands separators; other texts, such as UIDs, stay unchanged.
 */
export function fill(text: string, params: Readonly<Record<string, ErrorParam>>): string {
  return text.replace(PLACE, (place, name: string, unit?: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return typeof value === 'string' && unit === undefined ? value : grouped(value);
  });
}
