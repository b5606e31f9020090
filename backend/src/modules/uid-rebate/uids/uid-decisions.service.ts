import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Decisions, type Decision, type RequestKind } from '../../../platform/decisions/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { Idempotency } from '../../../platform/idempotency/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Members } from '../../auth/index.js';
import type { MemberUidParams } from '../dto/id.dto.js';
import { UserUid } from '../entities/user-uid.entity.js';
import { VerificationRequest } from '../entities/verification-request.entity.js';
import { rebateCreditInBoth } from '../exchanges/exchange-texts.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { UidOwnership } from './uid-ownership.service.js';
import { uidRebateMails } from '../uid-rebate-mails.messages.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';
import { inBoth, say } from '../uid-rebate.messages.js';

const REQUESTS: RequestKind<VerificationRequest> = {
  entity: VerificationRequest,
  refusals: {
    notFound: UidRebateErrors.requestNotFound,
    ownRequest: UidRebateErrors.ownRequest,
    alreadyProcessed: UidRebateErrors.requestAlreadyDecided,
  },
  defaultReason: () => inBoth('requestDefaultReason'),
  audit: { target: 'uid', prefix: 'uid-verification' },
  change: (_, { userId, exchangeId, uid, adminNote }) => ({ after: { userId, exchangeId, uid, adminNote } }),
};

/** Decides verification requests and removes UIDs. */
@Injectable()
export class UidDecisions {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly decisions: Decisions,
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
  async decide(actor: Actor, requestId: string, { action, adminNote = null }: Decision): Promise<string> {
    const body = { requestId, action, adminNote };
    return this.idempotency.run(actor, 'decideUidVerificationRequest', body, async (tx) => {
      const seen = await tx.findOneBy(VerificationRequest, { id: requestId });
      if (!seen || seen.status === 'withdrawn') throw UidRebateErrors.requestNotFound();
      const { userId, uidId: id, exchangeId, uid } = seen;
      await this.members.lockOpenMember(tx, userId);
      await this.ownership.lock(tx, exchangeId, uid);
      const request = await this.decisions.lock(tx, REQUESTS, actor, requestId);
      await this.decisions.decide(tx, REQUESTS, actor, request, body, async () => {
        const own = await tx.findOneByOrFail(UserUid, { userId, id });
        const about = await this.factsOf(tx, own);
        const reason = request.reason ?? '';
        if (action === 'approved') {
          const bonus = await this.approve(tx, own);
          const paid = bonus === null ? '' : inBoth('mailBonus', { amount: bonus });
          const credit = rebateCreditInBoth(await this.exchanges.getExchange(exchangeId, tx));
          const message = uidRebateMails.uidApproved({ ...about, ...credit, bonus: paid, note: reason });
          await this.mails.enqueue(tx, { userId }, message);
        } else {
          await tx.update(UserUid, { userId, id }, { status: 'rejected', updatedAt: this.clock.now() });
          await this.mails.enqueue(tx, { userId }, uidRebateMails.uidRejected({ ...about, reason }));
        }
      });
      return say(actor.language, action === 'approved' ? 'requestApproved' : 'requestRejected');
    });
  }

  /** Releases one of the member's own UIDs. Throws `uidRebate.uidNotFound`. */
  async removeOwn(actor: Actor, id: string): Promise<string> {
    return this.idempotency.run(actor, 'deleteUserUid', { id }, async (tx) => {
      await this.ownership.release(tx, await this.lockedUid(tx, actor.id, id), 'deleted');
      return say(actor.language, 'uidRemoved');
    });
  }

  /** Cancels a member's UID. Throws `uidRebate.uidNotFound`. */
  async cancel(actor: Actor, { userId, uidId: id }: MemberUidParams): Promise<string> {
    return this.idempotency.run(actor, 'cancelUserUid', { userId, id }, async (tx) => {
      const own = await this.lockedUid(tx, userId, id);
      await this.ownership.release(tx, own, 'cancelled');
      await this.mails.enqueue(tx, { userId }, uidRebateMails.uidCancelled(await this.factsOf(tx, own)));
      const { exchangeId, uid, status } = own;
      await this.audit.record(
        tx,
        actor,
        'uid.cancelled',
        { type: 'uid', id },
        { after: { userId, exchangeId, uid, status } },
      );
      return say(actor.language, 'uidCancelled');
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
}
