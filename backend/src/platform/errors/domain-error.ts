import { grouped } from './written.rules.js';

/** The two languages of the product. Korean is the default and the fallback. */
export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What went wrong, in the terms of the domain; `http/error.filter.ts` maps it to a status. */
export type ErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'rejected' | 'tooMany' | 'unavailable';

export type ErrorParam = string | number | bigint;

/** One refusal of the product: its kind and its sentence in both languages, with `{{name}}` placeholders. */
export interface ErrorRow {
  readonly kind: ErrorKind;
  readonly ko: string;
  readonly en: string;
}

/** One field's problem, already in the caller's language; `own` marks a sentence written for just this field. */
export interface FieldProblem {
  path: string;
  message: string;
  own?: boolean;
}

/** Extra facts that travel in the body of an error answer. */
export interface ErrorExtras {
  /** Problems of single fields; `path` is the field's name in the request. */
  fields?: (language: Language) => FieldProblem[];
  /** UID check: this visitor has already checked this UID. Attendance: the member has already checked in today. */
  alreadyChecked?: boolean;
  /** Seconds after which the same call may succeed (sent as Retry-After). */
  retryAfterSeconds?: number;
  /** What led to it; logged, never sent. */
  cause?: unknown;
}

/** A refusal that the caller may read. Thrown anywhere, translated once at the edge. */
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

  messageIn(language: Language): string {
    return fill(this.row[language], this.params);
  }
}

/** A place in a sentence, and whether the name of a point or of a coin stands behind it. */
const PLACE = /\{\{(\w+)\}\}(?=( (?:L|USDT|Luff|러프|\{\{unit\}\})(?!\w))?)/g;

/**
 * Replaces `{{name}}` by its parameter; a missing parameter stays visible instead of vanishing. Thousands are apart in
 * numbers and in what has a unit behind it; other texts, such as a UID, stay as they are.
 */
export function fill(text: string, params: Readonly<Record<string, ErrorParam>>): string {
  return text.replace(PLACE, (place, name: string, unit?: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return typeof value === 'string' && unit === undefined ? value : grouped(value);
  });
}
