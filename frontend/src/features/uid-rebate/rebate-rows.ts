import { useEffect } from 'react';
import { baseApi } from '@/shared/api/base-api';
import { type ListPage, itemsOf, pageOptions, toPage } from '@/shared/api/pages';
import type { RebateRowDto } from '@/shared/api/generated/schemas';
import { sumDecimals } from '@/shared/decimal';

/** Rows of the dashboard's period, of one exchange, or of one day. */
export interface RowRange {
  days: number;
  exchange?: string;
  day?: string;
}

const pages = baseApi.enhanceEndpoints({ addTagTypes: ['uid-rebate'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Report rows behind a member's figures, page by page. */
    rebateRowPages: build.infiniteQuery<ListPage<RebateRowDto>, RowRange, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => pageParam ?? { url: '/api/user/rebate-rows', params: { ...queryArg } },
      transformResponse: toPage<RebateRowDto>,
      providesTags: ['uid-rebate'],
    }),
  }),
});

/** All rows of the range: sums need every row, so all pages are loaded first. */
export function useAllRebateRows(range: RowRange): {
  data: RebateRowDto[] | undefined;
  error: unknown;
  isError: boolean;
  refetch: () => unknown;
} {
  const { data, error, isError, refetch, hasNextPage, isFetching, fetchNextPage } =
    pages.useRebateRowPagesInfiniteQuery(range);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { data: hasNextPage ? undefined : itemsOf(data), error, isError, refetch };
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

/** Rows without a value of the exchange add nothing. */
export function totalOf(rows: readonly RebateRowDto[], measure: Measure): string {
  return sumDecimals(rows.flatMap((row) => row[measure] ?? []));
}
