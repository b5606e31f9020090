import type { AnswerMeta } from '@/shared/api/base-api';

/** Where a page begins; null for the first. */
export type PageParam = string | null;

/** One page of an infinite list with the cursor of the next; null on the last. */
export interface ListPage<T> {
  items: T[];
  nextCursor: PageParam;
}

/** Common options of infinite queries: they follow the cursor of the last answer. */
export const pageOptions = {
  initialPageParam: null as PageParam,
  getNextPageParam: ({ nextCursor }: ListPage<unknown>): PageParam => nextCursor,
};

export function toPage<T>(items: T[], meta: AnswerMeta | undefined): ListPage<T> {
  return { items, nextCursor: meta?.nextCursor ?? null };
}

/** Items of all loaded pages; undefined before the first. */
export function itemsOf<T>(data: { pages: ListPage<T>[] } | undefined): T[] | undefined {
  return data?.pages.flatMap((page) => page.items);
}
