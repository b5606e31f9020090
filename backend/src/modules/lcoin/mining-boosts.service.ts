import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { DomainEvents } from '../../platform/events/index.js';
import { MemberClosed } from '../auth/index.js';
import { MiningBoost } from './entities/mining-boost.entity.js';
import type { BoostEffect, BoostWindow } from './idle-mining.rules.js';

/** The times in which mining items are switched on; the store writes them in its transactions. */
@Injectable()
export class MiningBoosts implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(MemberClosed, ({ tx, member, at }) => this.endAll(tx, member.id, at));
  }

  /**
   * An item works from `from` to `until`, unless it is ended earlier. The caller has locked the member. No moment of an
   * item counts twice: where the clock has jumped back, or the item works already, only what is new is added.
   */
  async begin(
    tx: EntityManager,
    boost: {
      userId: string;
      sourceId: string;
      name: { readonly ko: string; readonly en: string };
      effect: BoostEffect;
      from: Date;
      until: Date;
    },
  ): Promise<void> {
    const { userId, sourceId, name, effect, from, until } = boost;
    const latest = await tx.findOne(MiningBoost, { where: { userId, sourceId }, order: { endsAt: 'DESC' } });
    const startsAt = latest && latest.endsAt > from ? latest.endsAt : from;
    if (startsAt >= until) return;
    await tx.insert(MiningBoost, { userId, sourceId, name, ...effect, startsAt, endsAt: until });
  }

  /** An item works no longer from `at` on. The caller has locked the member. */
  async end(
    tx: EntityManager,
    { userId, sourceId, at }: { userId: string; sourceId: string; at: Date },
  ): Promise<void> {
    await tx.query(
      `UPDATE lcoin_mining_boosts SET ends_at = greatest(starts_at, $3)
       WHERE user_id = $1 AND source_id = $2 AND ends_at > $3`,
      [userId, sourceId, at],
    );
  }

  /** The times of a member's items that touch what lies between two instants, both included, by their beginning. */
  async windowsBetween(em: EntityManager, userId: string, from: Date, to: Date): Promise<BoostWindow[]> {
    return em.find(MiningBoost, {
      where: { userId, endsAt: MoreThan(from), startsAt: LessThanOrEqual(to) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  private async endAll(tx: EntityManager, userId: string, at: Date): Promise<void> {
    await tx.query(
      `UPDATE lcoin_mining_boosts SET ends_at = greatest(starts_at, $2) WHERE user_id = $1 AND ends_at > $2`,
      [userId, at],
    );
  }
}
