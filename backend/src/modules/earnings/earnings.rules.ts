import { addDays } from '../../platform/clock/index.js';

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

export const writePlaces = (places: Places): string => BOOKS.map((book) => places[book] ?? '').join('.');

/** Returns null for what no page gave; that each place is one of its book is looked at where it is used. */
export function readPlaces(cursor: string): Places | null {
  const parts = cursor.split('.');
  if (parts.length !== BOOKS.length) return null;
  return Object.fromEntries(BOOKS.flatMap((book, index) => (parts[index] === '' ? [] : [[book, parts[index]]])));
}

/**
 * The newest of several books, each of which keeps its own order, and where the next page begins in each of them. A book
 * that the page takes nothing of is held at its head, so that what arrives meanwhile does not move into later pages.
 */
export function mergeNewest<T extends Placed>(
  read: ReadonlyMap<BookName, readonly T[]>,
  limit: number,
  before: Places,
  top: Readonly<Record<BookName, (head: T | undefined) => string>>,
): { items: { book: BookName; entry: T }[]; places: Places; isMore: boolean } {
  const places: Partial<Record<BookName, string>> = {};
  for (const [book, entries] of read) places[book] = before[book] ?? top[book](entries[0]);
  const next = new Map([...read].map(([book]) => [book, 0]));
  const newest = (): { book: BookName; entry: T } | undefined => {
    let found: { book: BookName; entry: T } | undefined;
    for (const [book, entries] of read) {
      const entry = entries[next.get(book) ?? 0];
      if (entry && (!found || entry.at > found.entry.at)) found = { book, entry };
    }
    return found;
  };
  const items: { book: BookName; entry: T }[] = [];
  for (let taken = newest(); taken && items.length < limit; taken = newest()) {
    items.push(taken);
    places[taken.book] = taken.entry.place;
    next.set(taken.book, (next.get(taken.book) ?? 0) + 1);
  }
  return { items, places, isMore: newest() !== undefined };
}

/** The place right before an entry of a ledger of points, or before all that will come to an empty one. */
export const beforeVersion = (head: Placed | undefined): string => (head ? `${BigInt(head.place) + 1n}` : '1');

/** The same of the rebates: everything of the day of the newest one is behind it. */
export const beforeDay = (head: Placed | undefined): string =>
  `${head ? addDays(head.place.slice(0, 10), 1) : '2000-01-01'}___`;
