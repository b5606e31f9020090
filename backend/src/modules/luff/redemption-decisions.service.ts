import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock, endOfSeoulDay } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import type { Caller } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Mails } from '../../platform/mail/index.js';
import { UserUids } from '../uid-rebate/index.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { luffMails } from './luff-mails.messages.js';
import { LuffErrors } from './luff.errors.js';
import { cancelledByMember, defaultRejections } from './luff.messages.js';
import { findingsOf, refuseUnconfirmed } from './payout-findings.js';
import { payoutKeyOf } from './payout-key.rules.js';
import { RedemptionDecided } from './redemption-decided.js';
import { auditFacts, mailAmounts, transferNote } from './redemption-facts.js';

/** Codes of the findings that the administrator has confirmed. */
interface Confirmation {
  readonly confirmedFindings?: readonly string[];
}

/** An administrator's decision. */
export interface Decision {
  readonly redemptionId: string;
  readonly actorId: string;
  readonly caller: Caller;
  readonly adminNote?: string;
}

/**
 * Decisions on requests to redeem Luff: the held Luff moves in the transaction of the decision. The row is locked first, so
 * a second concurrent decision sees the first.
 */
@Injectable()
export class RedemptionDecisions {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly uids: UserUids,
    private readonly events: DomainEvents,
    private readonly mails: Mails,
  ) {}

  /**
   * Makes the held Luff of a payback payable; with a payout reference also records the payment. The Luff of an indicator is
   * spent, and its pass ends with the chosen day, which it needs.
   * @throws LuffErrors.redemptionNotFound, alreadyProcessed, ownRequest, payoutReferenceUsed, expiryDateNeeded,
   *   nothingToPayOut, memberOwesLuff, payoutUidGone, owesAndUidGone, findingsChanged; LedgerErrors.frozen; what a
   *   listener of `RedemptionDecided` refuses with
   */
  async approve(
    tx: EntityManager,
    decision: Decision & Confirmation & { readonly expiryDate?: string; readonly payoutReference?: string },
  ): Promise<LuffRedemption> {
    const redemption = await this.lockForDecision(tx, decision);
    if (redemption.status !== 'pending') throw LuffErrors.alreadyProcessed();
    const isPayback = redemption.redemptionType === 'usdt_payback';
    if (!isPayback && decision.expiryDate === undefined) throw LuffErrors.expiryDateNeeded();
    if (!isPayback && decision.payoutReference !== undefined) throw LuffErrors.nothingToPayOut();
    const before = auditFacts(redemption);
    const { transferId, clawback } = await this.ledger.resolve(tx, {
      ownerId: redemption.userId,
      currency: 'LUFF',
      holdId: redemption.holdId,
      outcome: 'post',
      at: this.clock.now(),
      actorId: decision.actorId,
      ...(await this.noteAfterHold(tx, redemption, 'approve')),
    });
    await this.refuseUnconfirmed(tx, redemption, clawback, decision);
    const note = decision.adminNote || null;
    Object.assign(redemption, {
      status: 'approved',
      approvalId: transferId,
      expiresAt: decision.expiryDate === undefined ? null : endOfSeoulDay(decision.expiryDate),
      processedAt: this.clock.now(),
      processedBy: decision.actorId,
      adminNote: note,
      reason: note === null ? null : { ko: note, en: note },
    } satisfies Partial<LuffRedemption>);
    if (decision.payoutReference !== undefined)
      await this.settle(tx, redemption, decision.actorId, decision.payoutReference);
    // Approval and payment in one act send one mail.
    else if (isPayback)
      await this.mails.enqueue(
        tx,
        { userId: redemption.userId },
        luffMails.paybackApproved({
          ...mailAmounts(redemption),
          requestedAt: redemption.createdAt,
          note: redemption.reason ?? '',
        }),
      );
    await this.save(tx, redemption, decision, 'luff-redemption.approved', before);
    await this.events.emit(new RedemptionDecided(tx, redemption, 'approved'));
    return redemption;
  }

  /**
   * Releases the held Luff. Without a note a default reason is stored.
   * @throws LuffErrors.redemptionNotFound, alreadyProcessed, ownRequest; LedgerErrors.frozen
   */
  async reject(tx: EntityManager, decision: Decision): Promise<LuffRedemption> {
    const redemption = await this.lockForDecision(tx, decision);
    const note = decision.adminNote || null;
    const reason = note === null ? defaultRejections[redemption.redemptionType] : { ko: note, en: note };
    const before = auditFacts(redemption);
    await this.giveBack(tx, redemption, decision.actorId, note, reason);
    if (redemption.redemptionType === 'usdt_payback')
      await this.mails.enqueue(
        tx,
        { userId: redemption.userId },
        luffMails.paybackRejected({ ...mailAmounts(redemption), reason }),
      );
    await this.save(tx, redemption, decision, 'luff-redemption.rejected', before);
    await this.events.emit(new RedemptionDecided(tx, redemption, 'rejected'));
    return redemption;
  }

  /**
   * Records the payment of an approved request, once.
   * @throws LuffErrors.redemptionNotFound, nothingToPayOut, notApproved, alreadyPaid, ownRequest, payoutReferenceUsed,
   *   memberOwesLuff, payoutUidGone, owesAndUidGone, findingsChanged
   */
  async recordPayout(
    tx: EntityManager,
    decision: Decision & Confirmation & { readonly payoutReference: string },
  ): Promise<LuffRedemption> {
    const redemption = await this.lockForDecision(tx, decision);
    if (redemption.redemptionType !== 'usdt_payback') throw LuffErrors.nothingToPayOut();
    if (redemption.status !== 'approved') throw LuffErrors.notApproved();
    const before = auditFacts(redemption);
    const unpaid = { ...redemption };
    const clawback = await this.settle(tx, redemption, decision.actorId, decision.payoutReference);
    await this.refuseUnconfirmed(tx, unpaid, clawback, decision);
    return this.save(tx, redemption, decision, 'luff-redemption.paid', before);
  }

  /**
   * Cancels the member's own pending request.
   * @throws LuffErrors.redemptionNotFound, alreadyProcessed; LedgerErrors.frozen
   */
  async cancel(tx: EntityManager, userId: string, redemptionId: string): Promise<LuffRedemption> {
    const redemption = await this.lock(tx, redemptionId);
    if (redemption?.userId !== userId) throw LuffErrors.redemptionNotFound();
    await this.giveBack(tx, redemption, userId, null, cancelledByMember);
    await tx.save(LuffRedemption, redemption);
    await this.events.emit(new RedemptionDecided(tx, redemption, 'cancelled'));
    return redemption;
  }

  /** Reference and params of a later transfer: those of the hold. */
  private async noteAfterHold(tx: EntityManager, redemption: LuffRedemption, step: 'approve' | 'void' | 'settle') {
    const hold = await this.ledger.find(tx, redemption.userId, 'LUFF', redemption.holdId);
    if (!hold) throw new Error(`redemption ${redemption.id} has no hold`);
    return transferNote(redemption, step, hold.params);
  }

  /**
   * Reads the UIDs after the transfer has locked the account and returned the debt: a concurrent move of the UID is
   * either visible here or sees this payback.
   */
  private async refuseUnconfirmed(
    tx: EntityManager,
    redemption: LuffRedemption,
    clawback: bigint,
    { confirmedFindings }: Confirmation,
  ): Promise<void> {
    const verifiedUids = await this.uids.verifiedUids(tx, redemption.userId);
    refuseUnconfirmed(findingsOf(redemption, { clawback, verifiedUids }), confirmedFindings ?? []);
  }

  private async lockForDecision(tx: EntityManager, decision: Decision): Promise<LuffRedemption> {
    const redemption = await this.lock(tx, decision.redemptionId);
    if (!redemption) throw LuffErrors.redemptionNotFound();
    if (redemption.userId === decision.actorId) throw LuffErrors.ownRequest();
    return redemption;
  }

  private lock(tx: EntityManager, id: string): Promise<LuffRedemption | null> {
    return tx.findOne(LuffRedemption, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  private async giveBack(
    tx: EntityManager,
    redemption: LuffRedemption,
    actorId: string,
    adminNote: string | null,
    reason: Readonly<Record<Language, string>>,
  ): Promise<void> {
    if (redemption.status !== 'pending') throw LuffErrors.alreadyProcessed();
    await this.ledger.resolve(tx, {
      ownerId: redemption.userId,
      currency: 'LUFF',
      holdId: redemption.holdId,
      outcome: 'void',
      at: this.clock.now(),
      actorId,
      reason: reason.en,
      ...(await this.noteAfterHold(tx, redemption, 'void')),
    });
    Object.assign(redemption, {
      status: 'rejected',
      processedAt: this.clock.now(),
      processedBy: actorId,
      adminNote,
      reason,
    } satisfies Partial<LuffRedemption>);
  }

  /** Returns what the member owes after the transfer, under the lock of the account. */
  private async settle(
    tx: EntityManager,
    redemption: LuffRedemption,
    actorId: string,
    payoutReference: string,
  ): Promise<bigint> {
    if (redemption.paidAt !== null || redemption.approvalId === null) throw LuffErrors.alreadyPaid();
    const payoutKey = payoutKeyOf(payoutReference);
    if (await tx.existsBy(LuffRedemption, { payoutKey })) throw LuffErrors.payoutReferenceUsed();
    const { clawback } = await this.ledger.settle(tx, {
      ownerId: redemption.userId,
      currency: 'LUFF',
      postId: redemption.approvalId,
      at: this.clock.now(),
      actorId,
      ...(await this.noteAfterHold(tx, redemption, 'settle')),
    });
    Object.assign(redemption, {
      payoutReference,
      payoutKey,
      paidAt: this.clock.now(),
      paidBy: actorId,
    } satisfies Partial<LuffRedemption>);
    await this.mails.enqueue(
      tx,
      { userId: redemption.userId },
      luffMails.paybackPaid({
        ...mailAmounts(redemption),
        reference: payoutReference,
        paidAt: this.clock.now(),
        note: redemption.reason ?? '',
      }),
    );
    return clawback;
  }

  private async save(
    tx: EntityManager,
    redemption: LuffRedemption,
    decision: Decision & Confirmation,
    action: string,
    before: object,
  ): Promise<LuffRedemption> {
    try {
      await tx.save(LuffRedemption, redemption);
    } catch (error) {
      // Concurrent payouts with one reference: the unique key decides.
      if ((error as { constraint?: unknown }).constraint === 'luff_redemptions_payout_once')
        throw LuffErrors.payoutReferenceUsed({}, { cause: error });
      throw error;
    }
    await this.audit.record(tx, {
      actorId: decision.actorId,
      action,
      target: { type: 'luff_redemption', id: redemption.id },
      before,
      after: { ...auditFacts(redemption), confirmedFindings: decision.confirmedFindings },
      caller: decision.caller,
    });
    return redemption;
  }
}
