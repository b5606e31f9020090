import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager, type FindOperator } from 'typeorm';
import { UserUid, type UidStatus } from '../entities/user-uid.entity.js';

/** A UID of a member, for other modules. */
export interface UserUidView {
  readonly id: string;
  readonly userId: string;
  readonly exchangeId: string;
  readonly exchangeName: string;
  readonly uid: string;
  readonly status: UidStatus;
  /** Exchange day of the verification; null before. */
  readonly verifiedOn: string | null;
  readonly createdAt: Date;
  /** Registration or verification time, whichever is later. */
  readonly addedAt: Date;
}

/** Reads the UIDs of members. */
@Injectable()
export class UserUids {
  /** The member's current UIDs, newest first. */
  async listUids(em: EntityManager, userId: string): Promise<UserUidView[]> {
    return this.query(em, userId, Not<UidStatus>('released'));
  }

  /** The member's verified UIDs, newest first. */
  async verifiedUids(em: EntityManager, userId: string): Promise<UserUidView[]> {
    return this.query(em, userId, 'verified');
  }

  /** Verified UIDs of several members, unordered. */
  async verifiedUidsOfMany(em: EntityManager, userIds: readonly string[]): Promise<UserUidView[]> {
    return this.query(em, In(userIds), 'verified');
  }

  private async query(
    em: EntityManager,
    userId: string | FindOperator<string>,
    status: UidStatus | FindOperator<UidStatus>,
  ): Promise<UserUidView[]> {
    const uids = await em.find(UserUid, { where: { userId, status }, order: { createdAt: 'DESC', id: 'DESC' } });
    const names: { id: string; name: string }[] = await em.query(`SELECT id, name FROM uid_rebate_exchanges`);
    return uids.map(
      ({ userId: holder, id, exchangeId, uid, status: uidStatus, verifiedOn, verifiedAt, createdAt }) => ({
        id,
        userId: holder,
        exchangeId,
        exchangeName: names.find((exchange) => exchange.id === exchangeId)?.name ?? exchangeId,
        uid,
        status: uidStatus,
        verifiedOn,
        createdAt,
        addedAt: verifiedAt && verifiedAt > createdAt ? verifiedAt : createdAt,
      }),
    );
  }
}
