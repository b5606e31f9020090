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

/** The two kinds of an accruing currency: accrual and correction. */
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
 * The only writer of member points. Every write runs in the caller's transaction, locks the member's account until its
 * end and takes one round trip. Within a transaction write LCOIN before LUFF and members in the order of their ids, or
 * rely on the retries of `runInTransaction`.
 */
@Injectable()
export class Ledger extends LedgerReads {
  /** Opens an account per currency for a new member; idempotent. */
  async openAccounts(tx: EntityManager, ownerId: string, at: Date): Promise<void> {
    await this.call(tx, OPEN_ACCOUNTS, [ownerId, at]);
  }

  /**
   * Closes a member's accounts: burns the available balance (kind `account_close`) and stops all further transfers.
   * Returns the forfeited minor units by currency. Debts stay recorded.
   * @throws LedgerErrors.pointsHeld while something is held, frozen while an account is frozen
   */
  async closeAccounts(tx: EntityManager, ownerId: string, at: Date): Promise<Map<Currency, bigint>> {
    const rows = await this.call(tx, CLOSE_ACCOUNTS, [ownerId, at]);
    return new Map(rows.map((row) => [row.currency as Currency, BigInt(row.forfeited ?? 0)]));
  }

  /**
   * Books a transfer and inserts the caller's rows that belong to it in the same statement: all or nothing.
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
   * Holds points until a decision, with rows like `post`. Keep the transfer id for `resolve`.
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
   * Decides a hold, once: `post` moves it on (to payable or to the store, depending on its kind), `void` releases it;
   * debts incurred meanwhile are filled first.
   * @throws LedgerErrors.alreadyConcluded, frozen, keyReused, transferNotFound
   */
  async resolve(
    tx: EntityManager,
    request: ConcludeRequest & { readonly holdId: string; readonly outcome: 'post' | 'void' },
  ): Promise<Receipt> {
    return this.conclude(tx, request, request.holdId, `hold_${request.outcome}`);
  }

  /**
   * Records the external payment of a posted hold: payable becomes settled, once. Also works on frozen accounts.
   * @throws LedgerErrors.alreadyConcluded, keyReused, transferNotFound
   */
  async settle(tx: EntityManager, request: ConcludeRequest & { readonly postId: string }): Promise<Receipt> {
    return this.conclude(tx, request, request.postId, 'settle');
  }

  /**
   * Reverses a transfer by its opposite, once. Only for kinds with a reversing kind.
   * @throws LedgerErrors.alreadyConcluded, frozen, keyReused, transferNotFound
   */
  async reverse(tx: EntityManager, request: ConcludeRequest & { readonly transferId: string }): Promise<Receipt> {
    return this.conclude(tx, request, request.transferId, 'reverse');
  }

  /**
   * Accrues one signed amount. A positive one first fills debts; a negative one takes the available balance and leaves
   * the rest as debt.
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
   * Accrues many rows in one statement. A failing row does not stop the others: check each outcome. Rows of one member
   * take effect in order.
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

  /** Freezes an account until `unfreeze`; the first reason is kept. Returns whether it was not frozen before. */
  async freeze(tx: EntityManager, ownerId: string, currency: Currency, reason: string, at: Date): Promise<boolean> {
    const [row] = await this.call(tx, FREEZE, [ownerId, currency, reason, at]);
    return Boolean(row?.changed);
  }

  /** Unfreezes an account; a closed one stays closed. Returns whether it was frozen. */
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

  /** Not allowed outside a transaction, where a refused follow-up would leave half of the operation behind. */
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

/** A booking that also inserts rows with its transfer id. An error of either undoes both. */
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
