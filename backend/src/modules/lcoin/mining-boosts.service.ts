import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { queryPrepared, type PreparedStatement } from '../../platform/database/index.js';
import { DomainEvents } from '../../platform/events/index.js';
import { MemberClosed } from '../auth/index.js';
import { MiningBoost } from './entities/mining-boost.entity.js';
import type { BoostEffect, BoostWindow } from './idle-mining.rules.js';

const WINDOWS: PreparedStatement = {
  name: 'lcoin-boost-windows',
  text: `SELECT source_id AS "sourceId", name, rate_percent AS "ratePercent", rate_multiplier AS "rateMultiplier",
           cap_multiplier AS "capMultiplier", starts_at AS "startsAt", ends_at AS "endsAt"
         FROM lcoin_mining_boosts WHERE user_id = $1 AND ends_at > $2 AND starts_at <= $3 ORDER BY starts_at, id`,
};

/** Periods in which mining items are on; written by the store in its transactions. */
@Injectable()
export class MiningBoosts implements OnModuleInit {
  constructor(private readonly events: DomainEvents) {}

  onModuleInit(): void {
    this.events.on(MemberClosed, ({ tx, member, at }) => this.endFrom(tx, at, { userId: member.id }));
  }

  /**
   * Starts a period from `from` to `until`, unless it is ended earlier. The caller has locked the member. No moment of an
   * item counts twice: if the clock has jumped back, or the item is on already, only the new part is added.
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

  /** Ends the item's periods at `at`. The caller has locked the member. */
  async end(
    tx: EntityManager,
    { userId, sourceId, at }: { userId: string; sourceId: string; at: Date },
  ): Promise<void> {
    await this.endFrom(tx, at, { userId, sourceId });
  }

  /** Periods of a member's items that overlap an interval (bounds included), by start. */
  async windowsBetween(em: EntityManager, userId: string, from: Date, to: Date): Promise<BoostWindow[]> {
    return queryPrepared<BoostWindow>(em, WINDOWS, [userId, from, to]);
  }

  /** Starts of the member's items after an instant, earliest first. */
  async beginningsSince(em: EntityManager, userId: string, since: Date): Promise<{ sourceId: string; at: Date }[]> {
    const windows = await em.find(MiningBoost, {
      select: { userId: true, id: true, sourceId: true, startsAt: true },
      // The first condition follows from the second, but lets an index be used.
      where: { userId, endsAt: MoreThan(since), startsAt: MoreThan(since) },
      order: { startsAt: 'ASC' },
    });
    return windows.map(({ sourceId, startsAt }) => ({ sourceId, at: startsAt }));
  }

  /** Periods that would start later are dropped. */
  private async endFrom(tx: EntityManager, at: Date, which: { userId: string; sourceId?: string }): Promise<void> {
    await tx.delete(MiningBoost, { ...which, startsAt: MoreThanOrEqual(at) });
    await tx.update(MiningBoost, { ...which, endsAt: MoreThan(at) }, { endsAt: at });
  }
}
