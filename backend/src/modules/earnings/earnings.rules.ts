import { addDays } from '../../platform/clock/index.js';
import type { CursorCodec } from '../../platform/http/index.js';

/** The ledgers of a member, each in its own unit. */
export const BOOKS = ['rebate', 'lcoin', 'luff'] as const;
export type BookName = (typeof BOOKS)[number];

/** An entry with its place in its own book. */
export interface Placed {
  readonly at: Date;
  readonly place: string;
}

/** Where a page ends in each of the books; a book without a place is read from its beginning. */
export type Places = Readonly<Partial<Record<BookName, string>>>;

/** An entry in the order of all books, with the places behind it. */
export interface Merged<T> {
  readonly book: BookName;
  readonly entry: T;
  readonly places: Places;
}

export const byPlaces: CursorCodec<Pick<Merged<unknown>, 'places'>, Places> = {
  write: ({ places }) => BOOKS.map((book) => places[book] ?? '').join('.'),
  // That each place is one of its book is looked at where it is used.
  read: (cursor) => {
    const parts = cursor.split('.');
    if (parts.length !== BOOKS.length) return null;
    return Object.fromEntries(BOOKS.flatMap((book, index) => (parts[index] === '' ? [] : [[book, parts[index]]])));
  },
};

/**
 * The newest of several books, each of which keeps its own order. A book of which nothing has been taken is held at its
 * head, so that what arrives meanwhile does not move into later pages.
 */
export function mergeNewest<T extends Placed>(
  read: ReadonlyMap<BookName, readonly T[]>,
  take: number,
  before: Places,
  top: Readonly<Record<BookName, (head: T | undefined) => string>>,
): Merged<T>[] {
  let places: Places = Object.fromEntries([...read].map(([book, [head]]) => [book, before[book] ?? top[book](head)]));
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
    places = { ...places, [source.book]: entry.place };
    merged.push({ book: source.book, entry, places });
  }
  return merged;
}

/** The place right before an entry of a ledger of points, or before all that will come to an empty one. */
export const beforeVersion = (head: Placed | undefined): string => (head ? `${BigInt(head.place) + 1n}` : '1');

/** The same of the rebates: everything of the day of the newest one is behind it. */
export const beforeDay = (head: Placed | undefined): string =>
  `${head ? addDays(head.place.slice(0, 10), 1) : '2000-01-01'}___`;
