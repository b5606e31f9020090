import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, seoulMinute } from '../../platform/clock/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import { type Actor, newestPage, type Page, type PageQuery } from '../../platform/http/index.js';
import { CURRENCIES, formatAmount, Ledger, parseAmount, type TransferParams } from '../../platform/ledger/index.js';
import { Mails } from '../../platform/mail/index.js';
import { Settings } from '../../platform/settings/index.js';
import { MemberClosed, Members } from '../auth/index.js';
import { UserUids } from '../uid-rebate/index.js';
import { LuffRedemption, type RedemptionStatus } from './entities/luff-redemption.entity.js';
import type { IndicatorTerms, IndicatorTermsSource } from './indicator-terms.js';
import { luffCost } from './luff-amount.rules.js';
import type { RequestPaybackDto } from './dto/luff-redemption.dto.js';
import { wire } from './dto/luff-amount.js';
import { luffMails } from './luff-mails.messages.js';
import { LuffErrors } from './luff.errors.js';
import { LuffSettings } from './luff.settings.js';
import { PayoutTerms } from './payout-terms.service.js';
import { mailAmounts, transferNote } from './redemption-facts.js';

/** Without an idempotency key, the same amount within this time counts as a double click. */
const SECOND_CLICK_MS = 10_000;
const HELD_BECAUSE = { newPassword: LuffErrors.payoutsLocked, newUid: LuffErrors.payoutsHeldAfterNewUid } as const;

/** Fields of a request before its Luff is held. */
type RequestedFields = 'userId' | 'redemptionType' | 'usdtAmount' | 'tradingviewId' | 'userUids' | 'payoutUidId';

/** An indicator pass paid with Luff. */
export interface IndicatorRedemption {
  readonly userId: string;
  /** Price in units of 10⁻⁸. */
  readonly luffUnits: bigint;
  /** Days of access, for the history. */
  readonly days: number;
  readonly tradingviewId: string;
}

/** Requests to redeem Luff. The Luff is held in the transaction of the request. */
@Injectable()
export class LuffRedemptions implements OnModuleInit {
  private termsSource: IndicatorTermsSource = () => Promise.resolve(new Map());

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly members: Members,
    private readonly uids: UserUids,
    private readonly payoutTerms: PayoutTerms,
    private readonly events: DomainEvents,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.events.on(MemberClosed, ({ tx, member }) => this.leave(tx, member.id));
  }

  /**
   * Holds the Luff of a payback and writes the request.
   * @throws LuffErrors.belowMinimum, amountsDisagree, verifiedUidNeeded, payoutUidNotVerified, confirmedEmailNeeded,
   *   payoutsLocked, payoutsHeldAfterNewUid, requestedTwice;
   *   LedgerErrors.insufficient, frozen
   */
  async requestPayback(
    tx: EntityManager,
    { id: userId, key }: Actor,
    request: RequestPaybackDto,
  ): Promise<LuffRedemption> {
    const now = this.clock.now();
    const member = await this.members.lockOpenMember(tx, userId);
    const luffUnits = await this.checkAmounts(tx, request);
    const uids = await this.uids.verifiedUids(tx, userId);
    const payoutUid = await this.payoutTerms.payoutUidOf(tx, uids, request.uidId);
    if (!payoutUid) throw LuffErrors.verifiedUidNeeded();
    if (await this.settings.get(LuffSettings.paybackNeedsConfirmedEmail, now, tx)) {
      if (member.emailConfirmedAt === null) throw LuffErrors.confirmedEmailNeeded();
    }
    const hold = await this.payoutTerms.holdOf(tx, member);
    if (hold) throw HELD_BECAUSE[hold.reason]({ until: seoulMinute(hold.until) });
    const usdtAmount = formatAmount(parseAmount(request.usdtAmount, CURRENCIES.LUFF), CURRENCIES.LUFF);
    const redemption = await this.holdFor(
      tx,
      {
        userId,
        redemptionType: 'usdt_payback',
        usdtAmount,
        tradingviewId: null,
        userUids: uids.map(({ id, exchangeName, uid }) => ({ id, exchangeName, uid })),
        payoutUidId: payoutUid.id,
      },
      luffUnits,
      { usdt: usdtAmount },
    );
    // The hold has locked the member's account, so a concurrent equal request is committed by now.
    if (key === undefined) await this.refuseSecondClick(tx, redemption);
    await tx.insert(LuffRedemption, redemption);
    const { createdAt: at } = redemption;
    await this.mails.enqueue(tx, { userId }, luffMails.paybackRequested({ ...mailAmounts(redemption), at }));
    return redemption;
  }

  /**
   * Holds the Luff of an indicator pass and writes the request. The protections of payouts (minimum, verified UID,
   * confirmed e-mail, wait after a new password) do not apply: no money leaves, and a cancellation or rejection releases
   * the Luff.
   * @throws LedgerErrors.insufficient, frozen; auth.accountClosed
   */
  async requestIndicator(tx: EntityManager, request: IndicatorRedemption): Promise<LuffRedemption> {
    const { userId, tradingviewId, luffUnits, days } = request;
    await this.members.lockOpenMember(tx, userId);
    const redemption = await this.holdFor(
      tx,
      {
        userId,
        redemptionType: 'indicator_purchase',
        usdtAmount: null,
        tradingviewId,
        userUids: [],
        payoutUidId: null,
      },
      luffUnits,
      { days },
    );
    await tx.insert(LuffRedemption, redemption);
    return redemption;
  }

  /** Registers the source of indicator terms. Called once, when the module that sells passes starts. */
  useIndicatorTerms(source: IndicatorTermsSource): void {
    this.termsSource = source;
  }

  /** Terms of the indicator requests among these, by redemption. */
  async termsOf(
    em: EntityManager,
    redemptions: readonly Pick<LuffRedemption, 'id' | 'redemptionType'>[],
  ): Promise<ReadonlyMap<string, IndicatorTerms>> {
    const ids = redemptions.flatMap(({ id, redemptionType }) => (redemptionType === 'indicator_purchase' ? [id] : []));
    return ids.length === 0 ? new Map() : this.termsSource(em, ids);
  }

  /** One page of a member's requests, newest first. */
  async listOfMember(userId: string, page: PageQuery): Promise<Page<LuffRedemption>> {
    return newestPage(this.dataSource.manager, LuffRedemption, { userId }, page);
  }

  /** One page of all requests, newest first. */
  async list({ status, ...page }: PageQuery & { status?: RedemptionStatus }): Promise<Page<LuffRedemption>> {
    return newestPage(this.dataSource.manager, LuffRedemption, { status }, page);
  }

  /** Number of pending requests. */
  async countPending(em: EntityManager): Promise<number> {
    return em.countBy(LuffRedemption, { status: 'pending' });
  }

  /**
   * Refuses to close an account while a payback is pending or unpaid; keeps amounts of settled ones and removes their
   * texts. A pending indicator is refused by the module that sells it.
   * @throws LuffErrors.paybackPending, paybackUnpaid
   */
  private async leave(tx: EntityManager, userId: string): Promise<void> {
    const redemptions = await tx.findBy(LuffRedemption, { userId, redemptionType: 'usdt_payback' });
    if (redemptions.some(({ status }) => status === 'pending')) throw LuffErrors.paybackPending();
    if (redemptions.some(({ status, paidAt }) => status === 'approved' && paidAt === null))
      throw LuffErrors.paybackUnpaid();
    // Otherwise closing would shed the debt. The UIDs are released already: today's earnings, which another account can
    // earn again, are taken back.
    const { clawback } = await this.ledger.balance(tx, userId, 'LUFF');
    if (clawback > 0n) throw LuffErrors.luffOwed({ luff: wire(clawback) });
    await tx.update(LuffRedemption, { userId }, { adminNote: null, reason: null });
    await tx.update(LuffRedemption, { userId, redemptionType: 'indicator_purchase' }, { tradingviewId: '' });
  }

  /** Luff units that the payback costs. */
  private async checkAmounts(tx: EntityManager, { luffAmount, usdtAmount }: RequestPaybackDto): Promise<bigint> {
    const now = this.clock.now();
    const usdtUnits = parseAmount(usdtAmount, CURRENCIES.LUFF);
    const minimum = await this.settings.get(LuffSettings.minimumPaybackUsdt, now, tx);
    if (usdtUnits < parseAmount(minimum, CURRENCIES.LUFF)) throw LuffErrors.belowMinimum({ minimum });
    const required = luffCost(usdtUnits, await this.settings.get(LuffSettings.luffPerUsdt, now, tx));
    const luffUnits = parseAmount(luffAmount, CURRENCIES.LUFF);
    if (luffUnits !== required)
      throw LuffErrors.amountsDisagree({
        usdt: formatAmount(usdtUnits, CURRENCIES.LUFF),
        luff: formatAmount(luffUnits, CURRENCIES.LUFF),
        required: formatAmount(required, CURRENCIES.LUFF),
      });
    return luffUnits;
  }

  /** Holds the Luff of a request before it is inserted. */
  private async holdFor(
    tx: EntityManager,
    request: Pick<LuffRedemption, RequestedFields>,
    luffUnits: bigint,
    params: TransferParams,
  ): Promise<LuffRedemption> {
    const [fresh]: { id: string }[] = await tx.query('SELECT uuidv7() AS id');
    if (!fresh) throw new Error('the database made no id');
    const { id } = fresh;
    const hold = await this.ledger.hold(tx, {
      ownerId: request.userId,
      currency: 'LUFF',
      kind: request.redemptionType === 'usdt_payback' ? 'payback_hold' : 'indicator_hold',
      amount: luffUnits,
      at: this.clock.now(),
      ...transferNote({ ...request, id }, 'hold', params),
    });
    return tx.create(LuffRedemption, {
      ...request,
      id,
      status: 'pending',
      luffAmount: formatAmount(luffUnits, CURRENCIES.LUFF),
      expiresAt: null,
      createdAt: this.clock.now(),
      processedAt: null,
      processedBy: null,
      adminNote: null,
      reason: null,
      payoutReference: null,
      payoutKey: null,
      paidAt: null,
      paidBy: null,
      holdId: hold.transferId,
      approvalId: null,
    });
  }

  private async refuseSecondClick(tx: EntityManager, { userId, redemptionType, luffAmount }: LuffRedemption) {
    const rows: unknown[] = await tx.query(
      `SELECT 1 FROM luff_redemptions
       WHERE user_id = $1 AND redemption_type = $2 AND status = 'pending' AND luff_amount = $3 AND created_at > $4`,
      [userId, redemptionType, luffAmount, new Date(this.clock.millis() - SECOND_CLICK_MS)],
    );
    if (rows.length > 0) throw LuffErrors.requestedTwice();
  }
}
