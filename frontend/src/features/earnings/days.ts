import type { EarningBook, EarningDto } from '@/shared/api/generated/schemas';
import { sumDecimals } from '@/shared/decimal';
import { seoulDay } from '@/shared/format';

/** The entries of a ledger that count for one day. */
export interface LedgerDay {
  day: string;
  entries: EarningDto[];
  /** What they come to, by book; null while some of them are on a page that was not read yet. */
  sums: Partial<Record<EarningBook, string>> | null;
}

/**
 * Entries by the day that each counts for, newest first. They come by time, in which days overlap: a day of an exchange ends
 * when the next one in Seoul has begun.
 */
export function byDay(entries: readonly EarningDto[], isWhole: boolean): LedgerDay[] {
  const days = new Map<string, EarningDto[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  // No entry counts for a later day than that of Seoul at which it was made.
  const last = entries.at(-1);
  const reached = last === undefined ? '' : seoulDay(last.at);
  return [...days]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, all]) => ({ day, entries: all, sums: isWhole || day > reached ? sumsOf(all) : null }));
}

function sumsOf(entries: readonly EarningDto[]): Partial<Record<EarningBook, string>> {
  const sums: Partial<Record<EarningBook, string>> = {};
  for (const { book, amount } of entries) sums[book] = sumDecimals([sums[book] ?? '0', amount]);
  return sums;
}
