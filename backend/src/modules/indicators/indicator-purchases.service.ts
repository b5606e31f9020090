import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import { newestPage, type Page, type PageQuery } from '../../platform/http/index.js';
import { CURRENCIES, Ledger, formatAmount, parseAmount } from '../../platform/ledger/index.js';
import { Settings } from '../../platform/settings/index.js';
import { MemberClosed, Members } from '../auth/index.js';
import { LuffRedemptions, OtherAccountDto, type IndicatorTerms } from '../luff/index.js';
import {
  IndicatorPurchaseDto,
  type AdminIndicatorPurchaseDto,
  type DecidedIndicatorPurchaseDto,
  type AdminIndicatorPurchaseQuery,
  type IndicatorPassDto,
} from './dto/indicator-purchase.dto.js';
import { IndicatorPurchase, type PaidWith } from './entities/indicator-purchase.entity.js';
import { daysLeft, passStatusOf, proposedExpiryDay } from './indicator-pass.rules.js';
import { viewOf, type PurchaseView } from './indicator-timeline.rules.js';
import { IndicatorErrors } from './indicators.errors.js';
import { unitNames } from './indicators.messages.js';
import { IndicatorSettings } from './indicators.settings.js';
import { lastExpiry, transferNote } from './purchase-facts.js';
import { otherAccountsOf } from './same-tradingview-id.queries.js';

/**
 * Requests for the indicator pass, and the passes. The points are held in the transaction of the request: L coin here, Luff
 * by the redemption that belongs to the request.
 */
@Injectable()
export class IndicatorPurchases implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly members: Members,
    private readonly redemptions: LuffRedemptions,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
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
        ...transferNote(purchase, 'hold'),
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
  async listOfMember(userId: string, query: PageQuery): Promise<Page<PurchaseView>> {
    const now = this.clock.now();
    const noticeDays = await this.noticeDays(this.dataSource.manager);
    const page = await newestPage(this.dataSource.manager, IndicatorPurchase, { userId }, query);
    return { ...page, items: page.items.map((purchase) => viewOf(purchase, now, noticeDays)) };
  }

  /** One page of the requests paid with L coin, newest first. */
  async listForAdmin(query: AdminIndicatorPurchaseQuery, language: Language): Promise<Page<AdminIndicatorPurchaseDto>> {
    const em = this.dataSource.manager;
    const page = await newestPage(em, IndicatorPurchase, { status: query.status, paidWith: 'LCOIN' }, query);
    return { ...page, items: await this.shown(em, page.items, language) };
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
