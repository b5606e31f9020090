import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { DomainEvents } from '../../../platform/events/index.js';
import { LcoinRewards } from '../../lcoin/index.js';
import { Exchange } from '../entities/exchange.entity.js';
import { UserUid, type ReleaseReason } from '../entities/user-uid.entity.js';
import { VerificationRequest } from '../entities/verification-request.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { HELD, HOLDER } from '../reports/rebate.queries.js';
import { exchangeDay } from '../reports/report-days.js';
import { UidMoved, UidReleased, UidVerified } from '../uid-rebate.events.js';

/** Assigns and releases UIDs. Everything runs in the caller's transaction, under the lock of the UID. */
@Injectable()
export class UidOwnership {
  constructor(
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly exchanges: Exchanges,
    private readonly rewards: LcoinRewards,
  ) {}

  /**
   * Serialises transactions that decide about the same UID. Lock order: the member for whom something starts
   * (`Members.lockOpenMember`; closing an account), the UID, the ledger accounts.
   */
  async lock(tx: EntityManager, exchangeId: string, uid: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`uid ${exchangeId} ${uid}`]);
  }

  /** The member's current entry of this UID. */
  async findOwn(em: EntityManager, userId: string, exchangeId: string, uid: string): Promise<UserUid | null> {
    return em.findOneBy(UserUid, { userId, exchangeId, uid, status: Not('released') });
  }

  /** The current holder of the UID. */
  async findHolder(em: EntityManager, exchangeId: string, uid: string): Promise<UserUid | null> {
    return em.findOneBy(UserUid, { exchangeId, uid, status: 'verified' });
  }

  /**
   * Verifies the UID for its member from this exchange day on, pays the bonus unless the UID has already earned it, and
   * emits `UidVerified`. Returns the L coin paid, or null.
   */
  async verify(tx: EntityManager, own: UserUid): Promise<string | null> {
    const { verifiedOn, bonus } = await this.makeVerified(tx, own);
    await this.events.emit(new UidVerified(tx, own.userId, own.exchangeId, own.uid, verifiedOn));
    return bonus;
  }

  /** Releases the UID from its member and withdraws a pending request. Its past days stay the member's. */
  async release(tx: EntityManager, own: UserUid, releaseReason: ReleaseReason): Promise<void> {
    const { userId, exchangeId, uid, status } = own;
    const releasedOn = await this.makeReleased(tx, own, releaseReason);
    if (status === 'verified') await this.events.emit(new UidReleased(tx, userId, exchangeId, uid, releasedOn));
  }

  /**
   * Assigns the UID to a new holder with all days `fromId` held it, because whoever proves ownership has always been the
   * trader. Releases it from its current holder, if that is another member, and emits `UidMoved`.
   */
  async move(tx: EntityManager, fromId: string, holder: UserUid | null, own: UserUid): Promise<void> {
    const { userId: toId, exchangeId, uid } = own;
    if (holder && holder.userId !== toId) await this.makeReleased(tx, holder, 'moved');
    await tx.query(
      `UPDATE uid_rebate_uids h SET moved_to = nullif($4::uuid, h.user_id), updated_at = $5
       WHERE h.exchange_id = $1 AND h.uid = $2 AND h.status = 'released' AND ${HELD} AND ${HOLDER} = $3`,
      [exchangeId, uid, fromId, toId, this.clock.now()],
    );
    if (holder?.userId !== toId) await this.makeVerified(tx, own);
    await this.events.emit(new UidMoved(tx, fromId, toId, exchangeId, uid));
  }

  private async makeVerified(tx: EntityManager, own: UserUid): Promise<{ verifiedOn: string; bonus: string | null }> {
    const now = this.clock.now();
    const { userId, exchangeId, uid } = own;
    const exchange = await tx.findOneByOrFail(Exchange, { id: exchangeId });
    const verifiedOn = exchangeDay(now, this.exchanges.offsetOf(exchange));
    const [earlier]: { until: string | null }[] = await tx.query(
      `SELECT max(released_on)::text AS until FROM uid_rebate_uids WHERE exchange_id = $1 AND uid = $2`,
      [exchangeId, uid],
    );
    await tx.update(
      UserUid,
      { userId, id: own.id },
      { status: 'verified', verifiedAt: now, verifiedOn, countedFromOn: earlier?.until ?? null, updatedAt: now },
    );
    const bonus = await this.rewards.payUidVerificationBonus(tx, {
      userId,
      exchangeId,
      exchangeName: exchange.name,
      uid,
      at: now,
    });
    return { verifiedOn, bonus: bonus.paid ? bonus.amount : null };
  }

  /** Returns the first exchange day that is no longer the member's. Moved days keep what they showed. */
  private async makeReleased(tx: EntityManager, own: UserUid, releaseReason: ReleaseReason): Promise<string> {
    const now = this.clock.now();
    const { userId, exchangeId, id } = own;
    const exchange = await tx.findOneByOrFail(Exchange, { id: exchangeId });
    const wasVerified = own.status === 'verified';
    const releasedOn = exchangeDay(now, this.exchanges.offsetOf(exchange));
    await tx.update(
      UserUid,
      { userId, id },
      {
        status: 'released',
        releasedAt: now,
        releaseReason,
        updatedAt: now,
        ...(wasVerified ? { releasedOn } : {}),
        ...(wasVerified && releaseReason !== 'moved' ? { countedFromOn: own.verifiedOn } : {}),
      },
    );
    await tx.update(
      VerificationRequest,
      { userId, uidId: id, status: 'pending' },
      { status: 'withdrawn', processedAt: now },
    );
    return releasedOn;
  }
}
