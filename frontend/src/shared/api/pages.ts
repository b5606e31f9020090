import type { AnswerMeta } from '@/shared/api/base-api';

/** One page of a list that grows without bound, and the address of the next; null on the last. */
export interface ListPage<T> {
  items: T[];
  next: string | null;
}

/** What the infinite queries of such lists have in common: they follow the `Link` header of the answer before. */
export const pageOptions = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: ListPage<unknown>): string | undefined => last.next ?? undefined,
};

export function toPage<T>(items: T[], meta: AnswerMeta | undefined): ListPage<T> {
  return { items, next: meta?.next ?? null };
}

/** All items of the pages read so far; undefined before the first. */
export function itemsOf<T>(data: { pages: ListPage<T>[] } | undefined): T[] | undefined {
  return data?.pages.flatMap((page) => page.items);
}
