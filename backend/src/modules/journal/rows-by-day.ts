import type { EntityManager, EntityTarget, SelectQueryBuilder } from 'typeorm';
import { isUUID } from 'class-validator';
import { isDay } from '../../platform/clock/index.js';
import { type CursorCodec, type Page, type PageQuery, readPage } from '../../platform/http/index.js';

/** What stands on a day of a member. */
interface DayRow {
  readonly userId: string;
  readonly id: string;
  readonly day: string;
}

interface Period {
  readonly from?: string;
  readonly to?: string;
}

type Place = Pick<DayRow, 'day' | 'id'>;

/** Rows per query of a file. */
const PIECE = 500;
const CURSOR = /^(\d{4}-\d\d-\d\d)_(.+)$/;

const byDay: CursorCodec<DayRow, Place> = {
  write: ({ day, id }) => `${day}_${id}`,
  read: (cursor) => {
    const [, day = '', id = ''] = CURSOR.exec(cursor) ?? [];
    return isUUID(id) && isDay(day) ? { day, id } : null;
  },
};

/** A member's rows of a period. */
export function rowsOf<T extends DayRow>(
  em: EntityManager,
  entity: EntityTarget<T>,
  userId: string,
  { from, to }: Period,
): SelectQueryBuilder<T> {
  const rows = em.createQueryBuilder(entity, 'r').where('r.user_id = :userId', { userId });
  if (from !== undefined) rows.andWhere('r.day >= :from', { from });
  if (to !== undefined) rows.andWhere('r.day <= :to', { to });
  return rows;
}

/** One page of a member's rows, newest day first; `narrow` leaves out more of them. */
export function pageByDay<T extends DayRow>(
  em: EntityManager,
  entity: EntityTarget<T>,
  userId: string,
  query: Period & PageQuery,
  narrow?: (rows: SelectQueryBuilder<T>) => void,
): Promise<Page<T>> {
  return readPage(query, byDay as CursorCodec<T, Place>, (after, take) => {
    const rows = rowsOf(em, entity, userId, query);
    narrow?.(rows);
    if (after) rows.andWhere('(r.day, r.id) < (:day::date, :id::uuid)', after);
    return rows.orderBy('r.day', 'DESC').addOrderBy('r.id', 'DESC').limit(take).getMany();
  });
}

/** All of a member's rows, oldest first, each piece by a query of its own. */
export async function* rowsByDay<T extends DayRow>(
  em: EntityManager,
  entity: EntityTarget<T>,
  userId: string,
  period: Period,
): AsyncGenerator<T> {
  let last: Place | undefined;
  for (let isMore = true; isMore;) {
    const rows = rowsOf(em, entity, userId, period);
    if (last) rows.andWhere('(r.day, r.id) > (:day::date, :id::uuid)', { day: last.day, id: last.id });
    const piece = await rows.orderBy('r.day', 'ASC').addOrderBy('r.id', 'ASC').limit(PIECE).getMany();
    yield* piece;
    last = piece.at(-1);
    isMore = piece.length === PIECE;
  }
}
