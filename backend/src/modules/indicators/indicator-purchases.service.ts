import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, In, LessThan, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock, endOfSeoulDay, seoulDay } from '../../platform/clock/index.js';
import { PlatformErrors, type Language } from '../../platform/errors/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import type { Caller, Page } from '../../platform/http/index.js';
import { CURRENCIES, Ledger, formatAmount, parseAmount } from '../../platform/ledger/index.js';
import { Mails } from '../../platform/mail/index.js';
import { Settings } from '../../platform/settings/index.js';
import { MemberClosed, Members } from '../auth/index.js';
import {
  cancelledByMember,
  defaultRejections,
  LuffRedemptions,
  OtherAccountDto,
  RedemptionDecided,
  type IndicatorTerms,
} from '../luff/index.js';
import {
  IndicatorPurchaseDto,
  type AdminIndicatorPurchaseDto,
  type DecidedIndicatorPurchaseDto,
  type AdminIndicatorPurchaseQuery,
  type IndicatorPassDto,
} from './dto/indicator-purchase.dto.js';
import { IndicatorPurchase, type PaidWith } from './entities/indicator-purchase.entity.js';
import { daysLeft, MOST_YEARS, passStatusOf, proposedExpiryDay, wrongExpiry } from './indicator-pass.rules.js';
import { viewOf, type PurchaseView } from './indicator-timeline.rules.js';
import { indicatorMails } from './indicators-mails.messages.js';
import { IndicatorErrors } from './indicators.errors.js';
import { paidText, unitNames } from './indicators.messages.js';
import { IndicatorSettings } from './indicators.settings.js';
import { otherAccountsOf } from './same-tradingview-id.queries.js';

/** Ledger scope of requests paid with L coin. */
const SCOPE = 'indicator_purchase';

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
 * Requests for the indicator pass and their decisions, and the passes. The points are held with the request and move with
 * the decision in the same transaction. Those in L coin are held and decided here; those in Luff by the redemption beside
 * the request, whose decision is followed here.
 */
@Injectable()
export class IndicatorPurchases implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly members: Members,
    private readonly redemptions: LuffRedemptions,
    private readonly events: DomainEvents,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.events.on(RedemptionDecided, (event) => this.follow(event));
    this.events.on(MemberClosed, ({ tx, member }) => this.leave(tx, member.id));
    this.redemptions.useIndicatorTerms((em, redemptionIds) => this.termsOfRedemptions(em, redemptionIds));
  }

  /**
   * Holds the price of a pass and writes the request. `price` is what the member saw: another one in force is refused.
   * @throws IndicatorErrors.alreadyPending, priceChanged; LedgerErrors.insufficient, frozen; auth.accountClosed
   */
  async request(
    tx: EntityManager,
    request: { userId: string; paidWith: PaidWith; tradingviewId: string; price?: number },
  ): Promise<PurchaseView> {
    const { userId, paidWith, tradingviewId } = request;
    // The lock serialises a member's acts: a second concurrent request sees the first.
    await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    if (await tx.existsBy(IndicatorPurchase, { userId, status: 'pending' })) throw IndicatorErrors.alreadyPending();
    const now = this.clock.now();
    const price = await this.settings.get(
      paidWith === 'LCOIN' ? IndicatorSettings.passPriceLcoin : IndicatorSettings.passPriceLuff,
      now,
      tx,
    );
    if (request.price !== undefined && request.price !== price)
      throw IndicatorErrors.priceChanged({ price, unit: unitNames[paidWith] });
    const passDays = await this.settings.get(IndicatorSettings.passDays, now, tx);
    const [fresh]: { id: string }[] = await tx.query('SELECT uuidv7() AS id');
    if (!fresh) throw new Error('the database made no id');
    const units = parseAmount(String(price), CURRENCIES[paidWith]);
    const purchase = tx.create(IndicatorPurchase, {
      userId,
      id: fresh.id,
      tradingviewId,
      paidWith,
      paidAmount: formatAmount(units, CURRENCIES[paidWith]),
      passDays,
      status: 'pending',
      createdAt: now,
      processedAt: null,
      processedBy: null,
      adminNote: null,
      reason: null,
      expiresAt: null,
      redemptionId: null,
    });
    if (paidWith === 'LCOIN') {
      const { transferId } = await this.ledger.hold(tx, {
        ownerId: userId,
        currency: 'LCOIN',
        kind: 'indicator_hold',
        amount: units,
        at: now,
        ...noteOf(purchase, 'hold'),
      });
      purchase.holdId = transferId;
    } else {
      const asked = { userId, luffUnits: units, days: passDays, tradingviewId };
      const redemption = await this.redemptions.requestIndicator(tx, asked);
      purchase.holdId = redemption.holdId;
      purchase.redemptionId = redemption.id;
    }
    await tx.insert(IndicatorPurchase, purchase);
    return viewOf(purchase, now, await this.noticeDays(tx));
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
    return viewOf(purchase, this.clock.now(), await this.noticeDays(tx));
  }

  /**
   * Spends the held L coin; the pass runs to the end of the chosen day.
   * @throws IndicatorErrors.purchaseNotFound, ownRequest, paidWithLuff, alreadyProcessed, expiryInThePast,
   *   expiryBeforeRunningEnds, expiryTooFar; LedgerErrors.frozen
   */
  async approve(tx: EntityManager, decision: PurchaseDecision & { readonly expiresAt: string }): Promise<void> {
    const purchase = await this.lockForDecision(tx, decision);
    const before = factsOf(purchase);
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
    const before = factsOf(purchase);
    const note = decision.adminNote || null;
    const reason = note === null ? defaultRejections.indicator_purchase : { ko: note, en: note };
    await this.resolve(tx, purchase, 'void', decision.actorId, note ?? undefined);
    await this.conclude(tx, purchase, this.conclusion('rejected', decision.actorId, note, reason));
    await this.record(tx, decision, 'indicator-purchase.rejected', before, purchase);
  }

  /** The member's current access and the prices of a pass. */
  async passOf(userId: string): Promise<IndicatorPassDto> {
    const em = this.dataSource.manager;
    const now = this.clock.now();
    const [expiresAt, hasPending, noticeDays, priceLcoin, priceLuff, passDays] = await Promise.all([
      lastExpiry(em, userId),
      em.existsBy(IndicatorPurchase, { userId, status: 'pending' }),
      this.noticeDays(em),
      this.settings.get(IndicatorSettings.passPriceLcoin),
      this.settings.get(IndicatorSettings.passPriceLuff),
      this.settings.get(IndicatorSettings.passDays),
    ]);
    const left = expiresAt && daysLeft(expiresAt, now);
    return {
      active: left !== null,
      status: expiresAt && passStatusOf(expiresAt, now, noticeDays),
      expiresAt: expiresAt?.toISOString() ?? null,
      daysLeft: left,
      ...{ hasPending, priceLcoin, priceLuff, passDays },
    };
  }

  /** One page of a member's requests, newest first. */
  async listOfMember(userId: string, page: { cursor?: string; limit: number }): Promise<Page<PurchaseView>> {
    const now = this.clock.now();
    const noticeDays = await this.noticeDays(this.dataSource.manager);
    const { items, nextCursor } = await this.list({ ...page, userId });
    return { items: items.map((purchase) => viewOf(purchase, now, noticeDays)), nextCursor };
  }

  /** One page of the requests paid with L coin, newest first. */
  async listForAdmin(query: AdminIndicatorPurchaseQuery, language: Language): Promise<Page<AdminIndicatorPurchaseDto>> {
    const { items, nextCursor } = await this.list({ ...query, paidWith: 'LCOIN' });
    return { items: await this.shown(this.dataSource.manager, items, language), nextCursor };
  }

  /** Number of pending requests paid with L coin. */
  async countPending(em: EntityManager): Promise<number> {
    return em.countBy(IndicatorPurchase, { status: 'pending', paidWith: 'LCOIN' });
  }

  /** One request for the admin who decided it. Throws `indicators.purchaseNotFound`. */
  async viewDecided(em: EntityManager, id: string, language: Language): Promise<DecidedIndicatorPurchaseDto> {
    const purchase = await em.findOneBy(IndicatorPurchase, { id });
    if (!purchase) throw IndicatorErrors.purchaseNotFound();
    const [shown] = await this.shown(em, [purchase], language);
    if (!shown) throw new Error(`indicator purchase ${id} has no member`);
    const { otherAccounts: _, ...decided } = shown;
    return decided;
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

  /**
   * Refuses to close an account while points are held; keeps amounts and days of decided requests and removes their
   * texts.
   * @throws IndicatorErrors.purchasePending
   */
  private async leave(tx: EntityManager, userId: string): Promise<void> {
    if (await tx.existsBy(IndicatorPurchase, { userId, status: 'pending' })) throw IndicatorErrors.purchasePending();
    await tx.update(IndicatorPurchase, { userId }, { tradingviewId: '', adminNote: null, reason: null });
  }

  private async termsOfRedemptions(
    em: EntityManager,
    redemptionIds: readonly string[],
  ): Promise<Map<string, IndicatorTerms>> {
    const purchases = await em.findBy(IndicatorPurchase, { redemptionId: In([...redemptionIds]) });
    const terms = await this.termsOf(em, purchases);
    return new Map(purchases.map((purchase) => [purchase.redemptionId ?? '', terms(purchase)]));
  }

  /** Terms shown to administrators, before and after an approval. */
  private async termsOf(
    em: EntityManager,
    purchases: readonly IndicatorPurchase[],
  ): Promise<(purchase: IndicatorPurchase) => IndicatorTerms> {
    const now = this.clock.now();
    const noticeDays = await this.noticeDays(em);
    const rows: { user_id: string; until: Date }[] = await em.query(
      `SELECT user_id, max(expires_at) AS until FROM indicators_purchases
       WHERE user_id = ANY ($1) AND expires_at > $2 GROUP BY user_id`,
      [[...new Set(purchases.map(({ userId }) => userId))], now],
    );
    const othersOf = await otherAccountsOf(
      em,
      this.members,
      purchases.map(({ id }) => id),
    );
    const running = new Map(rows.map((row) => [row.user_id, row.until]));
    return (purchase) => {
      const runningUntil = running.get(purchase.userId) ?? null;
      const proposedExpiresOn = proposedExpiryDay(now, runningUntil, purchase.passDays);
      const { passStatus, timeline } = viewOf(purchase, now, noticeDays);
      return { runningUntil, proposedExpiresOn, passStatus, timeline, others: othersOf(purchase.id) };
    };
  }

  private async checkExpiry(tx: EntityManager, userId: string, end: Date): Promise<void> {
    const runningUntil = await lastExpiry(tx, userId);
    switch (wrongExpiry(end, this.clock.now(), runningUntil)) {
      case 'past':
        throw IndicatorErrors.expiryInThePast();
      case 'beforeRunningEnds':
        throw IndicatorErrors.expiryBeforeRunningEnds({ until: runningUntil ? seoulDay(runningUntil) : '' });
      case 'tooFar':
        throw IndicatorErrors.expiryTooFar({ years: MOST_YEARS });
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
      ...noteOf(purchase, outcome),
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
    await this.audit.record(tx, { actorId, action, target, before, after: factsOf(purchase), caller });
  }

  private async list(query: {
    userId?: string;
    status?: IndicatorPurchase['status'];
    paidWith?: PaidWith;
    cursor?: string;
    limit: number;
  }): Promise<Page<IndicatorPurchase>> {
    const { userId, status, paidWith, cursor, limit } = query;
    if (cursor !== undefined && !isUUID(cursor)) throw PlatformErrors.cursorInvalid();
    const found = await this.dataSource.manager.find(IndicatorPurchase, {
      where: {
        ...(userId === undefined ? {} : { userId }),
        ...(status === undefined ? {} : { status }),
        ...(paidWith === undefined ? {} : { paidWith }),
        ...(cursor === undefined ? {} : { id: LessThan(cursor) }),
      },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  private async shown(
    em: EntityManager,
    purchases: readonly IndicatorPurchase[],
    language: Language,
  ): Promise<AdminIndicatorPurchaseDto[]> {
    const terms = await this.termsOf(em, purchases);
    const members = await this.members.membersByIds(
      em,
      purchases.map(({ userId }) => userId),
    );
    return purchases.flatMap((purchase) => {
      const member = members.get(purchase.userId);
      if (!member) return [];
      const { runningUntil, proposedExpiresOn, passStatus, timeline, others } = terms(purchase);
      return [
        {
          ...IndicatorPurchaseDto.from({ purchase, passStatus, timeline }, language),
          userId: member.id,
          userName: member.name,
          userEmail: member.email,
          runningUntil: runningUntil?.toISOString() ?? null,
          proposedExpiresOn,
          otherAccountsCount: others.count,
          otherAccounts: OtherAccountDto.allOf(others),
        },
      ];
    });
  }

  private async noticeDays(em: EntityManager): Promise<readonly number[]> {
    return this.settings.get(IndicatorSettings.expiryNoticeDays, this.clock.now(), em);
  }
}

/** End of the member's last pass; null without any. */
async function lastExpiry(em: EntityManager, userId: string): Promise<Date | null> {
  const [row]: { until: Date | null }[] = await em.query(
    'SELECT max(expires_at) AS until FROM indicators_purchases WHERE user_id = $1',
    [userId],
  );
  return row?.until ?? null;
}

/** Reference and params of a transfer of L coin. */
function noteOf({ id, passDays }: IndicatorPurchase, step: 'hold' | 'post' | 'void') {
  return { scope: SCOPE, key: `${id}:${step}`, reference: { type: SCOPE, id }, params: { days: passDays } };
}

function factsOf({ status, adminNote, paidWith, paidAmount, expiresAt, userId }: IndicatorPurchase): object {
  return { status, adminNote, paidWith, paidAmount, expiresAt, userId };
}
