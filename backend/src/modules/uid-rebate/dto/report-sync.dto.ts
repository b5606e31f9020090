import { errorCatalogue, fill, type Language } from '../../../platform/errors/index.js';
import { Choice, Day, Line, Optional, PageQuery } from '../../../platform/http/index.js';
import { SYNC_STATUSES, type ReportSyncRun, type SyncStatus } from '../entities/report-sync-run.entity.js';
import { fieldTexts } from '../uid-rebate.messages.js';

/** Days of an exchange to read. */
export class StartReportSyncDto {
  /** Name or id. */
  @Line({ max: 50, missing: fieldTexts.exchangeMissing })
  exchange: string;
  /** First day, the exchange's own label. */
  @Day(fieldTexts.day)
  fromDay: string;
  /** Last day; at most 30 days in all, and closed. */
  @Day(fieldTexts.day)
  toDay: string;
}

/** What was started. */
export class StartedReportSyncDto {
  /** In the caller's language. */
  message: string;
  /** Group of the runs, for filtering the list. */
  backfillId: string;
  /** How many days. */
  days: number;
}

/** Which runs to list. */
export class ReportSyncsQuery extends PageQuery {
  /** Name or id. */
  @Optional()
  @Line({ max: 50 })
  exchange?: string;
  /** Only the runs in this state. */
  @Optional()
  @Choice(SYNC_STATUSES, { name: 'ReportSyncStatus' })
  status?: SyncStatus;
  /** Only the runs of one back-fill. */
  @Optional()
  @Line({ max: 36 })
  backfillId?: string;
}

/** What a run wrote, in rows. */
export class ReportSyncCountsDto {
  /** Not known before. */
  new: number;
  /** Differ from what was stored. */
  changed: number;
  /** Taken back by the exchange. */
  withdrawn: number;
  /** Say what is stored already. */
  unchanged: number;
  /** An uploaded file says otherwise and stands. */
  kept: number;
  /** Could not be read. */
  unreadable: number;
}

/** A row of the exchange that could not be read; what was known of its UID stays. */
export class ReportSyncProblemDto {
  /** The UID of the row; null where it could not be read. */
  uid: string | null;
  /** Field in the exchange's row. */
  path: string;
  /** English. @example "negative amount" */
  reason: string;
}

/** The reading of one day of one exchange. */
export class ReportSyncDto {
  /** Its id. */
  id: string;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** The exchange's own day label. */
  day: string;
  /** 1 when the report was due, 2 and more for later corrections; null when an admin asked. */
  reading: number | null;
  /** Group of the runs that an admin started together; null without. */
  backfillId: string | null;
  /** Where it stands. */
  @Choice(SYNC_STATUSES, { name: 'ReportSyncStatus' })
  status: SyncStatus;
  /** Attempts so far. */
  attempts: number;
  /** Pages that were read. */
  pagesDone: number;
  /** Null while the exchange has not said. */
  pagesTotal: number | null;
  /** What it wrote; null before. */
  counts: ReportSyncCountsDto | null;
  /** What could not be read. */
  problems: ReportSyncProblemDto[];
  /** Why the last attempt failed, in the caller's language. @example "The exchange does not answer." */
  error: string | null;
  /** When it is tried again; null when it is not. */
  nextAttemptAt: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its last attempt began; null before the first. */
  startedAt: string | null;
  /** When it was done; null before. */
  finishedAt: string | null;

  static from(run: ReportSyncRun, exchangeName: string, language: Language): ReportSyncDto {
    const [kind, rest = ''] = run.slot.split(':');
    return {
      id: run.id,
      exchange: run.exchangeId,
      exchangeName,
      day: run.day,
      reading: kind === 'reading' ? Number(rest) + 1 : null,
      backfillId: kind === 'admin' ? rest : null,
      status: run.status,
      attempts: run.attempts,
      pagesDone: run.pagesDone,
      pagesTotal: run.pagesTotal,
      counts: run.counts as ReportSyncCountsDto | null,
      problems: (run.problems ?? []) as unknown as ReportSyncProblemDto[],
      error: errorTextOf(run, language),
      nextAttemptAt:
        run.status === 'failed' || run.status === 'queued' ? (run.nextAttemptAt?.toISOString() ?? null) : null,
      createdAt: run.createdAt.toISOString(),
      startedAt: run.startedAt?.toISOString() ?? null,
      finishedAt: run.finishedAt?.toISOString() ?? null,
    };
  }
}

function errorTextOf({ status, error }: ReportSyncRun, language: Language): string | null {
  if (status === 'done' || !error) return null;
  const row = error.code === null ? undefined : errorCatalogue().get(error.code);
  return row ? fill(row[language], error.params) : error.detail;
}
