import type { KimchiPremiumDto } from '@/shared/api/generated/schemas';

export const SORTS = ['premium', 'change', 'volume'] as const;
export type Sort = (typeof SORTS)[number];
export const DIRECTIONS = ['high', 'low'] as const;
export type Direction = (typeof DIRECTIONS)[number];

type Row = Pick<KimchiPremiumDto, 'coin' | 'premium' | 'change24h' | 'volume24hKRW'>;

const valueOf = {
  premium: (row: Row) => row.premium,
  change: (row: Row) => row.change24h,
  volume: (row: Row) => row.volume24hKRW,
} as const satisfies Record<Sort, (row: Row) => number | null>;

/** Returns the coins in order; those without a value come last in both directions, equal ones stay as they were. */
export function orderOf(rows: readonly Row[], sort: Sort, direction: Direction): string[] {
  const sign = direction === 'high' ? -1 : 1;
  return rows
    .map((row) => ({ coin: row.coin, value: valueOf[sort](row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * (a.value - b.value);
    })
    .map(({ coin }) => coin);
}

/** Returns the rows with those of `named` coins first, in that order; the others stay in theirs. */
export function namedFirst<T>(rows: readonly T[], coinOf: (row: T) => string, named: readonly string[]): T[] {
  const placeOf = (row: T): number => {
    const place = named.indexOf(coinOf(row));
    return place === -1 ? named.length : place;
  };
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Returns the order to show while somebody is at the table: nothing that is shown moves. Coins that are gone leave, new
 * ones come at the end.
 */
export function heldOrder(shown: readonly string[], wanted: readonly string[]): string[] {
  const [here, known] = [new Set(wanted), new Set(shown)];
  return [...shown.filter((coin) => here.has(coin)), ...wanted.filter((coin) => !known.has(coin))];
}

/**
 * Returns the order one step nearer to the wanted one, which has the same coins: coins go down to their places, from the last
 * place on. At most so many of the drawn coins go, since moving one is work; the others are free.
 */
export function stepTowards(
  shown: readonly string[],
  wanted: readonly string[],
  drawn: ReadonlySet<string>,
  most: number,
): string[] {
  const order = [...shown];
  let moves = 0;
  for (let place = order.length - 1; place > 0 && moves < most; place -= 1) {
    const coin = wanted[place];
    const replaced = order[place];
    if (coin === undefined || coin === replaced) continue;
    order.splice(order.lastIndexOf(coin, place), 1);
    order.splice(place, 0, coin);
    if (drawn.has(coin) || (replaced !== undefined && drawn.has(replaced))) moves += 1;
  }
  return order;
}
