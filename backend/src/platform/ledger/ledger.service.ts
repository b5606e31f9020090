import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { insertionOf, queryPrepared, type NewRow, type PreparedStatement } from '../database/index.js';
import { LedgerReads, balancesOf, type Row } from './ledger-reads.js';
import { refusalOf, refusalOfOutcome } from './refusals.js';
import { type Account, type Currency, ruleOf } from './transfer-kinds.js';
import type {
  AccrualOutcome,
  AccrualRow,
  ConcludeRequest,
  HoldRequest,
  PostRequest,
  Receipt,
  TransferNote,
} from './transfer-requests.js';

/** The two kinds of an accruing currency: what earns and what takes back. */
const ACCRUAL_KINDS = { LUFF: { earn: 'accrual', takeBack: 'accrual_correction' } } as const;
export type AccruingCurrency = keyof typeof ACCRUAL_KINDS;

const door = (name: string, text: string): PreparedStatement => ({ name: `ledger-${name}`, text });

const OPEN_ACCOUNTS = door('open-accounts', 'SELECT ledger.open_accounts($1, $2)');
const CLOSE_ACCOUNTS = door('close-accounts', 'SELECT currency, forfeited FROM ledger.close_accounts($1, $2)');
const POST = door('post', 'SELECT * FROM ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)');
const CONCLUDE = door('conclude', 'SELECT * FROM ledger.conclude($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)');
const ACCRUE = door(
  'accrue',
  'SELECT * FROM ledger.accrue($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ORDER BY row_number',
);
const FREEZE = door('freeze', 'SELECT ledger.freeze($1, $2, $3, $4) AS changed');
const UNFREEZE = door('unfreeze', 'SELECT ledger.unfreeze($1, $2) AS changed');

/**
 * The one door to the points of members. Every write runs in the caller's transaction, locks the member's account until
 * its end and takes one round trip. In one transaction take LCOIN before LUFF and one member after the other in the
 * order of their ids, or leave it to `runInTransaction` to retry.
 */
@Injectable()
export class Ledger extends LedgerReads {
  /** Opens an account per currency for a new member; again is harmless. */
  async openAccounts(tx: EntityManager, ownerId: string, at: Date): Promise<void> {
    await this.call(tx, OPEN_ACCOUNTS, [ownerId, at]);
  }

  /**
   * Ends a member's accounts for good: what is available is burned (kind `account_close`), and nothing moves them again.
   * Answers the minor units that were forfeited by currency. Debts stay written down.
   * @throws LedgerErrors.pointsHeld while something waits for a decision, frozen while an account is looked into
   */
  async closeAccounts(tx: EntityManager, ownerId: string, at: Date): Promise<Map<Currency, bigint>> {
    const rows = await this.call(tx, CLOSE_ACCOUNTS, [ownerId, at]);
    return new Map(rows.map((row) => [row.currency as Currency, BigInt(row.forfeited ?? 0)]));
  }

  /**
   * Books a transfer, and the caller's rows that belong to it in the same statement: all or nothing.
   * @throws LedgerErrors.insufficient, frozen, keyReused, noAccount, amountOutOfRange
   */
  async post<C extends Currency>(
    tx: EntityManager,
    request: PostRequest<C>,
    rows: readonly NewRow[] = [],
  ): Promise<Receipt> {
    return this.book(tx, request, rows);
  }

  /**
   * Sets points aside until a decision, with rows as `post`. Keep the transfer's id: it is what `resolve` takes.
   * @throws LedgerErrors.insufficient, frozen, keyReused, noAccount, amountOutOfRange
   */
  async hold<C extends Currency>(
    tx: EntityManager,
    request: HoldRequest<C>,
    rows: readonly NewRow[] = [],
  ): Promise<Receipt> {
    return this.book(tx, request, rows);
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
    const answers = await this.call(tx, ACCRUE, [
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
    ]);
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
    const [row] = await this.call(tx, FREEZE, [ownerId, currency, reason, at]);
    return Boolean(row?.changed);
  }

  /** Releases a frozen account; a closed one stays closed. Answers whether it was released. */
  async unfreeze(tx: EntityManager, ownerId: string, currency: Currency): Promise<boolean> {
    const [row] = await this.call(tx, UNFREEZE, [ownerId, currency]);
    return Boolean(row?.changed);
  }

  private async book(
    tx: EntityManager,
    request: TransferNote & { ownerId: string; currency: Currency; kind: string; amount: bigint },
    rows: readonly NewRow[],
  ): Promise<Receipt> {
    if (request.amount <= 0n) throw new RangeError(`a transfer moves an amount above 0, not ${request.amount}`);
    const legs = Object.entries(ruleOf(request.currency, request.kind).legs) as [Account, 1 | -1][];
    const values = [
      request.ownerId,
      request.currency,
      request.kind,
      legs.map(([account]) => account),
      legs.map(([, sign]) => BigInt(sign) * request.amount),
      ...noteOf(request),
    ];
    const booked = withRows(tx.dataSource, POST, values, rows);
    return receiptOf(await this.call(tx, booked.statement, booked.values));
  }

  private async conclude(tx: EntityManager, request: ConcludeRequest, earlierId: string, as: string): Promise<Receipt> {
    return receiptOf(
      await this.call(tx, CONCLUDE, [request.ownerId, request.currency, earlierId, as, ...noteOf(request)]),
    );
  }

  /** Outside a transaction a refused follow-up would leave half of the business act behind, so it is not allowed. */
  private async call(tx: EntityManager, statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    if (!tx.queryRunner?.isTransactionActive)
      throw new Error('a write to the ledger runs in a transaction of its caller');
    try {
      return await queryPrepared<Row>(tx, statement, values);
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

/** A booking that also writes rows from its receipt. What refuses the booking or a row refuses all of it. */
function withRows(
  dataSource: DataSource,
  booking: PreparedStatement,
  values: readonly unknown[],
  rows: readonly NewRow[],
): { statement: PreparedStatement; values: readonly unknown[] } {
  if (rows.length === 0) return { statement: booking, values };
  const all = [...values];
  const written = rows.map((row) => {
    const one = insertionOf(dataSource, row, { source: 'booked', otherId: 'transfer_id', firstValue: all.length + 1 });
    all.push(...one.values);
    return one;
  });
  const steps = written.map(({ table, text }) => `${table}_row AS (${text})`);
  return {
    statement: {
      name: [booking.name, ...written.map(({ table }) => table)].join('+'),
      text: `WITH booked AS MATERIALIZED (${booking.text}), ${steps.join(', ')} SELECT * FROM booked`,
    },
    values: all,
  };
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

function receiptOf(rows: Row[]): Receipt {
  const [row] = rows;
  if (!row?.transfer_id) throw new Error('the ledger answered no transfer');
  return { transferId: row.transfer_id, replayed: Boolean(row.replayed), ...balancesOf(row) };
}
