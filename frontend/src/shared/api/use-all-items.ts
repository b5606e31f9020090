import { useEffect } from 'react';
import { type ListPage, itemsOf } from '@/shared/api/pages';

interface InfiniteQuery<T> {
  data?: { pages: ListPage<T>[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Reads every page of a list, for sums over all of its items. There are no data before the last page is read. */
export function useAllItems<T, Q extends InfiniteQuery<T>>(
  query: Q & InfiniteQuery<T>,
): Omit<Q, 'data'> & { data: T[] | undefined } {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const hasMore = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (hasMore) void fetchNextPage();
  }, [hasMore, fetchNextPage]);
  return { ...query, data: hasNextPage ? undefined : itemsOf(data) };
}
