import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { Decisions, type RequestKind } from '../../../platform/decisions/index.js';
import { type Actor, newestPage, type Page, type PageQuery } from '../../../platform/http/index.js';
import { Idempotency } from '../../../platform/idempotency/index.js';
import { Mails } from '../../../platform/mail/index.js';
import { Members } from '../../auth/index.js';
import type { DecideUidDisputeDto, OpenedUidDisputeDto } from '../dto/uid-dispute.dto.js';
import type { OpenUidDisputeDto } from '../dto/user-uid.dto.js';
import { UidDispute, type DisputeStatus } from '../entities/uid-dispute.entity.js';
import { UserUid } from '../entities/user-uid.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { UidCheckLimit } from '../checks/uid-check-limit.service.js';
import { UidOwnership } from './uid-ownership.service.js';
import { uidRebateMails } from '../uid-rebate-mails.messages.js';
import { UidRebateErrors } from '../uid-rebate.errors.js';
import { inBoth, say } from '../uid-rebate.messages.js';
import { Visitors } from '../checks/visitors.service.js';
import { WaitingClaims } from './waiting-claims.service.js';

/** Characters of a proof code, without those that are easily misread on a screen. */
const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;

const DISPUTES: RequestKind<UidDispute> = {
  entity: UidDispute,
  refusals: {
    notFound: UidRebateErrors.disputeNotFound,
    ownRequest: UidRebateErrors.ownRequest,
    alreadyProcessed: UidRebateErrors.requestAlreadyDecided,
  },
  defaultReason: () => inBoth('disputeDefaultReason'),
  audit: { target: 'uid-dispute', prefix: 'uid-dispute' },
  change: (_, { userId: claimant, holderId: holder, exchangeId, uid, adminNote, status }) => ({
    before: status === 'approved' ? { holder } : null,
    after: { claimant, exchangeId, uid, adminNote },
  }),
};

/** Claims to UIDs that another member holds. */
@Injectable()
export class UidDisputes {
  constructor(
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly decisions: Decisions,
    private readonly exchanges: Exchanges,
    private readonly ownership: UidOwnership,
    private readonly members: Members,
    private readonly mails: Mails,
    private readonly visitors: Visitors,
    private readonly limit: UidCheckLimit,
    private readonly waiting: WaitingClaims,
  ) {}

  /**
   * Opens a dispute and issues its proof code: shown beside the exchange's account page, it proves that a recording was
   * made for this claim. Throws `uidRebate.tooManyChecks…`, `…tooManyWaiting`, `…disputeNotNeeded`, `…uidAlreadyVerified`
   * and `…disputeAlreadyPending`.
   */
  async open(member: Actor, { exchangeName, uid, statement }: OpenUidDisputeDto): Promise<OpenedUidDisputeDto> {
    const exchange = await this.exchanges.getOffered(exchangeName, member.language);
    await this.limit.countClaim(this.visitors.member(member.id, member.caller.ip), exchange.id, uid);
    const body = { exchange: exchange.id, uid, statement };
    return this.idempotency.run(member, 'openUidDispute', body, async (tx) => {
      await this.members.lockOpenMember(tx, member.id, 'for_no_key_update');
      await this.ownership.lock(tx, exchange.id, uid);
      const holder = await this.ownership.findHolder(tx, exchange.id, uid);
      if (!holder) throw UidRebateErrors.disputeNotNeeded();
      if (holder.userId === member.id) throw UidRebateErrors.uidAlreadyVerified();
      const key = { userId: member.id, exchangeId: exchange.id, uid };
      if (await tx.existsBy(UidDispute, { ...key, status: 'pending' })) throw UidRebateErrors.disputeAlreadyPending();
      await this.waiting.admit(tx, member.id);
      const proofCode = newProofCode();
      const inserted = await tx.insert(UidDispute, {
        ...key,
        holderId: holder.userId,
        statement,
        proofCode,
        status: 'pending',
        createdAt: this.clock.now(),
      });
      const [row] = inserted.raw as { id: string }[];
      if (!row) throw new Error('the dispute was not written');
      const about = { exchange: exchange.name, uid, code: proofCode };
      await this.mails.enqueue(tx, { userId: member.id }, uidRebateMails.disputeOpened(about));
      return { id: row.id, proofCode, message: say(member.language, 'disputeReceived', { code: proofCode }) };
    });
  }

  /** A member's own disputes, newest first. */
  async listOwn(em: EntityManager, userId: string): Promise<UidDispute[]> {
    return em.find(UidDispute, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' }, take: 100 });
  }

  /** One page of all disputes, newest first by their time-ordered ids. */
  async list(
    em: EntityManager,
    { status, ...page }: PageQuery & { status?: DisputeStatus },
  ): Promise<Page<UidDispute>> {
    return newestPage(em, UidDispute, { status }, page);
  }

  /**
   * Decides a dispute. Approval moves the UID to the claimant with all days the other member held it, even if it was
   * released meanwhile; its bonus is not paid again. `adminNote` is the evidence or the reason. Returns the confirmation
   * for the administrator. Throws `uidRebate.disputeNotFound`, `uidRebate.ownRequest` for the claimant and the holder,
   * `uidRebate.requestAlreadyDecided`, `auth.accountClosed`, `ledger.frozen`, and `uidRebate.holderChanged` if the UID is
   * held by somebody the dispute does not name, or its former holder has closed the account.
   */
  async decide(actor: Actor, disputeId: string, { action, adminNote }: DecideUidDisputeDto): Promise<string> {
    const body = { disputeId, action, adminNote };
    return this.idempotency.run(actor, 'decideUidDispute', body, async (tx) => {
      const seen = await tx.findOneBy(UidDispute, { id: disputeId });
      if (!seen) throw UidRebateErrors.disputeNotFound();
      const { userId, holderId, exchangeId, uid } = seen;
      await this.members.lockOpenMember(tx, userId);
      await this.ownership.lock(tx, exchangeId, uid);
      const holder = await this.ownership.findHolder(tx, exchangeId, uid);
      if ([holderId, holder?.userId].includes(actor.id)) throw UidRebateErrors.ownRequest();
      const dispute = await this.decisions.lock(tx, DISPUTES, actor, disputeId);
      await this.decisions.decide(tx, DISPUTES, actor, dispute, body, async () => {
        const about = { exchange: await this.exchanges.nameOf(tx, exchangeId), uid };
        const reason = dispute.reason ?? '';
        if (action === 'approved') {
          await this.move(tx, dispute, holder);
          await this.mails.enqueue(tx, { userId }, uidRebateMails.disputeApproved({ ...about, note: reason }));
          await this.mails.enqueue(tx, { userId: holderId }, uidRebateMails.uidMoved(about));
        } else await this.mails.enqueue(tx, { userId }, uidRebateMails.disputeRejected({ ...about, reason }));
      });
      return say(actor.language, action === 'approved' ? 'disputeApproved' : 'disputeRejected');
    });
  }

  private async move(
    tx: EntityManager,
    { userId, holderId, exchangeId, uid }: UidDispute,
    holder: UserUid | null,
  ): Promise<void> {
    // A holder who releases the UID before the decision still loses its days; closed accounts have nothing left to take
    // back.
    const isOthers = holder !== null && holder.userId !== holderId && holder.userId !== userId;
    if (isOthers || (await this.members.closedAmong(tx, [holderId])).size > 0) throw UidRebateErrors.holderChanged();
    const now = this.clock.now();
    let own = await this.ownership.findOwn(tx, userId, exchangeId, uid);
    if (!own) {
      await tx.insert(UserUid, { userId, exchangeId, uid, status: 'pending', createdAt: now, updatedAt: now });
      own = await this.ownership.findOwn(tx, userId, exchangeId, uid);
    }
    if (!own) throw new Error('the UID was not written');
    await this.ownership.move(tx, holderId, holder, own);
    // Checked again under the lock of the former holder's rows: the account may have been closed in between.
    if ((await this.members.closedAmong(tx, [holderId])).size > 0) throw UidRebateErrors.holderChanged();
    await tx.query(
      `UPDATE uid_rebate_verification_requests SET status = 'withdrawn', processed_at = $3
       WHERE user_id = $1 AND uid_id = $2 AND status = 'pending'`,
      [userId, own.id, now],
    );
  }
}

function newProofCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS.charAt(randomInt(CODE_SIGNS.length))).join('');
}
