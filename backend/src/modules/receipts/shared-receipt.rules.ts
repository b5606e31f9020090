import type { OpenReceipt, OpenReceiptRow } from '../../platform/receipts/index.js';
import type { SharedFigures } from './entities/receipt-share.entity.js';

/** Reads of shared receipts: 60 a minute from one network. */
export const readLimits = (network: string) => [
  { subject: `shared receipt network ${network}`, limit: 60, windowMs: 60_000 },
];

/** Public addresses that a member makes: 60 an hour. */
export const shareLimits = (userId: string) => [
  { subject: `shared receipts of ${userId}`, limit: 60, windowMs: 3_600_000 },
];

/** What is shown of a receipt. Without amounts neither rows, which exist or not by the amount, nor a figure of the sum. */
export function shownOf({ title, rows, sum }: OpenReceipt, withAmounts: boolean) {
  return withAmounts
    ? { title, withAmounts, rows: rows.map(rowOf), sum: rowOf(sum) }
    : { title, withAmounts, rows: [], sum: null };
}

/** What the owner sees of it before it is shared. */
export const previewOf = ({ title, sum }: OpenReceipt) => ({ title, sum: rowOf(sum) });

/** What an owner who shows amounts has shown, to be compared with later. */
export const figuresOf = ({ rows, sum }: OpenReceipt): SharedFigures => ({ rows: rows.map(rowOf), sum: rowOf(sum) });

/** A figure that was corrected; null where the books have or had none. */
export interface FigureChange {
  readonly label: string;
  readonly before: string | null;
  readonly now: string | null;
  readonly unit: string | null;
}

/** Figures that differ from those at the sharing, the sum first. Rows are the same by their label and its occurrence. */
export function changesOf(before: SharedFigures, now: SharedFigures): FigureChange[] {
  const [earlier, later] = [byLabel(before.rows), byLabel(now.rows)];
  const labels = [...new Set([...later.keys(), ...earlier.keys()])];
  const rows = labels.map((label) => ({ old: earlier.get(label), current: later.get(label) }));
  return [{ old: before.sum, current: now.sum }, ...rows].flatMap(({ old, current }) => {
    const row = current ?? old;
    if (!row || (old?.value === current?.value && old?.unit === current?.unit)) return [];
    return [{ label: row.label, before: old?.value ?? null, now: current?.value ?? null, unit: row.unit }];
  });
}

function byLabel(rows: readonly OpenReceiptRow[]): Map<string, OpenReceiptRow> {
  const known = new Map<string, OpenReceiptRow>();
  for (const row of rows) {
    let key = row.label;
    for (let time = 2; known.has(key); time++) key = `${row.label} ${time}`;
    known.set(key, row);
  }
  return known;
}

/** In one order of fields: what is signed is text. */
const rowOf = ({ label, operator, value, unit }: OpenReceiptRow): OpenReceiptRow => ({ label, operator, value, unit });

/**
 * Whether the books still say what they said at the sharing, and since when not: when a later report corrected the fact,
 * else when what they say now was read; null if neither was after the sharing.
 */
export function stateOf(
  shared: { readonly seal: string; readonly sharedAt: Date },
  now: { readonly seal: string; readonly correctedAt: string | null; readonly at: string },
): { readonly state: 'still' | 'corrected'; readonly correctedAt: string | null } {
  if (shared.seal === now.seal) return { state: 'still', correctedAt: null };
  const later = [now.correctedAt, now.at].find((at) => at !== null && new Date(at) > shared.sharedAt);
  return { state: 'corrected', correctedAt: later ?? null };
}
