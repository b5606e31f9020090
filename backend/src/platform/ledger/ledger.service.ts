import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PlatformErrors } from '../errors/index.js';
import { refusalOf, refusalOfOutcome } from './refusals.js';
import {
  type Account,
  type Currency,
  type KindAt,
  type TransferKind,
  TRANSFER_RULES,
  ruleOf,
} from './transfer-kinds.js';

/** Values that a statement line is put into words from, in the reader's language. */
export type TransferParams = Readonly<Record<string, string | number | boolean | null>>;

/** What every write says about itself. */
export interface TransferNote {
  /**
   * The intent. The same scope and key of one member is booked once: again with the same content it answers the first
   * transfer, with other content it is refused (`at` and `actorId` are not content). Derive both from the business fact,
   * e.g. scope `attendance`, key `2026-11-20`.
   */
  readonly scope: string;
  readonly key: string;
  /** When it takes effect; from the Clock, never the database's. */
  readonly at: Date;
  /** The admin who acted; required by the kinds that need one. */
  readonly actorId?: string;
  readonly reason?: string;
  /** The business object it belongs to, e.g. `{ type: 'luff_redemption', id }`. */
  readonly reference?: { readonly type: string; readonly id: string };
  readonly params?: TransferParams;
}

export interface PostRequest<C extends Currency = Currency> extends TransferNote {
  readonly ownerId: string;
  readonly currency: C;
  readonly kind: KindAt<C, 'post'>;
  /** Minor units, above 0; the kind decides the direction. */
  readonly amount: bigint;
}

export interface HoldRequest<C extends Currency = Currency> extends TransferNote {
  readonly ownerId: string;
  readonly currency: C;
  readonly kind: KindAt<C, 'hold'>;
  /** Minor units, above 0. */
  readonly amount: bigint;
}

/** Concludes an earlier transfer of the same member; the amount is that transfer's own. */
export interface ConcludeRequest extends TransferNote {
  readonly ownerId: string;
  readonly currency: Currency;
}

export interface AccrualRow {
  readonly ownerId: string;
  /** Minor units. Positive earns, negative takes back; not 0. */
  readonly amount: bigint;
  readonly key: string;
  readonly reference?: { readonly type: string; readonly id: string };
  readonly params?: TransferParams;
}

/** The balances of one member in one currency, in minor units. */
export interface Balances {
  /** Can be spent. */
  readonly available: bigint;
  /** Waits for a decision; part of the balance, cannot be spent. */
  readonly held: bigint;
  /** Owed after a downward correction; later accruals fill it first. */
  readonly clawback: bigint;
}

export interface Receipt extends Balances {
  readonly transferId: string;
  /** The transfer was there before; the balances are those it left then. */
  readonly replayed: boolean;
}

/** What became of one row of an accrual, in the order of the rows. Only `posted` and `replayed` are in the books. */
export interface AccrualOutcome extends Balances {
  readonly outcome: 'posted' | 'replayed' | 'key_reused' | 'frozen' | 'no_account';
  readonly transferId: string | null;
}

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

/** The two kinds of an accruing currency: what earns and what takes back. */
const ACCRUAL_KINDS = { LUFF: { earn: 'accrual', takeBack: 'accrual_correction' } } as const;
export type AccruingCurrency = keyof typeof ACCRUAL_KINDS;

type Row = Record<string, string>;
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

/** Some lines of a member in one direction, at most `limit`, after (in that direction) the one with this version. */
interface LinesQuery extends StatementFilter {
  readonly ownerId: string;
  readonly currency: Currency;
  readonly direction: 'ASC' | 'DESC';
  readonly after: string | null;
  readonly limit: number;
}

/**
 * The one door to the points of members. Every write runs in the caller's transaction, locks the member's account until
 * its end and takes one round trip. In one transaction take LCOIN before LUFF and one member after the other in the
 * order of their ids, or leave it to `runInTransaction` to retry.
 */
@Injectable()
export class Ledger {
  /** Opens an account per currency for a new member; again is harmless. */
  async openAccounts(tx: EntityManager, ownerId: string, at: Date): Promise<void> {
    await this.call(tx, 'SELECT ledger.open_accounts($1, $2)', [ownerId, at]);
  }

  /**
   * Ends a member's accounts for good: what is available is burned (kind `account_close`), and nothing moves them again.
   * Answers the minor units that were forfeited by currency. Debts stay written down.
   * @throws LedgerErrors.pointsHeld while something waits for a decision, frozen while an account is looked into
   */
  async closeAccounts(tx: EntityManager, ownerId: string, at: Date): Promise<Map<Currency, bigint>> {
    const rows = await this.call(tx, 'SELECT currency, forfeited FROM ledger.close_accounts($1, $2)', [ownerId, at]);
    return new Map(rows.map((row) => [row.currency as Currency, BigInt(row.forfeited ?? 0)]));
  }

  /**
   * Books a transfer.
   * @throws LedgerErrors.insufficient, frozen, keyReused, noAccount, amountOutOfRange
   */
  async post<C extends Currency>(tx: EntityManager, request: PostRequest<C>): Promise<Receipt> {
    return this.book(tx, request);
  }

  /**
   * Sets points aside until a decision. Keep the transfer's id: it is what `resolve` takes.
   * @throws LedgerErrors.insufficient, frozen, keyReused, noAccount, amountOutOfRange
   */
  async hold<C extends Currency>(tx: EntityManager, request: HoldRequest<C>): Promise<Receipt> {
    return this.book(tx, request);
  }

  /**
   * Decides a hold, once: `post` moves it on (to payable or to the store, as its kind says), `void` gives it back; what
   * the member has come to owe meanwhile is filled first.
   * @throws LedgerErrors.alreadyConcluded, frozen, keyReused, transferNotFound
   */
  async resolve(
    tx: EntityManager,
    request: ConcludeRequest & { readonly holdId: string; readonly outcome: 'post' | 'void' },
  ): Promise<Receipt> {
    return this.conclude(tx, request, request.holdId, `hold_${request.outcome}`);
  }

  /**
   * Records that a posted hold was paid outside: payable becomes settled, once. Works on a frozen account too.
   * @throws LedgerErrors.alreadyConcluded, keyReused, transferNotFound
   */
  async settle(tx: EntityManager, request: ConcludeRequest & { readonly postId: string }): Promise<Receipt> {
    return this.conclude(tx, request, request.postId, 'settle');
  }

  /**
   * Takes a transfer back by its opposite, once. Only for kinds that have a reversing kind.
   * @throws LedgerErrors.alreadyConcluded, frozen, keyReused, transferNotFound
   */
  async reverse(tx: EntityManager, request: ConcludeRequest & { readonly transferId: string }): Promise<Receipt> {
    return this.conclude(tx, request, request.transferId, 'reverse');
  }

  /**
   * Accrues one signed amount. A positive one first fills what the member owes; a negative one takes what is available
   * and leaves the rest as owed.
   * @throws LedgerErrors.frozen, keyReused, noAccount, amountOutOfRange
   */
  async accrue(
    tx: EntityManager,
    request: AccrualRow & { readonly currency: AccruingCurrency; readonly scope: string; readonly at: Date },
  ): Promise<Receipt> {
    const [row] = await this.accrueMany(tx, request, [request]);
    const refusal = row ? refusalOfOutcome(row.outcome) : null;
    if (refusal) throw refusal;
    if (!row?.transferId) throw new Error('an accrual answered no transfer');
    const { transferId, outcome, available, held, clawback } = row;
    return { transferId, replayed: outcome === 'replayed', available, held, clawback };
  }

  /**
   * Accrues many rows in one statement. A row that cannot be booked does not stop the others: read each outcome. Rows
   * of one member take effect in their order.
   * @throws LedgerErrors.amountOutOfRange
   */
  async accrueMany(
    tx: EntityManager,
    batch: { readonly currency: AccruingCurrency; readonly scope: string; readonly at: Date },
    rows: readonly AccrualRow[],
  ): Promise<AccrualOutcome[]> {
    if (rows.length === 0) return [];
    const kinds = ACCRUAL_KINDS[batch.currency];
    const answers = await this.call(
      tx,
      'SELECT * FROM ledger.accrue($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ORDER BY row_number',
      [
        batch.currency,
        batch.scope,
        batch.at,
        rows.map((row) => row.ownerId),
        rows.map((row) => (row.amount > 0n ? kinds.earn : kinds.takeBack)),
        rows.map((row) => row.amount),
        rows.map((row) => row.key),
        rows.map((row) => row.reference?.type ?? null),
        rows.map((row) => row.reference?.id ?? null),
        rows.map((row) => JSON.stringify(row.params ?? {})),
      ],
    );
    return answers.map((row) => ({
      outcome: row.outcome as AccrualOutcome['outcome'],
      transferId: row.transfer_id ?? null,
      available: BigInt(row.available ?? 0),
      held: BigInt(row.held ?? 0),
      clawback: BigInt(row.clawback ?? 0),
    }));
  }

  /** Stops every transfer of an account until `unfreeze`; the first reason stays. Answers whether it was free before. */
  async freeze(tx: EntityManager, ownerId: string, currency: Currency, reason: string, at: Date): Promise<boolean> {
    const [row] = await this.call(tx, 'SELECT ledger.freeze($1, $2, $3, $4) AS changed', [
      ownerId,
      currency,
      reason,
      at,
    ]);
    return Boolean(row?.changed);
  }

  /** Releases a frozen account; a closed one stays closed. Answers whether it was released. */
  async unfreeze(tx: EntityManager, ownerId: string, currency: Currency): Promise<boolean> {
    const [row] = await this.call(tx, 'SELECT ledger.unfreeze($1, $2) AS changed', [ownerId, currency]);
    return Boolean(row?.changed);
  }

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
    const rows: (Row & { frozen_at: Date | null })[] = await em.query(
      'SELECT available, held, clawback, frozen_at FROM ledger.account WHERE owner_id = $1 AND currency = $2',
      [ownerId, currency],
    );
    const [row] = rows;
    if (!row) throw refusalOf({ code: 'LG004' });
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
    const rows: LineRow[] = await em.query(`${LINES} WHERE t.owner_id = $1 AND t.scope = $2 AND t.key = $3`, [
      ownerId,
      scope,
      key,
    ]);
    return rows[0] ? lineOf(rows[0]) : null;
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

  private async book(
    tx: EntityManager,
    request: TransferNote & { ownerId: string; currency: Currency; kind: string; amount: bigint },
  ): Promise<Receipt> {
    if (request.amount <= 0n) throw new RangeError(`a transfer moves an amount above 0, not ${request.amount}`);
    const legs = Object.entries(ruleOf(request.currency, request.kind).legs) as [Account, 1 | -1][];
    return receiptOf(
      await this.call(tx, 'SELECT * FROM ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)', [
        request.ownerId,
        request.currency,
        request.kind,
        legs.map(([account]) => account),
        legs.map(([, sign]) => BigInt(sign) * request.amount),
        ...noteOf(request),
      ]),
    );
  }

  private async conclude(tx: EntityManager, request: ConcludeRequest, earlierId: string, as: string): Promise<Receipt> {
    return receiptOf(
      await this.call(tx, 'SELECT * FROM ledger.conclude($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)', [
        request.ownerId,
        request.currency,
        earlierId,
        as,
        ...noteOf(request),
      ]),
    );
  }

  /** Outside a transaction a refused follow-up would leave half of the business act behind, so it is not allowed. */
  private async call(tx: EntityManager, sql: string, values: readonly unknown[]): Promise<Row[]> {
    if (!tx.queryRunner?.isTransactionActive)
      throw new Error('a write to the ledger runs in a transaction of its caller');
    try {
      return await tx.query(sql, [...values]);
    } catch (error) {
      throw refusalOf(error);
    }
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

function noteOf(note: TransferNote): unknown[] {
  return [
    note.scope,
    note.key,
    note.at,
    note.actorId ?? null,
    note.reason ?? null,
    note.reference?.type ?? null,
    note.reference?.id ?? null,
    JSON.stringify(note.params ?? {}),
  ];
}

function balancesOf(row: Row, suffix = ''): Balances {
  return {
    available: BigInt(row[`available${suffix}`] ?? 0),
    held: BigInt(row[`held${suffix}`] ?? 0),
    clawback: BigInt(row[`clawback${suffix}`] ?? 0),
  };
}

function receiptOf(rows: Row[]): Receipt {
  const [row] = rows;
  if (!row?.transfer_id) throw new Error('the ledger answered no transfer');
  return { transferId: row.transfer_id, replayed: Boolean(row.replayed), ...balancesOf(row) };
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
