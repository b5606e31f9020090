import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/index.js';
import { queryPrepared, type PreparedStatement } from '../../platform/database/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import { COUPON_LENGTH, COUPON_SIGNS, couponCode } from './coupon-code.rules.js';
import { ChartCouponDto, type CouponsIssuedDto } from './dto/chart-coupon.dto.js';
import { ChartCoupon } from './entities/chart-coupon.entity.js';
import { StoreErrors } from './store.errors.js';
import { say } from './store.messages.js';
import { StoreSettings } from './store.settings.js';

/** Without an idempotency key, the same number of coupons within this time counts as a double click. */
const SECOND_CLICK_MS = 10_000;
/** Maximum used coupons in the list; the member's download has all. */
const USED_SHOWN = 100;

const ADD: PreparedStatement = {
  name: 'store-coupon',
  text: `INSERT INTO store_chart_coupons (user_id, id, code, order_id, issued_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (code) DO NOTHING RETURNING id`,
};

/** A coupon before its code is assigned. */
export type NewCoupon = Pick<ChartCoupon, 'userId' | 'id' | 'orderId' | 'issuedBy' | 'createdAt'>;

/** Coupons for chart analyses. */
@Injectable()
export class ChartCoupons {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly members: Members,
  ) {}

  /** Inserts a coupon with a unique code. */
  async add(tx: EntityManager, { userId, id, orderId, issuedBy, createdAt }: NewCoupon): Promise<ChartCoupon> {
    for (;;) {
      const code = couponCode(Array.from({ length: COUPON_LENGTH }, () => randomInt(COUPON_SIGNS)));
      const added = await queryPrepared(tx, ADD, [userId, id, code, orderId, issuedBy, createdAt]);
      if (added.length > 0) return { userId, id, code, orderId, issuedBy, usedFor: null, usedAt: null, createdAt };
    }
  }

  /** A member's coupons: unused ones, then the last 100 used, each newest first. */
  async list(userId: string): Promise<ChartCouponDto[]> {
    const em = this.dataSource.manager;
    const unused = await em.find(ChartCoupon, { where: { userId, usedFor: IsNull() }, order: { id: 'DESC' } });
    const used = await em.find(ChartCoupon, {
      where: { userId, usedFor: Not(IsNull()) },
      order: { id: 'DESC' },
      take: USED_SHOWN,
    });
    return [...unused, ...used].map((coupon) => ChartCouponDto.from(coupon));
  }

  /**
   * Reserves an unused coupon of the member for an analysis, until it is consumed or released. Throws
   * `store.couponNotUsable`.
   */
  async reserve(tx: EntityManager, userId: string, code: string, analysisId: string): Promise<void> {
    const { affected } = await tx.update(ChartCoupon, { userId, code, usedFor: IsNull() }, { usedFor: analysisId });
    if (affected !== 1) throw StoreErrors.couponNotUsable();
  }

  /** Consumes the coupon that is reserved for the analysis. */
  async consume(tx: EntityManager, userId: string, analysisId: string, at: Date): Promise<void> {
    await tx.update(ChartCoupon, { userId, usedFor: analysisId, usedAt: IsNull() }, { usedAt: at });
  }

  /** Gives the coupon back that is reserved for the analysis. */
  async release(tx: EntityManager, userId: string, analysisId: string): Promise<void> {
    await tx.update(ChartCoupon, { userId, usedFor: analysisId, usedAt: IsNull() }, { usedFor: null });
  }

  /**
   * Issues coupons, at least one, to a member.
   * @throws StoreErrors.ownCoupons, tooManyCoupons, issuedTwice; AuthErrors.memberNotFound, accountClosed
   */
  async issue(tx: EntityManager, actor: Actor, userId: string, count: number): Promise<CouponsIssuedDto> {
    if (userId === actor.id) throw StoreErrors.ownCoupons();
    await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    const now = this.clock.now();
    const most = await this.settings.get(StoreSettings.mostCouponsAtOnce, now, tx);
    if (count > most) throw StoreErrors.tooManyCoupons({ most });
    if (actor.key === undefined) await this.refuseSecondClick(tx, { userId, actorId: actor.id, count }, now);
    const ids: { id: string }[] = await tx.query(`SELECT uuidv7() AS id FROM generate_series(1, $1::integer)`, [count]);
    const coupons: ChartCoupon[] = [];
    for (const { id } of ids)
      coupons.push(await this.add(tx, { userId, id, orderId: null, issuedBy: actor.id, createdAt: now }));
    const after = { count, couponIds: ids.map(({ id }) => id) };
    await this.audit.record(tx, actor, 'chart-coupon.issued', { type: 'member', id: userId }, { after });
    return {
      message: say(actor.language, 'couponsIssued', { count }),
      coupons: coupons.map((coupon) => ChartCouponDto.from(coupon)),
    };
  }

  /** The member row is locked, so a concurrent issue by the same administrator is committed by now. */
  private async refuseSecondClick(
    tx: EntityManager,
    { userId, actorId, count }: { userId: string; actorId: string; count: number },
    now: Date,
  ): Promise<void> {
    const recent: { count: string }[] = await tx.query(
      `SELECT count(*) FROM store_chart_coupons
       WHERE user_id = $1 AND issued_by = $2 AND created_at > $3 AND created_at < $4
       GROUP BY created_at HAVING count(*) = $5`,
      [userId, actorId, around(now, -SECOND_CLICK_MS), around(now, SECOND_CLICK_MS), count],
    );
    if (recent.length > 0) throw StoreErrors.issuedTwice();
  }
}

function around(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
