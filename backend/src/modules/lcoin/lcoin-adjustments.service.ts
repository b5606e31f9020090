import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import type { Caller } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { LcoinErrors } from './lcoin.errors.js';

/** Without a request key, the same adjustment again within this time is taken for the second click of one intent. */
const SECOND_CLICK_MS = 10_000;

/** What an administrator grants or deducts. */
export interface Adjustment {
  readonly userId: string;
  /** Whole L coin; positive grants, negative deducts, not 0. */
  readonly amount: bigint;
  readonly reason?: string;
  readonly actorId: string;
  readonly caller: Caller;
  /** The request came with a key of its own, so that a repetition is known as one. */
  readonly hasKey: boolean;
}

/** Grants and deductions of L coin by hand. */
@Injectable()
export class LcoinAdjustments {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
  ) {}

  /**
   * Adds or takes L coin, never below zero; answers what the member has then.
   * @throws LcoinErrors.ownAdjustment, adjustedTwice; LedgerErrors.insufficient, frozen, noAccount
   */
  async adjust(tx: EntityManager, adjustment: Adjustment): Promise<bigint> {
    const { userId, amount, reason, actorId, caller } = adjustment;
    if (userId === actorId) throw LcoinErrors.ownAdjustment();
    const [fresh]: { id: string }[] = await tx.query('SELECT uuidv7() AS id');
    const now = this.clock.now();
    const { available, held, transferId } = await this.ledger.post(tx, {
      ownerId: userId,
      currency: 'LCOIN',
      kind: amount > 0n ? 'admin_grant' : 'admin_deduct',
      amount: amount < 0n ? -amount : amount,
      scope: 'admin_adjustment',
      key: fresh?.id ?? '',
      at: now,
      actorId,
      ...(reason === undefined ? {} : { reason }),
    });
    // The posting has locked the member's account: an equal adjustment that ran at the same moment is committed by now.
    if (!adjustment.hasKey) await this.refuseSecondClick(tx, adjustment, now);
    await this.audit.record(tx, {
      actorId,
      action: 'lcoin.adjusted',
      target: { type: 'member', id: userId },
      before: { balance: (available + held - amount).toString() },
      after: { balance: (available + held).toString(), amount: amount.toString(), reason: reason ?? null, transferId },
      caller,
    });
    return available + held;
  }

  private async refuseSecondClick(tx: EntityManager, adjustment: Adjustment, now: Date): Promise<void> {
    const { items } = await this.ledger.statement(tx, adjustment.userId, 'LCOIN', {
      limit: 2,
      kinds: ['admin_grant', 'admin_deduct'],
    });
    const before = items[1];
    const isSame =
      before?.amount === adjustment.amount &&
      before.actorId === adjustment.actorId &&
      before.reason === (adjustment.reason ?? null) &&
      now.getTime() - before.at.getTime() < SECOND_CLICK_MS;
    if (isSame) throw LcoinErrors.adjustedTwice();
  }
}
