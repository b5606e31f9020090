import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { DomainEvents } from '../../../platform/events/index.js';
import { MemberClosed } from '../../auth/index.js';
import { UidDispute } from '../entities/uid-dispute.entity.js';
import { UserUid } from '../entities/user-uid.entity.js';
import { VerificationRequest } from '../entities/verification-request.entity.js';
import { HELD, isOfDeparted } from '../reports/rebate.queries.js';
import { UidOwnership } from './uid-ownership.service.js';

/** Releases the UIDs of a member who closes the account and removes texts about them. */
@Injectable()
export class DepartedMembers implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly ownership: UidOwnership,
  ) {}

  onModuleInit(): void {
    this.events.on(MemberClosed, async ({ tx, member }) => {
      await this.releaseUids(tx, member.id);
      await this.endClaims(tx, member.id);
      await forgetFileRows(tx, member.id);
    });
  }

  /** Anybody may register them again. A bonus already paid for a UID is not paid again. */
  private async releaseUids(tx: EntityManager, userId: string): Promise<void> {
    const own = { userId, status: Not('released' as const) };
    const seen = await tx.find(UserUid, { where: own, order: { exchangeId: 'ASC', uid: 'ASC' } });
    for (const { exchangeId, uid } of seen) await this.ownership.lock(tx, exchangeId, uid);
    // Waits for running report deliveries about any UID the member has ever had, or makes them wait (`ReportWriter`).
    await tx.query(`SELECT 1 FROM uid_rebate_uids WHERE user_id = $1 ORDER BY exchange_id, uid, id FOR UPDATE`, [
      userId,
    ]);
    for (const uid of await tx.find(UserUid, { where: own, order: { exchangeId: 'ASC', uid: 'ASC' } }))
      await this.ownership.release(tx, uid, 'closed');
    await tx.update(UserUid, { userId }, { releaseReason: 'closed' });
  }

  /** Pending claims are deleted; decided ones keep only their outcome. */
  private async endClaims(tx: EntityManager, userId: string): Promise<void> {
    await tx.update(VerificationRequest, { userId }, { adminNote: null, reason: null, evidence: null });
    await tx.delete(UidDispute, { userId, status: 'pending' });
    await tx.update(UidDispute, { userId }, { statement: '', adminNote: null, reason: null });
  }
}

/**
 * Files can contain other columns, such as a nickname, and rows keep them as read. The amounts of the member's UIDs stay
 * because Luff was paid for them; everything else is removed from the rows and their history, except for days of another
 * holder. `ReportWriter` omits it from later rows.
 */
async function forgetFileRows(tx: EntityManager, userId: string): Promise<void> {
  const ofMember = `h.user_id = $1 AND ${HELD} AND h.exchange_id = r.exchange_id AND h.uid = r.uid AND ${isOfDeparted('r')}`;
  await tx.query(`UPDATE uid_rebate_report_rows r SET raw = 'null' FROM uid_rebate_uids h WHERE ${ofMember}`, [userId]);
  await tx.query(
    `UPDATE uid_rebate_report_changes r SET before = jsonb_set(r.before, '{raw}', 'null') FROM uid_rebate_uids h
     WHERE jsonb_typeof(r.before -> 'raw') <> 'null' AND ${ofMember}`,
    [userId],
  );
}
