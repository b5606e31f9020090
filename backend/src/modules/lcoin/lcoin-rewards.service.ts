import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainEvents } from '../../platform/events/index.js';
import { Ledger } from '../../platform/ledger/index.js';
import { Settings } from '../../platform/settings/index.js';
import { MemberRegistered } from '../auth/index.js';
import { RewardSettings } from './lcoin-rewards.settings.js';

/** A newly verified UID of a member. */
export interface VerifiedUid {
  readonly userId: string;
  readonly exchangeId: string;
  /** Display name of the exchange; its id if missing. */
  readonly exchangeName?: string;
  readonly uid: string;
  readonly at: Date;
}

/** Pays L coin rewards. */
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
   * Pays the bonus for a verified UID, once per (exchange, UID) ever, whoever holds it. Returns whether it was paid now
   * and the amount (whole L coin, "0" if not).
   */
  async payUidVerificationBonus(
    tx: EntityManager,
    { userId, exchangeId, exchangeName, uid, at }: VerifiedUid,
  ): Promise<{ paid: boolean; amount: string }> {
    const amount = BigInt(await this.settings.get(RewardSettings.uidVerificationBonus, at, tx));
    if (amount === 0n) return { paid: false, amount: '0' };
    // The row makes it unique, not the ledger key: ledger keys are per member, and a UID may change its holder.
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

  /** Part of the registration's transaction: no member exists without accounts. */
  private async welcome(event: MemberRegistered): Promise<void> {
    const { tx, member, at } = event;
    await this.ledger.openAccounts(tx, member.id, at);
    // No signup bonus for returning members and administrators.
    if (event.isReturning || member.isAdmin) return;
    const amount = BigInt(await this.settings.get(RewardSettings.signupBonus, at, tx));
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
