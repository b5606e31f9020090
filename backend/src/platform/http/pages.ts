import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request, Response } from 'express';
import { LessThan, type EntityManager, type EntityTarget, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import { PlatformErrors } from '../errors/index.js';
import type { PageQuery } from './paging.dto.js';

/** One page of a list and where the next begins; null on the last. */
export interface Page<T> {
  readonly items: T[];
  readonly nextCursor: string | null;
}

/** How a row's place in the order of its list is written as a cursor. `read` returns null for what is no such cursor. */
export interface CursorCodec<T, Place> {
  readonly write: (row: T) => string;
  readonly read: (cursor: string) => Place | null;
}

/** The place of a row in a list that is ordered by its ids, which grow with time. */
export const byId: CursorCodec<{ readonly id: string }, string> = {
  write: ({ id }) => id,
  read: (cursor) => (isUUID(cursor) ? cursor : null),
};

/**
 * Reads one page. `find` returns the first `take` rows behind the place `after`, or from the beginning without one; it is
 * asked for one row more than the page has, which tells whether there is a next page. Throws `platform.cursorInvalid`.
 */
export async function readPage<T, Place>(
  { cursor, limit }: PageQuery,
  codec: CursorCodec<T, Place>,
  find: (after: Place | undefined, take: number) => Promise<T[]>,
): Promise<Page<T>> {
  const after = cursor === undefined ? undefined : codec.read(cursor);
  if (after === null) throw PlatformErrors.cursorInvalid();
  const found = await find(after, limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last !== undefined ? codec.write(last) : null };
}

/** Reads one page of a table, newest first by its ids. Fields of `where` that are undefined do not count. */
export async function newestPage<T extends { id: string }>(
  em: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  page: PageQuery,
): Promise<Page<T>> {
  const given = Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined));
  return readPage(page, byId, (after, take) =>
    em.find(entity, {
      where: { ...given, ...(after === undefined ? {} : { id: LessThan(after) }) } as FindOptionsWhere<T>,
      order: { id: 'DESC' } as FindOptionsOrder<T>,
      take,
    }),
  );
}

/** Announces the next page in a `Link` header (RFC 8288) and returns the items, so that the answer itself is an array. */
export type LinkedItems = <T>(page: Page<T>) => T[];

/** The `LinkedItems` of a request. */
export const NextPageLink = createParamDecorator((_: unknown, context: ExecutionContext): LinkedItems => {
  const http = context.switchToHttp();
  const { originalUrl } = http.getRequest<Request>();
  const response = http.getResponse<Response>();
  return ({ items, nextCursor }) => {
    if (nextCursor !== null) {
      const url = new URL(originalUrl, 'http://localhost');
      url.searchParams.set('cursor', nextCursor);
      response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
    }
    return items;
  };
});
