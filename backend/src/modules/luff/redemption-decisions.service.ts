import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, endOfSeoulDay } from '../../platform/clock/index.js';
import { Decisions, type Decision, type RequestKind } from '../../platform/decisions/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Mails } from '../../platform/mail/index.js';
import { UserUids } from '../uid-rebate/index.js';
import type { ApproveRedemptionDto, RecordPayoutDto } from './dto/luff-redemption.dto.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { luffMails } from './luff-mails.messages.js';
import { LuffErrors } from './luff.errors.js';
import { defaultRejections } from './luff.messages.js';
import { findingsOf, refuseUnconfirmed } from './payout-findings.js';
import { payoutKeyOf } from './payout-key.rules.js';
import { RedemptionDecided } from './redemption-decided.js';
import { auditFacts, mailAmounts, transferNote } from './redemption-facts.js';

const REDEMPTIONS: RequestKind<LuffRedemption> = {
  entity: LuffRedemption,
  refusals: {
    notFound: LuffErrors.redemptionNotFound,
    ownRequest: LuffErrors.ownRequest,
    alreadyProcessed: LuffErrors.alreadyProcessed,
  },
  defaultReason: ({ redemptionType }) => defaultRejections[redemptionType],
  audit: { target: 'luff_redemption', prefix: 'luff-redemption' },
  change: (was, is) => ({ before: auditFacts(was), after: auditFacts(is) }),
};

/** Decisions on requests to redeem Luff: the held Luff moves in the transaction of the decision. */
@Injectable()
export class RedemptionDecisions {
  constructor(
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly decisions: Decisions,
    private readonly uids: UserUids,
    private readonly events: DomainEvents,
    private readonly mails: Mails,
  ) {}

  /**
   * Makes the held Luff of a payback payable; with a payout reference also records the payment. The Luff of an indicator is
   * spent, and its pass ends with the chosen day, which it needs; a payback has no end.
   * @throws LuffErrors.redemptionNotFound, alreadyProcessed, ownRequest, payoutReferenceUsed, expiryDateNeeded,
   *   nothingToPayOut, memberOwesLuff, payoutUidGone, owesAndUidGone, findingsChanged; LedgerErrors.frozen; what a
   *   listener of `RedemptionDecided` refuses with
   */
  async approve(
    tx: EntityManager,
    actor: Actor,
    id: string,
    { adminNote, expiryDate, payoutReference, confirmedFindings }: ApproveRedemptionDto,
  ): Promise<LuffRedemption> {
    return this.decide(tx, actor, id, { action: 'approved', adminNote }, async (redemption) => {
      const { userId, createdAt: requestedAt } = redemption;
      const isPayback = redemption.redemptionType === 'usdt_payback';
      if (!isPayback && expiryDate === undefined) throw LuffErrors.expiryDateNeeded();
      if (!isPayback && payoutReference !== undefined) throw LuffErrors.nothingToPayOut();
      const { transferId, clawback } = await this.resolve(tx, redemption, 'post');
      await this.refuseUnconfirmed(tx, redemption, clawback, confirmedFindings);
      redemption.approvalId = transferId;
      redemption.expiresAt = isPayback || expiryDate === undefined ? null : endOfSeoulDay(expiryDate);
      const note = redemption.reason ?? '';
      if (payoutReference !== undefined) await this.settle(tx, actor, redemption, payoutReference);
      // Approval and payment in one act send one mail.
      else if (isPayback)
        await this.mails.enqueue(
          tx,
          { userId },
          luffMails.paybackApproved({ ...mailAmounts(redemption), requestedAt, note }),
        );
      return { confirmedFindings };
    });
  }

  /**
   * Releases the held Luff. Without a note a default reason is stored.
   * @throws LuffErrors.redemptionNotFound, alreadyProcessed, ownRequest; LedgerErrors.frozen
   */
  async reject(tx: EntityManager, actor: Actor, id: string, adminNote?: string): Promise<LuffRedemption> {
    return this.decide(tx, actor, id, { action: 'rejected', adminNote }, async (redemption) => {
      const { userId, redemptionType, reason } = redemption;
      await this.resolve(tx, redemption, 'void');
      if (redemptionType === 'usdt_payback')
        await this.mails.enqueue(
          tx,
          { userId },
          luffMails.paybackRejected({ ...mailAmounts(redemption), reason: reason ?? '' }),
        );
    });
  }

  /**
   * Records the payment of an approved request, once.
   * @throws LuffErrors.redemptionNotFound, nothingToPayOut, notApproved, alreadyPaid, ownRequest, payoutReferenceUsed,
   *   memberOwesLuff, payoutUidGone, owesAndUidGone, findingsChanged
   */
  async recordPayout(
    tx: EntityManager,
    actor: Actor,
    id: string,
    { payoutReference, confirmedFindings }: RecordPayoutDto,
  ): Promise<LuffRedemption> {
    const redemption = await this.decisions.lock(tx, REDEMPTIONS, actor, id);
    if (redemption.redemptionType !== 'usdt_payback') throw LuffErrors.nothingToPayOut();
    if (redemption.status !== 'approved') throw LuffErrors.notApproved();
    const unpaid = { ...redemption };
    await this.decisions
      .record(tx, REDEMPTIONS, actor, redemption, 'paid', async () => {
        const clawback = await this.settle(tx, actor, redemption, payoutReference);
        await this.refuseUnconfirmed(tx, unpaid, clawback, confirmedFindings);
        return { confirmedFindings };
      })
      .catch(refuseUsedReference);
    return redemption;
  }

  /**
   * Cancels the member's own pending request.
   * @throws LuffErrors.redemptionNotFound, alreadyProcessed; LedgerErrors.frozen
   */
  async cancel(tx: EntityManager, userId: string, id: string): Promise<LuffRedemption> {
    const redemption = await this.decisions.cancel(tx, REDEMPTIONS, { userId, id }, async (own) => {
      await this.resolve(tx, own, 'void');
    });
    await this.events.emit(new RedemptionDecided(tx, redemption, 'cancelled'));
    return redemption;
  }

  private async decide(
    tx: EntityManager,
    actor: Actor,
    id: string,
    decision: Decision,
    act: (redemption: LuffRedemption) => Promise<object | void>,
  ): Promise<LuffRedemption> {
    const redemption = await this.decisions.lock(tx, REDEMPTIONS, actor, id);
    await this.decisions
      .decide(tx, REDEMPTIONS, actor, redemption, decision, () => act(redemption))
      .catch(refuseUsedReference);
    await this.events.emit(new RedemptionDecided(tx, redemption, decision.action));
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
    confirmedFindings: readonly string[] = [],
  ): Promise<void> {
    const verifiedUids = await this.uids.verifiedUids(tx, redemption.userId);
    refuseUnconfirmed(findingsOf(redemption, { clawback, verifiedUids }), confirmedFindings);
  }

  /** Spends or releases the held Luff, by and for whoever has processed the request. */
  private async resolve(tx: EntityManager, redemption: LuffRedemption, outcome: 'post' | 'void') {
    const { userId: ownerId, holdId, processedBy, reason } = redemption;
    return this.ledger.resolve(tx, {
      ...{ ownerId, holdId, outcome, currency: 'LUFF', at: this.clock.now() },
      actorId: processedBy ?? ownerId,
      ...(outcome === 'void' && reason ? { reason: reason.en } : {}),
      ...(await this.noteAfterHold(tx, redemption, outcome === 'post' ? 'approve' : 'void')),
    });
  }

  /** Returns what the member owes after the transfer, under the lock of the account. */
  private async settle(
    tx: EntityManager,
    { id: actorId }: Actor,
    redemption: LuffRedemption,
    payoutReference: string,
  ): Promise<bigint> {
    const { userId, approvalId, reason } = redemption;
    if (redemption.paidAt !== null || approvalId === null) throw LuffErrors.alreadyPaid();
    const payoutKey = payoutKeyOf(payoutReference);
    if (await tx.existsBy(LuffRedemption, { payoutKey })) throw LuffErrors.payoutReferenceUsed();
    const paidAt = this.clock.now();
    const { clawback } = await this.ledger.settle(tx, {
      ...{ ownerId: userId, currency: 'LUFF', postId: approvalId, at: paidAt, actorId },
      ...(await this.noteAfterHold(tx, redemption, 'settle')),
    });
    Object.assign(redemption, {
      payoutReference,
      payoutKey,
      paidAt,
      paidBy: actorId,
    } satisfies Partial<LuffRedemption>);
    const facts = { ...mailAmounts(redemption), reference: payoutReference, paidAt, note: reason ?? '' };
    await this.mails.enqueue(tx, { userId }, luffMails.paybackPaid(facts));
    return clawback;
  }
}

/** Of concurrent payouts with one reference the unique key decides. */
function refuseUsedReference(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint === 'luff_redemptions_payout_once')
    throw LuffErrors.payoutReferenceUsed({}, { cause: error });
  throw error;
}
