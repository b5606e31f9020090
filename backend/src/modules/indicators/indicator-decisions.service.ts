import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock, endOfSeoulDay, seoulDay } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import type { Caller } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Mails } from '../../platform/mail/index.js';
import { Settings } from '../../platform/settings/index.js';
import { cancelledByMember, defaultRejections, RedemptionDecided, RedemptionDecisions } from '../luff/index.js';
import { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
import { MAX_YEARS, wrongExpiry } from './indicator-pass.rules.js';
import { viewOf, type PurchaseView } from './indicator-timeline.rules.js';
import { indicatorMails } from './indicators-mails.messages.js';
import { IndicatorErrors } from './indicators.errors.js';
import { paidText } from './indicators.messages.js';
import { IndicatorSettings } from './indicators.settings.js';
import { auditFacts, lastExpiry, transferNote } from './purchase-facts.js';

/** An administrator's decision. */
export interface PurchaseDecision {
  readonly purchaseId: string;
  readonly actorId: string;
  readonly caller: Caller;
  readonly adminNote?: string;
}

/** New values of a decided request. */
interface Conclusion {
  readonly status: 'approved' | 'rejected';
  readonly processedAt: Date;
  readonly processedBy: string;
  readonly adminNote: string | null;
  readonly reason: Readonly<Record<Language, string>> | null;
  readonly expiresAt: Date | null;
}

/**
 * Decisions on requests for the indicator pass: held L coin moves in the transaction of the decision. Requests in Luff are
 * decided by their redemption, whose decision is applied here.
 */
@Injectable()
export class IndicatorDecisions implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly redemptions: RedemptionDecisions,
    private readonly events: DomainEvents,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.events.on(RedemptionDecided, (event) => this.follow(event));
  }

  /**
   * Spends the held L coin; the pass runs to the end of the chosen day.
   * @throws IndicatorErrors.purchaseNotFound, ownRequest, paidWithLuff, alreadyProcessed, expiryInThePast,
   *   expiryBeforeRunningEnds, expiryTooFar; LedgerErrors.frozen
   */
  async approve(tx: EntityManager, decision: PurchaseDecision & { readonly expiresAt: string }): Promise<void> {
    const purchase = await this.lockForDecision(tx, decision);
    const before = auditFacts(purchase);
    const note = decision.adminNote || null;
    const reason = note === null ? null : { ko: note, en: note };
    const expiresAt = endOfSeoulDay(decision.expiresAt);
    await this.checkExpiry(tx, purchase.userId, expiresAt);
    await this.resolve(tx, purchase, 'post', decision.actorId);
    await this.conclude(tx, purchase, {
      ...this.conclusion('approved', decision.actorId, note, reason),
      expiresAt,
    });
    await this.record(tx, decision, 'indicator-purchase.approved', before, purchase);
  }

  /**
   * Releases the held L coin. Without a note a default reason is stored.
   * @throws IndicatorErrors.purchaseNotFound, ownRequest, paidWithLuff, alreadyProcessed; LedgerErrors.frozen
   */
  async reject(tx: EntityManager, decision: PurchaseDecision): Promise<void> {
    const purchase = await this.lockForDecision(tx, decision);
    const before = auditFacts(purchase);
    const note = decision.adminNote || null;
    const reason = note === null ? defaultRejections.indicator_purchase : { ko: note, en: note };
    await this.resolve(tx, purchase, 'void', decision.actorId, note ?? undefined);
    await this.conclude(tx, purchase, this.conclusion('rejected', decision.actorId, note, reason));
    await this.record(tx, decision, 'indicator-purchase.rejected', before, purchase);
  }

  /**
   * Cancels the member's own pending request, however it is paid.
   * @throws IndicatorErrors.purchaseNotFound, alreadyProcessed; luff.alreadyProcessed; LedgerErrors.frozen
   */
  async cancel(tx: EntityManager, userId: string, purchaseId: string): Promise<PurchaseView> {
    const own = await tx.findOneBy(IndicatorPurchase, { userId, id: purchaseId });
    if (!own) throw IndicatorErrors.purchaseNotFound();
    if (own.redemptionId !== null) await this.redemptions.cancel(tx, userId, own.redemptionId);
    else {
      const purchase = await this.lock(tx, purchaseId);
      if (purchase.status !== 'pending') throw IndicatorErrors.alreadyProcessed();
      await this.resolve(tx, purchase, 'void', userId);
      await this.conclude(tx, purchase, this.conclusion('rejected', userId, null, cancelledByMember));
    }
    const purchase = await tx.findOneByOrFail(IndicatorPurchase, { userId, id: purchaseId });
    const now = this.clock.now();
    return viewOf(purchase, now, await this.settings.get(IndicatorSettings.expiryNoticeDays, now, tx));
  }

  /** Applies the decision on a redemption to its request. */
  private async follow({ tx, redemption, decision }: RedemptionDecided): Promise<void> {
    if (redemption.redemptionType !== 'indicator_purchase') return;
    const purchase = await tx.findOne(IndicatorPurchase, {
      where: { redemptionId: redemption.id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!purchase) throw new Error(`redemption ${redemption.id} has no indicator purchase`);
    const { processedBy, adminNote, reason, expiresAt } = redemption;
    const status = decision === 'approved' ? 'approved' : 'rejected';
    if (expiresAt) await this.checkExpiry(tx, purchase.userId, expiresAt);
    await this.conclude(tx, purchase, {
      ...this.conclusion(status, processedBy ?? purchase.userId, adminNote, reason),
      expiresAt,
    });
  }

  private async checkExpiry(tx: EntityManager, userId: string, end: Date): Promise<void> {
    const runningUntil = await lastExpiry(tx, userId);
    switch (wrongExpiry(end, this.clock.now(), runningUntil)) {
      case 'past':
        throw IndicatorErrors.expiryInThePast();
      case 'beforeRunningEnds':
        throw IndicatorErrors.expiryBeforeRunningEnds({ until: runningUntil ? seoulDay(runningUntil) : '' });
      case 'tooFar':
        throw IndicatorErrors.expiryTooFar({ years: MAX_YEARS });
      case null:
    }
  }

  private async lock(tx: EntityManager, id: string): Promise<IndicatorPurchase> {
    const purchase = await tx.findOne(IndicatorPurchase, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!purchase) throw IndicatorErrors.purchaseNotFound();
    return purchase;
  }

  /** Locks a pending request that is paid with L coin and is not the administrator's own. */
  private async lockForDecision(tx: EntityManager, decision: PurchaseDecision): Promise<IndicatorPurchase> {
    const purchase = await this.lock(tx, decision.purchaseId);
    if (purchase.userId === decision.actorId) throw IndicatorErrors.ownRequest();
    if (purchase.paidWith !== 'LCOIN') throw IndicatorErrors.paidWithLuff();
    if (purchase.status !== 'pending') throw IndicatorErrors.alreadyProcessed();
    return purchase;
  }

  private async resolve(
    tx: EntityManager,
    purchase: IndicatorPurchase,
    outcome: 'post' | 'void',
    actorId: string,
    reason?: string,
  ): Promise<void> {
    await this.ledger.resolve(tx, {
      ownerId: purchase.userId,
      currency: 'LCOIN',
      holdId: purchase.holdId,
      outcome,
      at: this.clock.now(),
      actorId,
      ...(reason === undefined ? {} : { reason }),
      ...transferNote(purchase, outcome),
    });
  }

  private conclusion(
    status: Conclusion['status'],
    processedBy: string,
    adminNote: string | null,
    reason: Conclusion['reason'],
  ): Conclusion {
    return { status, processedAt: this.clock.now(), processedBy, adminNote, reason, expiresAt: null };
  }

  /** Saves the decision and notifies the member when somebody else decided. */
  private async conclude(tx: EntityManager, purchase: IndicatorPurchase, conclusion: Conclusion): Promise<void> {
    if (purchase.status !== 'pending') throw IndicatorErrors.alreadyProcessed();
    await tx.save(IndicatorPurchase, Object.assign(purchase, conclusion));
    const { userId, tradingviewId, reason, expiresAt } = purchase;
    if (conclusion.processedBy === userId) return;
    const facts = { tradingviewId, paid: paidText(purchase) };
    await this.mails.enqueue(
      tx,
      { userId },
      expiresAt
        ? indicatorMails.passApproved({ ...facts, expiresAt, note: reason ?? '' })
        : indicatorMails.purchaseRejected({ ...facts, reason: reason ?? '' }),
    );
  }

  private async record(
    tx: EntityManager,
    { actorId, caller }: PurchaseDecision,
    action: string,
    before: object,
    purchase: IndicatorPurchase,
  ): Promise<void> {
    const target = { type: 'indicator_purchase', id: purchase.id };
    await this.audit.record(tx, { actorId, action, target, before, after: auditFacts(purchase), caller });
  }
}
