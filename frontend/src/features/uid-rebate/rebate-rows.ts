import { type ListRebateRowsApiArg, useListRebateRowsInfiniteQuery } from '@/shared/api/generated/member';
import type { RebateRowDto } from '@/shared/api/generated/schemas';
import { useAllItems } from '@/shared/api/use-all-items';
import { sumDecimals } from '@/shared/decimal';

/** Rows of the dashboard's period, of one exchange, or of one day. */
export interface RowRange {
  days: number;
  exchange?: string;
  day?: string;
}

/** All rows of the range: a sum is only shown over all of them. */
export function useAllRebateRows(range: RowRange) {
  return useAllItems(useListRebateRowsInfiniteQuery(range as ListRebateRowsApiArg));
}

export type Measure = 'rebate' | 'volume';

/** Sum of the rows of one key. */
export interface RowSum {
  key: string;
  rows: RebateRowDto[];
  total: string;
  volume: string;
  estimated: boolean;
}

/** Groups rows by a key, in order of first appearance. */
export function addUp(rows: readonly RebateRowDto[], measure: Measure, keyOf: (row: RebateRowDto) => string): RowSum[] {
  const groups = new Map<string, RebateRowDto[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].map(([key, group]) => ({
    key,
    rows: group,
    total: totalOf(group, measure),
    volume: totalOf(group, 'volume'),
    estimated: measure === 'volume' && group.some((row) => row.estimated),
  }));
}

/** Names a row's receipt. */
export function rowId({ day, exchange, uid, product }: RebateRowDto): string {
  return [day, exchange, uid, product].join('_');
}

/** Rows without a value of the exchange add nothing. */
export function totalOf(rows: readonly RebateRowDto[], measure: Measure): string {
  return sumDecimals(rows.flatMap((row) => row[measure] ?? []));
}
