import { MoreThan, type EntityManager, type EntityTarget, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';

/** Rows per page. */
const PAGE = 500;

/** A member's rows of one table for their data download, page by page, oldest first. */
export async function* rowsOfMember<T extends { userId: string; id: string }>(
  em: EntityManager,
  entity: EntityTarget<T>,
  userId: string,
): AsyncGenerator<T> {
  let after: string | null = null;
  for (let isMore = true; isMore;) {
    const page: T[] = await em.find(entity, {
      where: { userId, ...(after === null ? {} : { id: MoreThan(after) }) } as FindOptionsWhere<T>,
      order: { id: 'ASC' } as FindOptionsOrder<T>,
      take: PAGE,
    });
    yield* page;
    after = page.at(-1)?.id ?? null;
    isMore = page.length === PAGE;
  }
}
