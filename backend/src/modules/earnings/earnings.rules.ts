import type { CursorCodec } from '../../platform/http/index.js';

/** The ledgers of a member, each in its own unit. */
export const BOOKS = ['rebate', 'lcoin', 'luff'] as const;
export type BookName = (typeof BOOKS)[number];

/** An entry with its place in its own book. */
export interface Placed {
  readonly at: Date;
  readonly place: string;
}

/** Where a book goes on: behind an entry, or with it while no page has had any of the book. */
export interface Start {
  readonly place: string;
  readonly included: boolean;
}

/** Where each book goes on: null where it was empty, nothing where it has not been read. */
export type Starts = Readonly<Partial<Record<BookName, Start | null>>>;

/** An entry in the order of all books, and where each goes on behind it. */
export interface Merged<T> {
  readonly book: BookName;
  readonly entry: T;
  readonly starts: Starts;
}

const EMPTY = '-';
const INCLUDED = '=';

/** The starts with points between, in the order of the books. What a place may be is known to its book. */
export const byStarts: CursorCodec<Pick<Merged<unknown>, 'starts'>, Starts> = {
  write: ({ starts }) => BOOKS.map((book) => written(starts[book])).join('.'),
  read: (cursor) => {
    const parts = cursor.split('.');
    if (parts.length !== BOOKS.length) return null;
    return Object.fromEntries(
      BOOKS.flatMap((book, index) => {
        const start = readStart(parts[index] ?? '');
        return start === undefined ? [] : [[book, start]];
      }),
    );
  },
};

function written(start: Start | null | undefined): string {
  if (start === undefined) return '';
  return start === null ? EMPTY : `${start.included ? INCLUDED : ''}${start.place}`;
}

function readStart(text: string): Start | null | undefined {
  if (text === '') return undefined;
  if (text === EMPTY) return null;
  const included = text.startsWith(INCLUDED);
  return { place: included ? text.slice(INCLUDED.length) : text, included };
}

/**
 * The newest of several books, each of which keeps its own order. A book of which nothing has been taken goes on with its
 * head, so that what arrives meanwhile does not move into later pages.
 */
export function mergeNewest<T extends Placed>(
  read: ReadonlyMap<BookName, readonly T[]>,
  take: number,
  before: Starts,
): Merged<T>[] {
  let starts: Starts = Object.fromEntries(
    [...read].map(([book, [head]]) => {
      const first = head === undefined ? null : { place: head.place, included: true };
      return [book, before[book] === undefined ? first : before[book]];
    }),
  );
  const left = [...read].map(([book, entries]) => ({ book, entries, next: 0 }));
  const merged: Merged<T>[] = [];
  while (merged.length < take) {
    const [first] = left
      .flatMap((source) => ({ source, entry: source.entries[source.next] }))
      .filter((head): head is typeof head & { entry: T } => head.entry !== undefined)
      .sort((a, b) => b.entry.at.getTime() - a.entry.at.getTime());
    if (!first) break;
    const { source, entry } = first;
    source.next += 1;
    starts = { ...starts, [source.book]: { place: entry.place, included: false } };
    merged.push({ book: source.book, entry, starts });
  }
  return merged;
}
