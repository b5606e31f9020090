import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Exchange } from './exchange.entity.js';

export const SYNC_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export type SyncStatus = (typeof SYNC_STATUSES)[number];

/** Why a run failed; the code is null for what is no refusal but a fault of ours. */
export interface SyncFailure {
  readonly code: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly detail: string;
}

/**
 * The reading of one day of one exchange for one reason. `slot` is the reason: `reading:0` when the day's report is due,
 * `reading:1` and so on for later corrections, `admin:<id>` when an admin asked. A failed run with a next attempt is
 * tried again.
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

  /** The admin who asked; null for the schedule. */
  @Column('uuid', { nullable: true })
  requestedBy: string | null;

  @Column('text')
  status: SyncStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  /** When it may be (re)tried; while running, when it counts as abandoned; null when nothing more happens. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Column('integer', { default: 0 })
  pagesDone: number;

  @Column('integer', { nullable: true })
  pagesTotal: number | null;

  /** Rows that were new, changed, unchanged, withdrawn, kept and unreadable. */
  @Column('jsonb', { nullable: true })
  counts: Record<string, number> | null;

  /** Vendor rows that could not be read: UID, field and cause. */
  @Column('jsonb', { nullable: true })
  problems: Record<string, unknown>[] | null;

  /** The last failure: code and parameters of the refusal, and an English sentence. */
  @Column('jsonb', { nullable: true })
  error: SyncFailure | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
