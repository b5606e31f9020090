import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { Idempotency } from '../../../platform/idempotency/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { Members, RegistrationHooks } from '../../auth/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import type { UidMessageDto } from '../dto/message.dto.js';
import type { ExchangeUidDto } from '../dto/user-uid.dto.js';
import { Exchange } from '../entities/exchange.entity.js';
import { UserUid } from '../entities/user-uid.entity.js';
import { VerificationRequest, type ReviewReason } from '../entities/verification-request.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { InviteeLookups, type InviteeLookup } from '../checks/invitee-lookups.service.js';
import { UidOwnership } from './uid-ownership.service.js';
import { uidRebateMails } from '../uid-rebate-mails.messages.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';
import { say } from '../uid-rebate.messages.js';
import { UidRebateSettings } from '../uid-rebate.settings.js';
import { UidCheckLimit } from '../checks/uid-check-limit.service.js';
import { decideClaim, UID_FORMAT, type Claim, type ClaimDecision } from './uid.rules.js';
import { Visitors, type Visitor } from '../checks/visitors.service.js';
import { WaitingClaims } from './waiting-claims.service.js';

/** Result of a registration. */
export interface UidRegistrationResult {
  readonly id: string;
  readonly autoVerified: boolean;
  readonly requiresApproval: boolean;
  /** L coin paid for the verification, as a decimal string; "0" for none. */
  readonly bonus: string;
  readonly message: string;
}

/** Registers UIDs: verified automatically, passed to an administrator, or only registered. */
@Injectable()
export class UidRegistration implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly settings: Settings,
    private readonly hooks: RegistrationHooks,
    private readonly affiliates: Affiliates,
    private readonly exchanges: Exchanges,
    private readonly lookups: InviteeLookups,
    private readonly ownership: UidOwnership,
    private readonly members: Members,
    private readonly visitors: Visitors,
    private readonly limit: UidCheckLimit,
    private readonly waiting: WaitingClaims,
    private readonly mails: Mails,
  ) {}

  /**
   * For a UID given at registration, a wrong exchange refuses the registration; everything else runs after the commit.
   */
  onModuleInit(): void {
    this.hooks.beforeCommit(async ({ exchangeName }) => {
      if (exchangeName) await this.exchanges.getExchange(exchangeName);
    });
    this.hooks.afterCommit(async ({ id, language }, { exchangeName, uid }, caller) => {
      if (!exchangeName || !uid || !UID_FORMAT.test(uid)) return null;
      return this.register({ id, language, caller }, { exchangeName, uid });
    });
  }

  /**
   * Registers a UID for a member. The attempt is counted first, then the exchange is asked, then the transaction starts.
   * Throws `uidRebate.unknownExchange`, `uidRebate.exchangeNotOffered`, `uidRebate.tooManyChecks…`,
   * `uidRebate.tooManyWaiting`, `uidRebate.uidAlreadyRegistered`, `uidRebate.uidHeldByAnother` and `platform.busy`.
   */
  async register(member: Actor, { exchangeName, uid }: ExchangeUidDto): Promise<UidRegistrationResult> {
    const exchange = await this.exchanges.getOffered(exchangeName, member.language);
    const visitor = this.visitors.member(member.id, member.caller.ip);
    await this.limit.countClaim(visitor, exchange.id, uid);
    if (member.key === undefined) await this.refuseTaken(this.dataSource.manager, member.id, exchange, uid);
    const lookup = await this.ask(exchange, uid, visitor);
    const body = { exchange: exchange.id, uid };
    return this.idempotency.run(member, 'registerUserUid', body, async (tx) => {
      await this.members.lockOpenMember(tx, member.id, 'for_no_key_update');
      await this.ownership.lock(tx, exchange.id, uid);
      await this.refuseTaken(tx, member.id, exchange, uid);
      return this.write(tx, member, exchange, uid, lookup);
    });
  }

  /**
   * Files a request for an unverified UID. Throws `uidRebate.tooManyChecks…`, `…tooManyWaiting`, `…uidAlreadyVerified`,
   * `…requestAlreadyPending` and `…uidHeldByAnother`.
   */
  async requestVerification(member: Actor, { exchangeName, uid }: ExchangeUidDto): Promise<UidMessageDto> {
    const exchange = await this.exchanges.getOffered(exchangeName, member.language);
    await this.limit.countClaim(this.visitors.member(member.id, member.caller.ip), exchange.id, uid);
    return this.idempotency.run(member, 'requestUidVerification', { exchange: exchange.id, uid }, async (tx) => {
      await this.members.lockOpenMember(tx, member.id, 'for_no_key_update');
      await this.ownership.lock(tx, exchange.id, uid);
      const own = await this.ownership.findOwn(tx, member.id, exchange.id, uid);
      if (own?.status === 'verified') throw UidRebateErrors.uidAlreadyVerified();
      if (own?.status === 'pending') throw UidRebateErrors.requestAlreadyPending();
      if (await this.ownership.findHolder(tx, exchange.id, uid)) throw UidRebateErrors.uidHeldByAnother();
      const now = this.clock.now();
      if (own) await tx.update(UserUid, { userId: member.id, id: own.id }, { status: 'pending', updatedAt: now });
      const uidId = own?.id ?? (await this.insertUid(tx, member.id, exchange.id, uid, 'pending'));
      await this.insertRequest(tx, member.id, uidId, exchange.id, uid, 'requested', null);
      return { message: say(member.language, 'requestReceived') };
    });
  }

  private async refuseTaken(em: EntityManager, userId: string, exchange: Exchange, uid: string): Promise<void> {
    if (await this.ownership.findOwn(em, userId, exchange.id, uid)) throw UidRebateErrors.uidAlreadyRegistered();
    if (await this.ownership.findHolder(em, exchange.id, uid)) throw UidRebateErrors.uidHeldByAnother();
  }

  /** Asks the exchange. A failure is a result here, because an administrator can decide instead. */
  private async ask(exchange: Exchange, uid: string, visitor: Visitor): Promise<InviteeLookup | 'noApi' | 'apiDown'> {
    if (!this.affiliates.of(exchange.id)) return 'noApi';
    try {
      return await this.lookups.find(exchange, uid, visitor);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'uidRebate.checkUnavailable') return 'apiDown';
      throw error;
    }
  }

  private async write(
    tx: EntityManager,
    member: Actor,
    exchange: Exchange,
    uid: string,
    lookup: InviteeLookup | 'noApi' | 'apiDown',
  ): Promise<UidRegistrationResult> {
    const { id: userId, language } = member;
    const now = this.clock.now();
    const autoVerifyLimit = await this.settings.get(UidRebateSettings.autoVerifyPerExchange, now, tx);
    const decision = decideClaim({
      now,
      affiliate: affiliateSays(lookup),
      autoVerified: await tx.countBy(UserUid, { userId, exchangeId: exchange.id, autoVerified: true }),
      autoVerifyLimit,
      autoVerificationDays: await this.settings.get(UidRebateSettings.autoVerificationDays, now, tx),
    });
    const { outcome } = decision;
    const id = await this.insertUid(tx, userId, exchange.id, uid, outcome);
    if (decision.outcome === 'verified') {
      const bonus = await this.ownership.verify(tx, await tx.findOneByOrFail(UserUid, { userId, id }));
      const message = bonus ? say(language, 'uidVerifiedWithBonus', { amount: bonus }) : say(language, 'uidVerified');
      return { id, autoVerified: true, requiresApproval: false, bonus: bonus ?? '0', message };
    }
    const plain = { id, autoVerified: false, bonus: '0' };
    if (decision.outcome === 'registered')
      return { ...plain, requiresApproval: false, message: say(language, 'uidRegistered') };
    await this.insertRequest(tx, userId, id, exchange.id, uid, decision.reason, evidenceOf(lookup));
    const messages: Partial<Record<ReviewReason, string>> = {
      apiDown: say(language, 'uidPendingApiDown', { exchange: exchange.name }),
      automaticLimit: say(language, 'uidPendingAutomaticLimit', { limit: autoVerifyLimit }),
    };
    const message = messages[decision.reason] ?? say(language, 'uidPending');
    return { ...plain, requiresApproval: true, message };
  }

  private async insertUid(
    tx: EntityManager,
    userId: string,
    exchangeId: string,
    uid: string,
    outcome: ClaimDecision['outcome'],
  ): Promise<string> {
    const now = this.clock.now();
    const status = outcome === 'registered' ? 'registered' : 'pending';
    const [row]: { id: string }[] = await tx.query(
      `INSERT INTO uid_rebate_uids (user_id, exchange_id, uid, status, auto_verified, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $6) RETURNING id`,
      [userId, exchangeId, uid, status, outcome === 'verified', now],
    );
    if (!row) throw new Error('the UID was not written');
    const about = { exchange: await this.exchanges.nameOf(tx, exchangeId), uid, at: now };
    await this.mails.enqueue(tx, { userId }, uidRebateMails.uidAdded(about));
    return row.id;
  }

  /** Throws `uidRebate.tooManyWaiting`. */
  private async insertRequest(
    tx: EntityManager,
    userId: string,
    uidId: string,
    exchangeId: string,
    uid: string,
    reviewReason: ReviewReason,
    evidence: Record<string, unknown> | null,
  ): Promise<void> {
    await this.waiting.admit(tx, userId);
    await tx.insert(VerificationRequest, {
      userId,
      uidId,
      exchangeId,
      uid,
      status: 'pending',
      reviewReason,
      evidence: evidence as object | null,
      createdAt: this.clock.now(),
    });
  }
}

function affiliateSays(lookup: InviteeLookup | 'noApi' | 'apiDown'): Claim['affiliate'] {
  if (typeof lookup === 'string') return lookup;
  if (lookup.source === 'report') return 'noApi';
  const { answer } = lookup;
  if (lookup.isContradicted) return 'inReports';
  if (!answer.registered) return answer;
  return { registered: true, joinedAt: answer.joinedAt, isFrozen: answer.frozen === true };
}

function evidenceOf(lookup: InviteeLookup | 'noApi' | 'apiDown'): Record<string, unknown> | null {
  if (typeof lookup === 'string' || lookup.source === 'report') return null;
  const { answer, fetchedAt, simulated } = lookup;
  return {
    registered: answer.registered,
    joinedAt: answer.registered ? (answer.joinedAt?.toISOString() ?? null) : null,
    frozen: answer.registered ? (answer.frozen ?? null) : null,
    fetchedAt: fetchedAt.toISOString(),
    simulated,
  };
}
