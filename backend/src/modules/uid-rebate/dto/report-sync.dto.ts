import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength, Validate } from 'class-validator';
import { errorCatalogue, fill, type Language } from '../../../platform/errors/index.js';
import { PageQuery } from '../../../platform/http/index.js';
import { SYNC_STATUSES, type ReportSyncRun, type SyncStatus } from '../entities/report-sync-run.entity.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { CalendarDay } from './rebate-summary.dto.js';
import { trimmed } from './text.js';

/** Days of an exchange to read. */
export class StartReportSyncDto {
  /** Name or id. @example "deepcoin" */
  @MaxLength(50)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.exchangeMissing })
  @Transform(trimmed)
  exchange: string;

  /** First day, the exchange's own label. @example "2026-11-01" */
  @Validate(CalendarDay)
  fromDay: string;

  /** Last day; at most 30 days in all, and closed. @example "2026-11-19" */
  @Validate(CalendarDay)
  toDay: string;
}

/** What was started. */
export class StartedReportSyncDto {
  /** In the caller's language. @example "Deepcoin 리포트 19일분을 가져오기 시작했습니다." */
  message: string;
  /** Group of the runs, for filtering the list. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  backfillId: string;
  /** @example 19 */
  days: number;
}

/** Which runs to list. */
export class ReportSyncsQuery extends PageQuery {
  /** Name or id. @example "deepcoin" */
  @MaxLength(50)
  @IsString()
  @IsOptional()
  @Transform(trimmed)
  exchange?: string;

  /** Only the runs in this state. @example "failed" */
  @ApiProperty({ enum: SYNC_STATUSES, enumName: 'ReportSyncStatus', required: false })
  @IsIn(SYNC_STATUSES)
  @IsOptional()
  status?: SyncStatus;

  /** Only the runs of one back-fill. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @MaxLength(36)
  @IsString()
  @IsOptional()
  backfillId?: string;
}

/** What a run wrote, in rows. */
export class ReportSyncCountsDto {
  /** @example 110 */
  new: number;
  /** @example 2 */
  changed: number;
  /** Taken back by the exchange. @example 0 */
  withdrawn: number;
  /** @example 0 */
  unchanged: number;
  /** An uploaded file says otherwise and stands. @example 0 */
  kept: number;
  /** Could not be read. @example 0 */
  unreadable: number;
}

/** A row of the exchange that could not be read; what was known of its UID stays. */
export class ReportSyncProblemDto {
  /** @example "36100011" */
  uid: string | null;
  /** Field in the exchange's row. @example "commission" */
  path: string;
  /** English. @example "negative amount" */
  reason: string;
}

/** The reading of one day of one exchange. */
export class ReportSyncDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "deepcoin" */
  exchange: string;
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "2026-11-19" */
  day: string;
  /** 1 when the report was due, 2 and more for later corrections; null when an admin asked. @example 1 */
  reading: number | null;
  /** @example null */
  backfillId: string | null;
  /** @example "done" */
  @ApiProperty({ enum: SYNC_STATUSES, enumName: 'ReportSyncStatus' })
  status: SyncStatus;
  /** @example 1 */
  attempts: number;
  /** @example 3 */
  pagesDone: number;
  /** Null while the exchange has not said. @example 3 */
  pagesTotal: number | null;
  counts: ReportSyncCountsDto | null;
  problems: ReportSyncProblemDto[];
  /** Why the last attempt failed, in the caller's language. @example null */
  error: string | null;
  /** When it is tried again; null when it is not. @example null */
  nextAttemptAt: string | null;
  /** @example "2026-11-20T04:05:00.000Z" */
  createdAt: string;
  /** @example "2026-11-20T04:05:00.000Z" */
  startedAt: string | null;
  /** @example "2026-11-20T04:05:03.000Z" */
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
