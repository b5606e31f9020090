import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Timeframe } from '../reader/index.js';

export const ANALYSIS_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

/** Why an analysis came to nothing; none of them costs anything. */
export const ANALYSIS_FAILURES = ['unreadable', 'axisUnreadable', 'timedOut', 'broken'] as const;
export type AnalysisFailure = (typeof ANALYSIS_FAILURES)[number];

/**
 * A member's request for an analysis. Its result lies in `chart_analysis_results` under the same id, without the member, so
 * that it stays when the account is closed. A free use is a request without coupon that has not failed.
 */
@Entity('chart_analysis_requests')
@Index('chart_analysis_requests_open', ['createdAt'], { where: `status IN ('waiting', 'running')` })
@Check('chart_analysis_requests_status', `status IN ('waiting', 'running', 'done', 'failed')`)
@Check('chart_analysis_requests_failure', `(status = 'failed') = (failure IS NOT NULL)`)
@Check('chart_analysis_requests_end', `(status IN ('done', 'failed')) = (finished_at IS NOT NULL)`)
@Check('chart_analysis_requests_attempts', `attempts >= 0`)
export class ChartAnalysisRequest {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text', { default: 'waiting' })
  status: AnalysisStatus;

  /** Readings begun; more than one after the death of a process or a reader. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** The job that reads it. */
  @Column('uuid')
  jobId: string;

  /** Code of the coupon that pays; null for a free use. */
  @Column('text', { nullable: true })
  couponCode: string | null;

  /** As the member gave it: the pair in capitals where it names one (`BTCUSDT`). */
  @Column('text', { nullable: true })
  symbol: string | null;

  @Column('text')
  timeframe: Timeframe;

  @Column('text', { nullable: true })
  failure: AnalysisFailure | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
