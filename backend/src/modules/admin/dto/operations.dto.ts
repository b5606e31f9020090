import { Choice, Flag, Limit, Line, Note, Optional } from '../../../platform/http/index.js';
import type { Finding } from '../../../platform/ledger/index.js';
import type { JobRecord } from '../../../platform/scheduling/index.js';
import type { SourceState } from '../../../platform/snapshots/index.js';
import type { MemberView } from '../../auth/index.js';
import { fieldTexts } from '../admin.messages.js';

/** Which runs to list. */
export class JobRunQuery {
  /** Only this job. */
  @Optional()
  @Line({ max: 100 })
  job?: string;
  /** How many, 1 to 500. */
  @Limit(500)
  limit: number = 100;
  /**
   * Returns the newest runs of each job, at most this many (1 to 50), plus its last run and its last failure. Includes
   * queue jobs, whose history goes back seven days. `limit` is ignored.
   */
  @Optional()
  @Limit(50)
  perJob?: number;
}

const JOB_STATUSES = ['done', 'failed'] as const;

/** One run of a job, or one failure of it. */
export class JobRunDto {
  /** Name of the job. */
  job: string;
  /** The slot, run once among all replicas. */
  slot: string;
  /** How it ended. */
  @Choice(JOB_STATUSES, { name: 'JobStatus' })
  status: (typeof JOB_STATUSES)[number];
  /** When it began. */
  startedAt: string;
  /** Null for a failure. */
  finishedAt: string | null;
  /** What it did, in numbers; null for a failure and for a job of a queue. */
  counts: Record<string, number> | null;
  /** Why it failed, in English; null for a run. @example "connect ECONNREFUSED 127.0.0.1:5432" */
  error: string | null;

  static from(record: JobRecord): JobRunDto {
    const { job, slot, status, startedAt, finishedAt, counts, error } = record;
    return {
      job,
      slot,
      status,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      counts,
      error,
    };
  }
}

/** Something in the books that does not agree. */
export class LedgerFindingDto {
  /** Its id. */
  id: string;
  /** Which rule is broken. */
  check: string;
  /** The member whose account is concerned and frozen; null where it is no single account. */
  userId: string | null;
  /** The member's name; null likewise. */
  userName: string | null;
  /** The member's address; null likewise. */
  userEmail: string | null;
  /** What the account is kept in; null likewise. */
  currency: string | null;
  /** Both sides of the disagreement. */
  detail: Record<string, unknown>;
  /** When it was found. */
  firstSeenAt: string;
  /** When it was there last. */
  lastSeenAt: string;

  static from(finding: Finding, member: MemberView | undefined): LedgerFindingDto {
    return {
      id: finding.id,
      check: finding.check,
      userId: finding.ownerId ?? null,
      userName: member?.name ?? null,
      userEmail: member?.email ?? null,
      currency: finding.currency ?? null,
      detail: { ...finding.detail },
      firstSeenAt: finding.firstSeenAt.toISOString(),
      lastSeenAt: finding.lastSeenAt.toISOString(),
    };
  }
}

const NIGHTLY_STATUSES = ['done', 'failed', 'overdue', 'pending'] as const;

/** How the nightly comparison of all books stands. */
export class NightlyCheckDto {
  /** `failed` until it runs again, `overdue` after 26 hours without, `pending` before the first one is due. */
  @Choice(NIGHTLY_STATUSES, { name: 'NightlyCheckStatus' })
  status: (typeof NIGHTLY_STATUSES)[number];
  /** When all books were last compared; null before the first time. */
  checkedAt: string | null;
  /** Why it failed, in English; null unless `status` is `failed`. @example "canceling statement due to statement timeout" */
  error: string | null;
}

/** Whether the books agree. */
export class LedgerHealthDto {
  /** No open finding, the last check is not overdue, and the nightly one has neither failed nor is overdue. */
  healthy: boolean;
  /** The comparison of recent data, made every five minutes, was not made for 15 minutes. */
  overdue: boolean;
  /** The comparison of everything, made every night. */
  nightly: NightlyCheckDto;
  /** When the books were last compared; null before the first time. */
  lastCheckedAt: string | null;
  /** Differences by check at that time; null before the first time. */
  lastCounts: Record<string, number> | null;
  /** The open findings. */
  findings: LedgerFindingDto[];
}

/** How a finding was dealt with. */
export class CloseFindingDto {
  /** What was found out and done. */
  @Note({ max: 1000, missing: fieldTexts.note, long: fieldTexts.note })
  note: string;
  /** Also release the frozen account: refused while other findings about it are open, needed with the last one. */
  @Optional()
  @Flag()
  release?: boolean;
}

/** The sentence to show after an act. */
export class AdminMessageDto {
  /** In the caller's language. */
  message: string;
}

const SOURCE_STATUSES = ['answers', 'fails'] as const;

/** How an outside service of the market answers, as all replicas saw it together. */
export class SourceStateDto {
  /** Name of the service, and of its stream if it is one. @example "upbit tickers" */
  source: string;
  /** The same in the caller's language. @example "Upbit · live prices" */
  name: string;
  /** Asked in the simulator instead. */
  simulated: boolean;
  /** Whether its last answer could be used. */
  @Choice(SOURCE_STATUSES, { name: 'SourceStatus' })
  status: (typeof SOURCE_STATUSES)[number];
  /** Last answer that could be used; null before the first. */
  succeededAt: string | null;
  /** Last failure; null without one. @example "2026-07-01T00:00:00.000Z" */
  failedAt: string | null;
  /** Why it failed last, in English; null without a failure. @example "HTTP 503" */
  lastError: string | null;
  /** Failures since the last answer that could be used. */
  failures: number;
  /** Answers whose shape is not the documented one, since the database began. */
  drifts: number;
  /** Rows that could not be read in answers that could, since the database began. */
  droppedRows: number;

  static from(
    { source, succeededAt, failedAt, lastError, failures, drifts, droppedRows }: SourceState,
    { name, simulated }: Pick<SourceStateDto, 'name' | 'simulated'>,
  ): SourceStateDto {
    return {
      source,
      name,
      simulated,
      status: failures === 0 ? 'answers' : 'fails',
      succeededAt: succeededAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
      lastError,
      failures,
      drifts,
      droppedRows,
    };
  }
}
