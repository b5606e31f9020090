import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Caller, SessionUser } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Mails } from '../../platform/mail/index.js';
import { Members } from '../auth/index.js';
import { UserUid } from './entities/user-uid.entity.js';
import { VerificationRequest } from './entities/verification-request.entity.js';
import { rebateCreditInBoth } from './exchange-texts.js';
import { Exchanges } from './exchanges.service.js';
import { UidOwnership } from './uid-ownership.service.js';
import { uidRebateMails } from './uid-rebate-mails.messages.js';
import { UidRebateErrors } from './uid-rebate.errors.js';
import { inBoth, say } from './uid-rebate.messages.js';

/** An administrator and their request. */
export interface AdminAct {
  readonly admin: SessionUser;
  readonly caller: Caller;
}

/** Decides verification requests and removes UIDs. A request is decided once; the first decision wins. */
@Injectable()
export class UidDecisions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly ownership: UidOwnership,
    private readonly exchanges: Exchanges,
    private readonly members: Members,
    private readonly mails: Mails,
  ) {}

  /**
   * Approves or rejects a request; approval verifies the UID and pays its bonus. Returns the confirmation for the
   * administrator. Throws `uidRebate.requestNotFound`, `uidRebate.ownRequest`, `uidRebate.requestAlreadyDecided`,
   * `uidRebate.uidHeldMeanwhile` and `auth.accountClosed`.
   */
  async decide(
    act: AdminAct,
    requestId: string,
    action: 'approved' | 'rejected',
    adminNote: string | null,
    idempotencyKey?: string,
  ): Promise<string> {
    const body = { requestId, action, adminNote };
    const intent = { userId: act.admin.id, operation: 'decideUidVerificationRequest', key: idempotencyKey, body };
    return this.idempotency.run(intent, async (tx) => {
      const request = await tx.findOneBy(VerificationRequest, { id: requestId });
      if (!request || request.status === 'withdrawn') throw UidRebateErrors.requestNotFound();
      if (request.userId === act.admin.id) throw UidRebateErrors.ownRequest();
      const { userId, uidId: id, exchangeId, uid } = request;
      await this.members.lockOpenMember(tx, userId);
      await this.ownership.lock(tx, exchangeId, uid);
      const decided = await tx.update(
        VerificationRequest,
        { userId, id: requestId, status: 'pending' },
        { status: action, adminNote, decidedBy: act.admin.id, decidedAt: this.clock.now() },
      );
      if (decided.affected !== 1) throw UidRebateErrors.requestAlreadyDecided();
      const own = await tx.findOneByOrFail(UserUid, { userId, id });
      const about = await this.factsOf(tx, own);
      if (action === 'approved') {
        const bonus = await this.approve(tx, own);
        const paid = bonus === null ? '' : inBoth('mailBonus', { amount: bonus });
        const credit = rebateCreditInBoth(await this.exchanges.getExchange(exchangeId, tx));
        const message = uidRebateMails.uidApproved({ ...about, ...credit, bonus: paid, note: adminNote ?? '' });
        await this.mails.enqueue(tx, { userId }, message);
      } else {
        await tx.update(UserUid, { userId, id }, { status: 'rejected', updatedAt: this.clock.now() });
        const reason = adminNote ?? inBoth('requestDefaultReason');
        await this.mails.enqueue(tx, { userId }, uidRebateMails.uidRejected({ ...about, reason }));
      }
      await this.record(tx, act, `uid-verification.${action}`, requestId, { userId, exchangeId, uid, adminNote });
      return say(act.admin.language, action === 'approved' ? 'requestApproved' : 'requestRejected');
    });
  }

  /** Releases one of the member's own UIDs. Throws `uidRebate.uidNotFound`. */
  async removeOwn(userId: string, id: string): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      await this.ownership.release(tx, await this.lockedUid(tx, userId, id), 'deleted');
    });
  }

  /** Cancels a member's UID. Throws `uidRebate.uidNotFound`. */
  async cancel(act: AdminAct, userId: string, id: string): Promise<void> {
    await runInTransaction(this.dataSource, async (tx) => {
      const own = await this.lockedUid(tx, userId, id);
      await this.ownership.release(tx, own, 'cancelled');
      await this.mails.enqueue(tx, { userId }, uidRebateMails.uidCancelled(await this.factsOf(tx, own)));
      const { exchangeId, uid, status } = own;
      await this.record(tx, act, 'uid.cancelled', id, { userId, exchangeId, uid, status });
    });
  }

  /** Returns the L coin paid, or null. */
  private async approve(tx: EntityManager, own: UserUid): Promise<string | null> {
    const holder = await this.ownership.findHolder(tx, own.exchangeId, own.uid);
    if (holder) throw UidRebateErrors.uidHeldMeanwhile();
    return this.ownership.verify(tx, own);
  }

  private async factsOf(tx: EntityManager, { exchangeId, uid }: UserUid): Promise<{ exchange: string; uid: string }> {
    return { exchange: await this.exchanges.nameOf(tx, exchangeId), uid };
  }

  /** Locks the UID, waiting for concurrent decisions about it. */
  private async lockedUid(tx: EntityManager, userId: string, id: string): Promise<UserUid> {
    const seen = await tx.findOneBy(UserUid, { userId, id });
    if (!seen) throw UidRebateErrors.uidNotFound();
    await this.ownership.lock(tx, seen.exchangeId, seen.uid);
    const own = await tx.findOneBy(UserUid, { userId, id });
    if (!own || own.status === 'released') throw UidRebateErrors.uidNotFound();
    return own;
  }

  private async record(
    tx: EntityManager,
    { admin, caller }: AdminAct,
    action: string,
    id: string,
    after: Record<string, unknown>,
  ): Promise<void> {
    await this.audit.record(tx, { actorId: admin.id, action, target: { type: 'uid', id }, after, caller });
  }
}
