import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { LcoinErrors } from './lcoin.errors.js';

/** Without an idempotency key, the same adjustment within this time counts as a double click. */
const SECOND_CLICK_MS = 10_000;

/** A grant or deduction by an administrator. */
export interface Adjustment {
  readonly userId: string;
  /** Whole L coin; positive grants, negative deducts, not 0. */
  readonly amount: bigint;
  readonly reason?: string;
}

/** Manual adjustments of L coin. */
@Injectable()
export class LcoinAdjustments {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
  ) {}

  /**
   * Adds or takes L coin, never below zero; returns the new balance.
   * @throws LcoinErrors.ownAdjustment, adjustedTwice; LedgerErrors.insufficient, frozen, noAccount
   */
  async adjust(tx: EntityManager, actor: Actor, adjustment: Adjustment): Promise<bigint> {
    const { userId, amount, reason } = adjustment;
    if (userId === actor.id) throw LcoinErrors.ownAdjustment();
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
      actorId: actor.id,
      ...(reason === undefined ? {} : { reason }),
    });
    // The posting has locked the member's account, so a concurrent equal adjustment is committed by now.
    if (actor.key === undefined) await this.refuseSecondClick(tx, actor.id, adjustment, now);
    await this.audit.record(
      tx,
      actor,
      'lcoin.adjusted',
      { type: 'member', id: userId },
      {
        before: { balance: (available + held - amount).toString() },
        after: {
          balance: (available + held).toString(),
          amount: amount.toString(),
          reason: reason ?? null,
          transferId,
        },
      },
    );
    return available + held;
  }

  private async refuseSecondClick(
    tx: EntityManager,
    actorId: string,
    adjustment: Adjustment,
    now: Date,
  ): Promise<void> {
    const { items } = await this.ledger.statement(tx, adjustment.userId, 'LCOIN', {
      limit: 2,
      kinds: ['admin_grant', 'admin_deduct'],
    });
    const before = items[1];
    const isSame =
      before?.amount === adjustment.amount &&
      before.actorId === actorId &&
      before.reason === (adjustment.reason ?? null) &&
      now.getTime() - before.at.getTime() < SECOND_CLICK_MS;
    if (isSame) throw LcoinErrors.adjustedTwice();
  }
}
