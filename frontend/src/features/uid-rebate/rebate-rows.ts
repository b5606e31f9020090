import { useEffect } from 'react';
import { baseApi } from '@/shared/api/base-api';
import { type ListPage, itemsOf, pageOptions, toPage } from '@/shared/api/pages';
import type { RebateRowDto } from '@/shared/api/generated/schemas';
import { sumDecimals } from '@/shared/decimal';

/** Rows of the dashboard's period, of one of its exchanges, or of one day. */
export interface RowRange {
  days: number;
  exchange?: string;
  day?: string;
}

const pages = baseApi.enhanceEndpoints({ addTagTypes: ['uid-rebate'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The report rows behind a member's figures, page by page. */
    rebateRowPages: build.infiniteQuery<ListPage<RebateRowDto>, RowRange, string | null>({
      infiniteQueryOptions: pageOptions,
      query: ({ queryArg, pageParam }) => pageParam ?? { url: '/api/user/rebate-rows', params: { ...queryArg } },
      transformResponse: toPage<RebateRowDto>,
      providesTags: ['uid-rebate'],
    }),
  }),
});

/** All rows of the range: a sum is only shown over all of them, so every page is read before there are data. */
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

/** What rows of one key come to together. */
export interface RowSum {
  key: string;
  rows: RebateRowDto[];
  total: string;
  volume: string;
  estimated: boolean;
}

/** Rows added up by a key, in the order in which the keys first appear. */
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

/** A row for which the exchange states nothing adds nothing. */
export function totalOf(rows: readonly RebateRowDto[], measure: Measure): string {
  return sumDecimals(rows.flatMap((row) => row[measure] ?? []));
}
