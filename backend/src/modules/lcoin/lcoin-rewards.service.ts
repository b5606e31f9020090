import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainEvents } from '../../platform/events/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Settings } from '../../platform/settings/index.js';
import { MemberRegistered } from '../auth/index.js';
import { LcoinSettings } from './lcoin.settings.js';

/** A UID that has just been verified for a member. */
export interface VerifiedUid {
  readonly userId: string;
  readonly exchangeId: string;
  /** Name of the exchange as members know it; its id when missing. */
  readonly exchangeName?: string;
  readonly uid: string;
  readonly at: Date;
}

/** Pays L coin for what members do. */
@Injectable()
export class LcoinRewards implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly ledger: Ledger,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on(MemberRegistered, (event) => this.welcome(event));
  }

  /**
   * Pays the bonus for a verified UID, once per (exchange, UID) in its lifetime, whoever holds it. Answers whether it was
   * paid now, and how much (whole L coin, "0" when not).
   */
  async payUidVerificationBonus(
    tx: EntityManager,
    { userId, exchangeId, exchangeName, uid, at }: VerifiedUid,
  ): Promise<{ paid: boolean; amount: string }> {
    const amount = BigInt(await this.settings.get(LcoinSettings.uidVerificationBonus, at, tx));
    if (amount === 0n) return { paid: false, amount: '0' };
    // The row, not the ledger's key, makes it once: keys of the ledger are per member, and a UID may change hands.
    const claimed: unknown[] = await tx.query(
      `INSERT INTO lcoin_uid_bonuses (exchange_id, uid, user_id, paid_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING uid`,
      [exchangeId, uid, userId, at],
    );
    if (claimed.length === 0) return { paid: false, amount: '0' };
    await this.ledger.post(tx, {
      ownerId: userId,
      currency: 'LCOIN',
      kind: 'uid_verification_bonus',
      amount,
      scope: 'uid_verification_bonus',
      key: `${exchangeId}/${uid}`,
      at,
      reference: { type: 'exchange_uid', id: `${exchangeId}/${uid}` },
      params: { exchangeName: exchangeName ?? exchangeId, uid },
    });
    return { paid: true, amount: amount.toString() };
  }

  /** Part of the registration's transaction: no member is without accounts. */
  private async welcome(event: MemberRegistered): Promise<void> {
    const { tx, member, at } = event;
    await this.ledger.openAccounts(tx, member.id, at);
    // Whoever leaves and comes back is welcome, not paid for coming twice; and administrators do not come to be paid.
    if (event.isReturning || member.isAdmin) return;
    const amount = BigInt(await this.settings.get(LcoinSettings.signupBonus, at, tx));
    if (amount === 0n) return;
    await this.ledger.post(tx, {
      ownerId: member.id,
      currency: 'LCOIN',
      kind: 'signup_bonus',
      amount,
      scope: 'signup_bonus',
      key: member.id,
      at,
    });
    event.signupBonus = amount.toString();
  }
}
