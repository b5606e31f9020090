import { isUUID } from 'class-validator';
import { LessThan, type EntityManager, type EntityTarget, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import { PlatformErrors } from '../../platform/errors/index.js';
import type { Page } from '../../platform/http/index.js';

/** One page of a member's rows, newest first by their time-ordered ids. Throws `platform.cursorInvalid`. */
export async function newestPage<T extends { userId: string; id: string }>(
  em: EntityManager,
  entity: EntityTarget<T>,
  userId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<T>> {
  if (cursor !== undefined && !isUUID(cursor)) throw PlatformErrors.cursorInvalid();
  const found = await em.find(entity, {
    where: { userId, ...(cursor === undefined ? {} : { id: LessThan(cursor) }) } as FindOptionsWhere<T>,
    order: { id: 'DESC' } as FindOptionsOrder<T>,
    take: limit + 1,
  });
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
