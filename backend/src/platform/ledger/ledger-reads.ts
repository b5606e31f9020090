import type { EntityManager } from 'typeorm';
import { queryPrepared, type PreparedStatement } from '../database/index.js';
import { PlatformErrors } from '../errors/index.js';
import { LedgerErrors } from './ledger.errors.js';
import { type Currency, type TransferKind, TRANSFER_RULES, ruleOf } from './transfer-kinds.js';
import type { Balances, TransferParams } from './transfer-requests.js';

export interface StatementLine {
  readonly transferId: string;
  readonly kind: TransferKind;
  readonly at: Date;
  /**
   * The effect on what the member has to spend, net of what the member owes: a hold takes, its release gives back, the
   * decision on a hold and its settlement are 0.
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

/** Which lines of a member. */
export interface StatementFilter {
  /** Also the lines that change nothing for the member (a hold posted, a payout settled). */
  readonly all?: boolean;
  readonly kinds?: readonly TransferKind[];
  /** What took effect at this instant or later … */
  readonly since?: Date;
  /** … and before this one. */
  readonly until?: Date;
}

export interface StatementQuery extends StatementFilter {
  /** Where the page starts; the `nextCursor` of the page before, which was asked with the same filter. */
  readonly cursor?: string;
  /** How many lines, at least 1. */
  readonly limit: number;
}

/** Sums over a member's transfers. `received` and `taken` are both positive. */
export interface Totals {
  readonly received: bigint;
  readonly taken: bigint;
  readonly count: number;
}

/** An answer of the database; whole numbers come as texts, since they may be beyond what JavaScript counts exactly. */
export type Row = Record<string, string>;
type LineRow = Row & { at: Date; params: TransferParams };

/** Lines of a history that are read at once. */
const HISTORY_PAGE = 1_000;

/** Transfers, each with what concludes it. */
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
/** A range of one key in its order: only the index of the keys gives it without a sort, whenever the plan was made. */
const LINE_BY_KEY: PreparedStatement = {
  name: 'ledger-line-by-key',
  text: `${LINES} WHERE t.owner_id = $1 AND t.scope = $2 AND t.key >= $3 AND t.key <= $3 ORDER BY t.key LIMIT 1`,
};

/** Some lines of a member in one direction, at most `limit`, after (in that direction) the one with this version. */
interface LinesQuery extends StatementFilter {
  readonly ownerId: string;
  readonly currency: Currency;
  readonly direction: 'ASC' | 'DESC';
  readonly after: string | null;
  readonly limit: number;
}

/** What can be asked of the books. Nothing here writes or locks. */
export class LedgerReads {
  /** Whether every transfer of an account is stopped; an account that does not exist is not frozen. */
  async isFrozen(em: EntityManager, ownerId: string, currency: Currency): Promise<boolean> {
    const rows: unknown[] = await em.query(
      'SELECT 1 FROM ledger.account WHERE owner_id = $1 AND currency = $2 AND frozen_at IS NOT NULL',
      [ownerId, currency],
    );
    return rows.length > 0;
  }

  /**
   * The balances now. For showing; a decision is taken by the write itself, which refuses what is not covered.
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

  /** The balances of several members; those without an account are absent. */
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
   * A member's statement, newest first, by the chain of the account; with a filter by the times at which the transfers
   * took effect. No line is missed or shown twice while paging, and a page costs the same wherever it begins.
   */
  async statement(
    em: EntityManager,
    ownerId: string,
    currency: Currency,
    query: StatementQuery,
  ): Promise<{ items: StatementLine[]; nextCursor: string | null }> {
    const after = query.cursor ?? null;
    if (after !== null && !/^[1-9]\d{0,17}$/.test(after)) throw PlatformErrors.cursorInvalid();
    const { limit } = query;
    const rows = await readLines(em, { ...query, ownerId, currency, direction: 'DESC', after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      items: page.map(lineOf),
      nextCursor: rows.length > limit ? (page.at(-1)?.account_version ?? null) : null,
    };
  }

  /** The lines of a member, oldest first, read page by page. */
  async *history(
    em: EntityManager,
    ownerId: string,
    currency: Currency,
    filter: StatementFilter = {},
  ): AsyncGenerator<StatementLine> {
    const query = { ...filter, ownerId, currency, direction: 'ASC', limit: HISTORY_PAGE } as const;
    for (let after: string | null = null, isMore = true; isMore;) {
      const rows: LineRow[] = await readLines(em, { ...query, after });
      for (const row of rows) yield lineOf(row);
      after = rows.at(-1)?.account_version ?? after;
      isMore = rows.length === HISTORY_PAGE;
    }
  }

  /** One line of a member's statement; null when there is no such transfer of theirs. */
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

  /** The line of a member that was booked under this scope and key; null when nothing was. */
  async findByKey(em: EntityManager, ownerId: string, scope: string, key: string): Promise<StatementLine | null> {
    const [row] = await queryPrepared<LineRow>(em, LINE_BY_KEY, [ownerId, scope, key]);
    return row ? lineOf(row) : null;
  }

  /** What a member received and what was taken, net of what is owed, optionally since an instant and of some kinds. */
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

  /** The same for each kind of transfer that the member has. */
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

  /** What all members together have (available and held). */
  async circulation(em: EntityManager, currency: Currency): Promise<bigint> {
    const rows: Row[] = await em.query(
      'SELECT coalesce(sum(available + held), 0) AS total FROM ledger.account WHERE currency = $1',
      [currency],
    );
    return BigInt(rows[0]?.total ?? 0);
  }
}

/** The kinds of a currency that change what a member has to spend or owes. */
function kindsThatCount(currency: Currency): string[] {
  return Object.keys(TRANSFER_RULES[currency]).filter((kind) => 'available' in ruleOf(currency, kind).legs);
}

/**
 * Without a filter the chain of the account gives the lines. With one the index by kind and time does: some lines of each
 * kind, of which the first are taken. Either way the lines that are not wanted are never read, however many they are.
 */
async function readLines(em: EntityManager, query: LinesQuery): Promise<LineRow[]> {
  const { ownerId, currency, direction, after, limit, all = false, kinds, since, until } = query;
  const beyond = direction === 'ASC' ? '>' : '<';
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
  // Where the walk begins is one bound and not two, the period's and the cursor's: of two the database would take the
  // period's, and walk over everything up to the cursor.
  const ofCursor = (column: string): string =>
    `(SELECT k.${column} FROM ledger.transfer k
      WHERE k.owner_id = $1 AND k.currency = $2 AND k.account_version = $8 AND k.at ${isBehindBegin} $4)`;
  const start =
    after === null ? '$4, 0' : `coalesce(${ofCursor('at')}, $4), coalesce(${ofCursor('account_version')}, 0)`;
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
  return em.query(`${linesFrom(wanted)} ORDER BY ${order}`, after === null ? values : [...values, after]);
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
    kind: row.kind as TransferKind,
    at: row.at,
    amount: legs.available + legs.clawback,
    // The leg on clawback runs against the debt: what fills it lowers what is owed.
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
