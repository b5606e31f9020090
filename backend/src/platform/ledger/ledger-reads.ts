import type { EntityManager } from 'typeorm';
import { queryPrepared, type PreparedStatement } from '../database/index.js';
import { readPage, type CursorCodec, type Page, type PageQuery } from '../http/index.js';
import { LedgerErrors } from './ledger.errors.js';
import { type Currency, type TransferKind, TRANSFER_RULES, mintingKinds, ruleOf } from './transfer-kinds.js';
import type { Balances, TransferParams } from './transfer-requests.js';

export interface StatementLine {
  readonly transferId: string;
  /** Its version of the account, which is its cursor. */
  readonly version: string;
  readonly kind: TransferKind;
  readonly at: Date;
  /**
   * Effect on the available balance net of debt: a hold takes, its release gives back, the decision on a hold and its
   * settlement are 0.
   */
  readonly amount: bigint;
  readonly change: Balances;
  readonly after: Balances;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly reference: { readonly type: string; readonly id: string } | null;
  readonly params: TransferParams;
  /** The earlier transfer that this one concludes. */
  readonly concludesId: string | null;
  /** The transfer that concludes this one. */
  readonly concludedById: string | null;
}

/** Filter for a member's lines. */
export interface StatementFilter {
  /** Includes lines that change nothing for the member (a posted hold, a settled payout). */
  readonly all?: boolean;
  readonly kinds?: readonly TransferKind[];
  /** Effective at or after this instant. */
  readonly since?: Date;
  /** Effective before this instant. */
  readonly until?: Date;
}

/** A page of them; the cursor is of a page that was asked with the same filter. */
export interface StatementQuery extends StatementFilter, PageQuery {
  /** The page begins with the line of the cursor, not behind it. */
  readonly withCursor?: boolean;
}

/** Totals of a member's transfers. `received` and `taken` are both positive. */
export interface Totals {
  readonly received: bigint;
  readonly taken: bigint;
  readonly count: number;
}

/** A database row; integers arrive as text, because they may exceed JavaScript's safe range. */
export type Row = Record<string, string>;
type LineRow = Row & { at: Date; params: TransferParams };

/** The place of a line is its version of the account. */
const byVersion: CursorCodec<LineRow, string> = {
  write: (row) => row.account_version ?? '',
  read: (cursor) => (/^[1-9]\d{0,17}$/.test(cursor) ? cursor : null),
};

/** Lines per page. */
const HISTORY_PAGE = 1_000;

/** Transfers with the transfer that concludes each. */
const linesFrom = (transfers: string): string =>
  `SELECT t.id, t.kind, t.account_version, t.at, t.available, t.held, t.clawback, t.available_after, t.held_after,
          t.clawback_after, t.actor_id, t.reason, t.ref_type, t.ref_id, t.params, t.concludes_id, c.id AS concluded_by_id
   FROM ${transfers} t
   LEFT JOIN ledger.transfer c
     ON c.owner_id = t.owner_id AND c.currency = t.currency AND c.concludes_id = t.id`;
const LINES = linesFrom('ledger.transfer');
const BALANCE: PreparedStatement = {
  name: 'ledger-balance',
  text: 'SELECT available, held, clawback, frozen_at FROM ledger.account WHERE owner_id = $1 AND currency = $2',
};
/** A range of one key in its order: only that index returns it without sorting, whatever plan is chosen. */
const LINE_BY_KEY: PreparedStatement = {
  name: 'ledger-line-by-key',
  text: `${LINES} WHERE t.owner_id = $1 AND t.scope = $2 AND t.key >= $3 AND t.key <= $3 ORDER BY t.key LIMIT 1`,
};

/** Up to `limit` lines of a member in one direction, after (in that direction) the given version. */
interface LinesQuery extends StatementFilter {
  readonly ownerId: string;
  readonly currency: Currency;
  readonly direction: 'ASC' | 'DESC';
  readonly after?: string;
  readonly withCursor?: boolean;
  readonly limit: number;
}

/** Queries on the ledger. Nothing here writes or locks. */
export class LedgerReads {
  /** Whether an account is frozen; false for a missing account. */
  async isFrozen(em: EntityManager, ownerId: string, currency: Currency): Promise<boolean> {
    const rows: unknown[] = await em.query(
      'SELECT 1 FROM ledger.account WHERE owner_id = $1 AND currency = $2 AND frozen_at IS NOT NULL',
      [ownerId, currency],
    );
    return rows.length > 0;
  }

  /**
   * Current balances, for display only: decisions are made by the write itself, which refuses uncovered amounts.
   * @throws LedgerErrors.noAccount
   */
  async balance(
    em: EntityManager,
    ownerId: string,
    currency: Currency,
  ): Promise<Balances & { readonly frozenAt: Date | null }> {
    const [row] = await queryPrepared<Row & { frozen_at: Date | null }>(em, BALANCE, [ownerId, currency]);
    if (!row) throw LedgerErrors.noAccount();
    return { ...balancesOf(row), frozenAt: row.frozen_at };
  }

  /** Balances of several members; those without an account are absent. */
  async balancesOfMany(
    em: EntityManager,
    ownerIds: readonly string[],
    currency: Currency,
  ): Promise<Map<string, Balances>> {
    const rows: Row[] = await em.query(
      'SELECT owner_id, available, held, clawback FROM ledger.account WHERE owner_id = ANY ($1) AND currency = $2',
      [ownerIds, currency],
    );
    return new Map(rows.map((row) => [row.owner_id ?? '', balancesOf(row)]));
  }

  /**
   * A member's statement, newest first by account version; with a filter, by effective time. Paging misses and repeats no
   * line, and every page costs the same.
   */
  async statement(
    em: EntityManager,
    ownerId: string,
    currency: Currency,
    query: StatementQuery,
  ): Promise<Page<StatementLine>> {
    const page = await readPage(query, byVersion, (after, limit) =>
      readLines(em, { ...query, ownerId, currency, direction: 'DESC', after, limit }),
    );
    return { ...page, items: page.items.map(lineOf) };
  }

  /** A member's lines, oldest first, page by page. */
  async *history(
    em: EntityManager,
    ownerId: string,
    currency: Currency,
    filter: StatementFilter = {},
  ): AsyncGenerator<StatementLine> {
    const query = { ...filter, ownerId, currency, direction: 'ASC', limit: HISTORY_PAGE } as const;
    for (let after: string | undefined, isMore = true; isMore;) {
      const rows: LineRow[] = await readLines(em, { ...query, after });
      for (const row of rows) yield lineOf(row);
      after = rows.at(-1)?.account_version ?? after;
      isMore = rows.length === HISTORY_PAGE;
    }
  }

  /** One line of a member's statement; null if unknown. */
  async find(
    em: EntityManager,
    ownerId: string,
    currency: Currency,
    transferId: string,
  ): Promise<StatementLine | null> {
    const rows: LineRow[] = await em.query(`${LINES} WHERE t.owner_id = $1 AND t.currency = $2 AND t.id = $3`, [
      ownerId,
      currency,
      transferId,
    ]);
    return rows[0] ? lineOf(rows[0]) : null;
  }

  /** The member's line booked under this scope and key; null if none. */
  async findByKey(em: EntityManager, ownerId: string, scope: string, key: string): Promise<StatementLine | null> {
    const [row] = await queryPrepared<LineRow>(em, LINE_BY_KEY, [ownerId, scope, key]);
    return row ? lineOf(row) : null;
  }

  /** Totals received and taken by a member, net of debt, optionally since an instant and by kinds. */
  async totals(
    em: EntityManager,
    ownerId: string,
    currency: Currency,
    only: { readonly since?: Date; readonly kinds?: readonly TransferKind[] } = {},
  ): Promise<Totals> {
    const sums = await this.totalsByKind(em, ownerId, currency, only);
    const total = { received: 0n, taken: 0n, count: 0 };
    for (const { received, taken, count } of sums.values()) {
      total.received += received;
      total.taken += taken;
      total.count += count;
    }
    return total;
  }

  /** The same per kind of transfer. */
  async totalsByKind<C extends Currency>(
    em: EntityManager,
    ownerId: string,
    currency: C,
    only: { readonly since?: Date; readonly kinds?: readonly TransferKind[] } = {},
  ): Promise<Map<TransferKind<C>, Totals>> {
    const rows: Row[] = await em.query(
      `SELECT t.kind, coalesce(sum(t.available + t.clawback) FILTER (WHERE t.available + t.clawback > 0), 0) AS received,
              coalesce(-sum(t.available + t.clawback) FILTER (WHERE t.available + t.clawback < 0), 0) AS taken,
              count(*) AS count
       FROM ledger.transfer t
       WHERE t.owner_id = $1 AND t.currency = $2 AND t.kind = ANY ($4) AND t.at >= $3
         AND t.available + t.clawback <> 0
       GROUP BY t.kind`,
      [ownerId, currency, only.since ?? '-infinity', only.kinds ?? kindsThatCount(currency)],
    );
    return new Map(
      rows.map((row) => [
        row.kind as TransferKind<C>,
        { received: BigInt(row.received ?? 0), taken: BigInt(row.taken ?? 0), count: Number(row.count) },
      ]),
    );
  }

  /** What was minted by day in Seoul since an instant, corrections of accruals subtracted; days without are missing. */
  async earnedByDay(em: EntityManager, ownerId: string, currency: Currency, since: Date): Promise<Map<string, bigint>> {
    const rows: Row[] = await em.query(
      `SELECT (t.at AT TIME ZONE 'Asia/Seoul')::date::text AS day, sum(t.available + t.clawback) AS earned
       FROM ledger.transfer t
       WHERE t.owner_id = $1 AND t.currency = $2 AND t.kind = ANY ($3) AND t.at >= $4
       GROUP BY 1`,
      [ownerId, currency, mintingKinds(currency), since],
    );
    return new Map(rows.map(({ day, earned }) => [day ?? '', BigInt(earned ?? 0)]));
  }

  /** Total of all members (available and held). */
  async circulation(em: EntityManager, currency: Currency): Promise<bigint> {
    const rows: Row[] = await em.query(
      'SELECT coalesce(sum(available + held), 0) AS total FROM ledger.account WHERE currency = $1',
      [currency],
    );
    return BigInt(rows[0]?.total ?? 0);
  }
}

/** Kinds of a currency that change the available balance or debt. */
function kindsThatCount(currency: Currency): string[] {
  return Object.keys(TRANSFER_RULES[currency]).filter((kind) => 'available' in ruleOf(currency, kind).legs);
}

/**
 * Without a filter lines are read by account version. With one they are read by kind and time: some lines of each kind,
 * then merged. Either way unwanted lines are never read.
 */
async function readLines(em: EntityManager, query: LinesQuery): Promise<LineRow[]> {
  const { ownerId, currency, direction, after, withCursor = false, limit, all = false, kinds, since, until } = query;
  const beyond = `${direction === 'ASC' ? '>' : '<'}${withCursor ? '=' : ''}`;
  if (!kinds && !since && !until)
    return em.query(
      `${LINES}
       WHERE t.owner_id = $1 AND t.currency = $2 AND ($3::bigint IS NULL OR t.account_version ${beyond} $3)
         AND ($4 OR t.available <> 0 OR t.clawback <> 0)
       ORDER BY t.account_version ${direction} LIMIT $5`,
      [ownerId, currency, after, all, limit],
    );
  const order = `t.at ${direction}, t.account_version ${direction}`;
  const [begin, end, isBehindBegin, isBeforeEnd] =
    direction === 'ASC'
      ? [since ?? '-infinity', until ?? 'infinity', '>=', '<']
      : [until ?? 'infinity', since ?? '-infinity', '<', '>='];
  // Combines the bounds of period and cursor into one: with two, the database would use the period's and scan up to the
  // cursor.
  const ofCursor = (column: string): string =>
    `(SELECT k.${column} FROM ledger.transfer k
      WHERE k.owner_id = $1 AND k.currency = $2 AND k.account_version = $8 AND k.at ${isBehindBegin} $4)`;
  const start =
    after === undefined ? '$4, 0' : `coalesce(${ofCursor('at')}, $4), coalesce(${ofCursor('account_version')}, 0)`;
  const wanted = `(
    SELECT t.* FROM unnest($3::text[]) AS wanted (kind)
    CROSS JOIN LATERAL (
      SELECT t.* FROM ledger.transfer t
      WHERE t.owner_id = $1 AND t.currency = $2 AND t.kind = wanted.kind
        AND (t.at, t.account_version) ${beyond} (${start}) AND t.at ${isBeforeEnd} $5
        AND ($6 OR t.available <> 0 OR t.clawback <> 0)
      ORDER BY ${order} LIMIT $7
    ) t
    ORDER BY ${order} LIMIT $7
  )`;
  const known = kinds ?? (all ? Object.keys(TRANSFER_RULES[currency]) : kindsThatCount(currency));
  const values = [ownerId, currency, known, begin, end, all, limit];
  return em.query(`${linesFrom(wanted)} ORDER BY ${order}`, after === undefined ? values : [...values, after]);
}

export function balancesOf(row: Row, suffix = ''): Balances {
  return {
    available: BigInt(row[`available${suffix}`] ?? 0),
    held: BigInt(row[`held${suffix}`] ?? 0),
    clawback: BigInt(row[`clawback${suffix}`] ?? 0),
  };
}

function lineOf(row: LineRow): StatementLine {
  const legs = balancesOf(row);
  return {
    transferId: row.id ?? '',
    version: row.account_version ?? '',
    kind: row.kind as TransferKind,
    at: row.at,
    amount: legs.available + legs.clawback,
    // The clawback leg counts against the debt: filling it lowers what is owed.
    change: { ...legs, clawback: -legs.clawback },
    after: balancesOf(row, '_after'),
    actorId: row.actor_id ?? null,
    reason: row.reason ?? null,
    reference: row.ref_type && row.ref_id ? { type: row.ref_type, id: row.ref_id } : null,
    params: row.params,
    concludesId: row.concludes_id ?? null,
    concludedById: row.concluded_by_id ?? null,
  };
}
