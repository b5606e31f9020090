import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, endOfSeoulDay, seoulDay } from '../../platform/clock/index.js';
import { Decisions, type Decision, type RequestKind } from '../../platform/decisions/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Mails } from '../../platform/mail/index.js';
import { Settings } from '../../platform/settings/index.js';
import { defaultRejections, RedemptionDecided, RedemptionDecisions } from '../luff/index.js';
import type { ApproveIndicatorPurchaseDto } from './dto/indicator-purchase.dto.js';
import { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
import { MAX_YEARS, wrongExpiry } from './indicator-pass.rules.js';
import { viewOf, type PurchaseView } from './indicator-timeline.rules.js';
import { indicatorMails } from './indicators-mails.messages.js';
import { IndicatorErrors } from './indicators.errors.js';
import { paidText } from './indicators.messages.js';
import { IndicatorSettings } from './indicators.settings.js';
import { auditFacts, lastExpiry, transferNote } from './purchase-facts.js';

const PURCHASES: RequestKind<IndicatorPurchase> = {
  entity: IndicatorPurchase,
  refusals: {
    notFound: IndicatorErrors.purchaseNotFound,
    ownRequest: IndicatorErrors.ownRequest,
    alreadyProcessed: IndicatorErrors.alreadyProcessed,
  },
  defaultReason: () => defaultRejections.indicator_purchase,
  audit: { target: 'indicator_purchase', prefix: 'indicator-purchase' },
  change: (was, is) => ({ before: auditFacts(was), after: auditFacts(is) }),
};

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
    private readonly decisions: Decisions,
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
  async approve(
    tx: EntityManager,
    actor: Actor,
    id: string,
    { expiresAt, adminNote }: ApproveIndicatorPurchaseDto,
  ): Promise<void> {
    await this.decide(tx, actor, id, { action: 'approved', adminNote }, async (purchase) => {
      await this.setExpiry(tx, purchase, endOfSeoulDay(expiresAt));
      await this.resolve(tx, purchase, 'post');
    });
  }

  /**
   * Releases the held L coin. Without a note a default reason is stored.
   * @throws IndicatorErrors.purchaseNotFound, ownRequest, paidWithLuff, alreadyProcessed; LedgerErrors.frozen
   */
  async reject(tx: EntityManager, actor: Actor, id: string, adminNote?: string): Promise<void> {
    const decision = { action: 'rejected', adminNote } as const;
    await this.decide(tx, actor, id, decision, (purchase) => this.resolve(tx, purchase, 'void'));
  }

  /**
   * Cancels the member's own pending request, however it is paid.
   * @throws IndicatorErrors.purchaseNotFound, alreadyProcessed; luff.alreadyProcessed; LedgerErrors.frozen
   */
  async cancel(tx: EntityManager, userId: string, id: string): Promise<PurchaseView> {
    const own = await tx.findOneBy(IndicatorPurchase, { userId, id });
    if (!own) throw IndicatorErrors.purchaseNotFound();
    if (own.redemptionId !== null) await this.redemptions.cancel(tx, userId, own.redemptionId);
    else await this.decisions.cancel(tx, PURCHASES, own, (purchase) => this.resolve(tx, purchase, 'void'));
    const purchase = await tx.findOneByOrFail(IndicatorPurchase, { userId, id });
    const now = this.clock.now();
    return viewOf(purchase, now, await this.settings.get(IndicatorSettings.expiryNoticeDays, now, tx));
  }

  /** Decides a request that is paid with L coin. */
  private async decide(
    tx: EntityManager,
    actor: Actor,
    id: string,
    decision: Decision,
    act: (purchase: IndicatorPurchase) => Promise<void>,
  ): Promise<void> {
    const purchase = await this.decisions.lock(tx, PURCHASES, actor, id);
    if (purchase.paidWith !== 'LCOIN') throw IndicatorErrors.paidWithLuff();
    await this.decisions.decide(tx, PURCHASES, actor, purchase, decision, async () => {
      await act(purchase);
      await this.tell(tx, purchase);
    });
  }

  /** Applies the decision on a redemption to its request. */
  private async follow({ tx, redemption, decision }: RedemptionDecided): Promise<void> {
    const { id: redemptionId, redemptionType, processedBy, adminNote, reason, expiresAt } = redemption;
    if (redemptionType !== 'indicator_purchase') return;
    const lock = { mode: 'pessimistic_write' } as const;
    const purchase = await tx.findOne(IndicatorPurchase, { where: { redemptionId }, lock });
    if (!purchase) throw new Error(`redemption ${redemptionId} has no indicator purchase`);
    const status = decision === 'approved' ? 'approved' : 'rejected';
    this.decisions.conclude(PURCHASES, purchase, { status, processedBy, adminNote, reason });
    if (expiresAt) await this.setExpiry(tx, purchase, expiresAt);
    await tx.save(IndicatorPurchase, purchase);
    if (decision !== 'cancelled') await this.tell(tx, purchase);
  }

  private async setExpiry(tx: EntityManager, purchase: IndicatorPurchase, end: Date): Promise<void> {
    const runningUntil = await lastExpiry(tx, purchase.userId);
    switch (wrongExpiry(end, this.clock.now(), runningUntil)) {
      case 'past':
        throw IndicatorErrors.expiryInThePast();
      case 'beforeRunningEnds':
        throw IndicatorErrors.expiryBeforeRunningEnds({ until: runningUntil ? seoulDay(runningUntil) : '' });
      case 'tooFar':
        throw IndicatorErrors.expiryTooFar({ years: MAX_YEARS });
      case null:
        purchase.expiresAt = end;
    }
  }

  /** Spends or releases the held L coin, by whoever has processed the request. */
  private async resolve(tx: EntityManager, purchase: IndicatorPurchase, outcome: 'post' | 'void'): Promise<void> {
    const { userId: ownerId, holdId, processedBy, adminNote } = purchase;
    await this.ledger.resolve(tx, {
      ...{ ownerId, holdId, outcome, currency: 'LCOIN', at: this.clock.now() },
      actorId: processedBy ?? ownerId,
      ...(outcome === 'void' && adminNote !== null ? { reason: adminNote } : {}),
      ...transferNote(purchase, outcome),
    });
  }

  private async tell(tx: EntityManager, purchase: IndicatorPurchase): Promise<void> {
    const { userId, tradingviewId, expiresAt } = purchase;
    const facts = { tradingviewId, paid: paidText(purchase) };
    const words = purchase.reason ?? '';
    const message = expiresAt
      ? indicatorMails.passApproved({ ...facts, expiresAt, note: words })
      : indicatorMails.purchaseRejected({ ...facts, reason: words });
    await this.mails.enqueue(tx, { userId }, message);
  }
}
