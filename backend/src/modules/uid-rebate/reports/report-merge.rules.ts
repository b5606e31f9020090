import { canonical } from './rebate.rules.js';

/** Amounts of a report row in USDT, decimal text. */
export interface RowFigures {
  readonly volume: string | null;
  readonly fee: string | null;
  readonly commission: string;
  readonly frozenCommission: string;
  readonly rebate: string | null;
  readonly rebateRate: string;
  readonly estimated: boolean;
  readonly coin: string | null;
  readonly priceUsed: string | null;
}

export interface RowKey {
  readonly uid: string;
  readonly day: string;
  readonly product: string;
}

export type Source = 'api' | 'import';

/** An incoming row. */
export interface IncomingRow extends RowKey, RowFigures {
  /** What the figures were read from, as JSON. */
  readonly raw: string | null;
}

/** A stored row. */
export interface StoredRow extends RowKey, RowFigures {
  readonly source: Source;
  readonly revision: number;
  readonly isWithdrawn: boolean;
}

/** A row to write. */
export interface RowWrite {
  readonly row: IncomingRow;
  readonly isWithdrawn: boolean;
  readonly revision: number;
  /** The previous row; null for a new one. */
  readonly before: StoredRow | null;
  readonly effect: 'new' | 'changed' | 'withdrawn';
}

export interface MergePlan {
  readonly writes: readonly RowWrite[];
  /** Rows equal to stored ones. */
  readonly unchanged: number;
  /** API rows that differ from an uploaded file; the file wins. */
  readonly kept: number;
}

export interface Delivery {
  readonly source: Source;
  readonly rows: readonly IncomingRow[];
  /**
   * The delivery is complete for these days: stored API rows that are missing here were withdrawn. Empty for a file,
   * which only adds.
   */
  readonly completeDays: readonly string[];
  /** UIDs the delivery could not read; their stored rows stay. */
  readonly unreadUids: ReadonlySet<string>;
}

const keyOf = ({ uid, day, product }: RowKey): string => `${uid} ${day} ${product}`;
const uidDayOf = ({ uid, day }: RowKey): string => `${uid} ${day}`;

/** Both may contain the same trading: the same product, or one of them does not distinguish products. */
function mayOverlap(one: RowKey, other: RowKey): boolean {
  return one.product === other.product || one.product === 'other' || other.product === 'other';
}

/**
 * Plans the changes of a delivery, by difference: equal rows write nothing. An uploaded row replaces API rows of the same
 * UID and day that may contain the same trading, estimated or not, and rows of an earlier upload; the API never replaces
 * an uploaded row. An upload equal to the API's row leaves it the API's.
 */
export function planMerge(known: readonly StoredRow[], delivery: Delivery): MergePlan {
  const standing = new Map(known.map((row) => [keyOf(row), row]));
  const byUidDay = Map.groupBy(known, uidDayOf);
  const incoming = new Map(delivery.rows.map((row) => [keyOf(row), row]));
  const completeDays = new Set(delivery.completeDays);
  const writes: RowWrite[] = [];
  let unchanged = 0;
  let kept = 0;

  for (const [key, row] of incoming) {
    const neighbours = (byUidDay.get(uidDayOf(row)) ?? []).filter(
      (other) => !other.isWithdrawn && mayOverlap(row, other),
    );
    if (delivery.source === 'api' && neighbours.some((other) => other.source === 'import')) {
      kept += 1;
      continue;
    }
    const before = standing.get(key) ?? null;
    if (before && !before.isWithdrawn && isSame(row, before)) unchanged += 1;
    else
      writes.push({
        row,
        isWithdrawn: false,
        revision: (before?.revision ?? 0) + 1,
        before,
        effect: !before || before.isWithdrawn ? 'new' : 'changed',
      });
  }
  const incomingByUidDay = Map.groupBy(delivery.rows, uidDayOf);
  for (const row of known) {
    if (row.isWithdrawn || incoming.has(keyOf(row))) continue;
    const isReplaced =
      delivery.source === 'import' &&
      (incomingByUidDay.get(uidDayOf(row)) ?? []).some((other) => mayOverlap(other, row));
    const isTakenBack = row.source === 'api' && completeDays.has(row.day) && !delivery.unreadUids.has(row.uid);
    if (isReplaced || isTakenBack) writes.push(withdrawal(row));
  }
  return { writes, unchanged, kept };
}

/** Removes a row from every sum and keeps its history. */
export function withdrawal(row: StoredRow): RowWrite {
  return {
    row: {
      ...row,
      volume: row.volume === null ? null : '0',
      fee: row.fee === null ? null : '0',
      commission: '0',
      frozenCommission: '0',
      rebate: row.rebate === null ? null : '0',
      raw: null,
    },
    isWithdrawn: true,
    revision: row.revision + 1,
    before: row,
    effect: 'withdrawn',
  };
}

function isSame(row: RowFigures, known: RowFigures): boolean {
  return (
    sameAmount(row.volume, known.volume) &&
    sameAmount(row.fee, known.fee) &&
    sameAmount(row.commission, known.commission) &&
    sameAmount(row.frozenCommission, known.frozenCommission) &&
    sameAmount(row.rebate, known.rebate) &&
    row.estimated === known.estimated
  );
}

function sameAmount(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return canonical(one) === canonical(other);
}
