import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

export const SYNC_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

/** Why a run failed; the code is null for internal errors. */
export interface SyncFailure {
  readonly code: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly detail: string;
}

/**
 * One scheduled reading of an exchange's day. `slot` is the reason: `reading:0` when the report is due, `reading:1` and
 * so on for later corrections, `admin:<id>` for a manual one. A failed run with a next attempt is retried.
 */
@Entity('uid_rebate_sync_runs')
@Index('uid_rebate_sync_runs_once', ['exchangeId', 'day', 'slot'], { unique: true })
@Index('uid_rebate_sync_runs_open', ['exchangeId', 'nextAttemptAt'], { where: `next_attempt_at IS NOT NULL` })
@Index('uid_rebate_sync_runs_by_time', ['createdAt'])
@Check('uid_rebate_sync_runs_status', `"status" IN ('queued', 'running', 'done', 'failed')`)
export class ReportSyncRun {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  @ForeignKey(() => Exchange)
  exchangeId: string;

  @Column('date')
  day: string;

  @Column('text')
  slot: string;

  /** The requesting administrator; null for the schedule. */
  @Column('uuid', { nullable: true })
  requestedBy: string | null;

  @Column('text')
  status: SyncStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** When the run may be (re)tried; null when it is final. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Column('integer', { default: 0 })
  pagesDone: number;

  @Column('integer', { nullable: true })
  pagesTotal: number | null;

  /** Rows new, changed, unchanged, withdrawn, kept and unreadable. */
  @Column('jsonb', { nullable: true })
  counts: Record<string, number> | null;

  /** Unreadable vendor rows: UID, field and cause. */
  @Column('jsonb', { nullable: true })
  problems: Record<string, unknown>[] | null;

  /** The last failure: code and params of the error, and an English message. */
  @Column('jsonb', { nullable: true })
  error: SyncFailure | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
