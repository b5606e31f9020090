import type { AnswerMeta } from '@/shared/api/base-api';

/** One page of an infinite list with the address of the next; null on the last. */
export interface ListPage<T> {
  items: T[];
  next: string | null;
}

/** Common options of infinite queries: they follow the `Link` header of the last answer. */
export const pageOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: ListPage<unknown>): string | undefined => last.next ?? undefined,
};

export function toPage<T>(items: T[], meta: AnswerMeta | undefined): ListPage<T> {
  return { items, next: meta?.next ?? null };
}

/** Items of all loaded pages; undefined before the first. */
export function itemsOf<T>(data: { pages: ListPage<T>[] } | undefined): T[] | undefined {
  return data?.pages.flatMap((page) => page.items);
}
