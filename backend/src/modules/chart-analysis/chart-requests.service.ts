import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import type { Actor } from '../../platform/http/index.js';
import { Queues } from '../../platform/queue/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import { ChartCoupons, StoreSettings } from '../store/index.js';
import { ChartAnalysisErrors } from './chart-analysis.errors.js';
import { ChartAnalysisSettings } from './chart-analysis.settings.js';
import { ChartReading } from './chart-readings.service.js';
import { ChartAnalysisPicture } from './entities/chart-analysis-picture.entity.js';
import { ChartAnalysisRequest } from './entities/chart-analysis-request.entity.js';
import type { Picture, Timeframe } from './reader/index.js';

const HOUR_MS = 3_600_000;

/** What is asked for; without a coupon it is a free use. */
export interface AnalysisWish {
  readonly symbol: string | null;
  readonly timeframe: Timeframe;
  readonly couponCode: string | null;
}

/** Free analyses of a member. */
export interface FreeUses {
  readonly used: number;
  readonly most: number;
}

/** Requests for analyses. A free use or a coupon is reserved with the request: it counts until the request has failed. */
@Injectable()
export class ChartRequests {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly members: Members,
    private readonly coupons: ChartCoupons,
    private readonly queues: Queues,
  ) {}

  /** Free analyses that the member has used or reserved, and how many there are in all. */
  async freeUses(userId: string, em: EntityManager = this.dataSource.manager): Promise<FreeUses> {
    const [row]: { used: number }[] = await em.query(
      `SELECT count(*)::int AS used FROM chart_analysis_requests
       WHERE user_id = $1 AND coupon_code IS NULL AND status <> 'failed'`,
      [userId],
    );
    return {
      used: row?.used ?? 0,
      most: await this.settings.get(StoreSettings.freeChartAnalyses, this.clock.now(), em),
    };
  }

  /**
   * Accepts a request: reserves what pays for it and sends the job that reads the picture. Returns its id. The member is locked,
   * so that requests of one member come one after the other.
   * @throws what `refuse` does; StoreErrors.couponNotUsable
   */
  async accept(tx: EntityManager, { id: userId }: Actor, wish: AnalysisWish, picture: Picture): Promise<string> {
    await this.members.lockOpenMember(tx, userId, 'for_no_key_update');
    await this.refuse(userId, wish, tx);
    const [{ id } = { id: '' }]: { id: string }[] = await tx.query(`SELECT uuidv7() AS id`);
    if (wish.couponCode !== null) await this.coupons.reserve(tx, userId, wish.couponCode, id);
    const jobId = await this.queues.send(tx, ChartReading, { userId, id });
    const createdAt = this.clock.now();
    await tx.insert(ChartAnalysisRequest, { ...wish, userId, id, jobId, createdAt });
    const { png, width, height } = picture;
    await tx.insert(ChartAnalysisPicture, { userId, id, png, width, height, createdAt });
    return id;
  }

  /**
   * Refuses a request that may not be made now. Also called before the picture is opened, so that what is refused costs no work.
   * @throws ChartAnalysisErrors.alreadyRunning, tooOften, noFreeUseLeft, tooManyWaiting
   */
  async refuse(
    userId: string,
    { couponCode }: Pick<AnalysisWish, 'couponCode'>,
    em: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - HOUR_MS);
    const [own]: { open: number; recent: number; first: Date | null }[] = await em.query(
      `SELECT count(*) FILTER (WHERE status IN ('waiting', 'running'))::int AS open,
         count(*) FILTER (WHERE created_at > $2)::int AS recent, min(created_at) FILTER (WHERE created_at > $2) AS first
       FROM chart_analysis_requests WHERE user_id = $1`,
      [userId, since],
    );
    if (own && own.open > 0) throw ChartAnalysisErrors.alreadyRunning();
    const mostPerHour = await this.settings.get(ChartAnalysisSettings.mostPerHour, now, em);
    if (own?.first && own.recent >= mostPerHour)
      throw ChartAnalysisErrors.tooOften(
        { most: mostPerHour },
        { retryAfterSeconds: (own.first.getTime() - since.getTime()) / 1_000 },
      );
    if (couponCode === null) {
      const { used, most } = await this.freeUses(userId, em);
      if (used >= most) throw ChartAnalysisErrors.noFreeUseLeft({ most });
    }
    await this.refuseWhileFull(now, em);
  }

  private async refuseWhileFull(now: Date, em: EntityManager): Promise<void> {
    const most = await this.settings.get(ChartAnalysisSettings.mostWaiting, now, em);
    const [row]: { isFull: boolean }[] = await em.query(
      `SELECT count(*) >= $1 AS "isFull"
       FROM (SELECT FROM chart_analysis_requests WHERE status IN ('waiting', 'running') LIMIT $1) o`,
      [most],
    );
    if (row?.isFull) throw ChartAnalysisErrors.tooManyWaiting();
  }
}
