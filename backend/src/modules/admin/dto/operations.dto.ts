import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Finding } from '../../../platform/ledger/index.js';
import type { JobRecord } from '../../../platform/scheduling/index.js';
import { fieldTexts } from '../admin.messages.js';

/** Which runs to list. */
export class JobRunQuery {
  /** Only this job. @example "reconciliation" */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  job?: string;

  /** How many, 1 to 500. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(500)
  limit: number = 100;
}

const JOB_STATUSES = ['done', 'failed'] as const;

/** One run of a job, or one failure of it. */
export class JobRunDto {
  /** @example "reconciliation" */
  job: string;
  /** The slot, run once among all replicas. @example "2026-11-20T03:05" */
  slot: string;
  @ApiProperty({ enum: JOB_STATUSES, enumName: 'JobStatus' })
  status: (typeof JOB_STATUSES)[number];
  /** @example "2026-11-20T03:05:00.000Z" */
  startedAt: string;
  /** Null for a failure. @example "2026-11-20T03:05:01.000Z" */
  finishedAt: string | null;
  /** What it did, in numbers; null for a failure. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' }, nullable: true })
  counts: Record<string, number> | null;
  /** Why it failed, in English; null for a run. @example null */
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
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** Which rule is broken. @example "balances-equal-entries" */
  check: string;
  /** The member whose account is concerned and frozen; null where it is no single account. */
  userId: string | null;
  /** @example "LUFF" */
  currency: string | null;
  /** Both sides of the disagreement. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  detail: Record<string, unknown>;
  /** @example "2026-11-20T03:05:00.000Z" */
  firstSeenAt: string;
  /** @example "2026-11-20T03:10:00.000Z" */
  lastSeenAt: string;

  static from(finding: Finding): LedgerFindingDto {
    return {
      id: finding.id,
      check: finding.check,
      userId: finding.ownerId ?? null,
      currency: finding.currency ?? null,
      detail: { ...finding.detail },
      firstSeenAt: finding.firstSeenAt.toISOString(),
      lastSeenAt: finding.lastSeenAt.toISOString(),
    };
  }
}

/** Whether the books agree. */
export class LedgerHealthDto {
  /** No open finding, and the last check is not overdue. @example true */
  healthy: boolean;
  /** When the books were last compared; null before the first time. @example "2026-11-20T03:10:00.000Z" */
  lastCheckedAt: string | null;
  /** Differences by check at that time; null before the first time. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' }, nullable: true })
  lastCounts: Record<string, number> | null;
  findings: LedgerFindingDto[];
}

/** How a finding was dealt with. */
export class CloseFindingDto {
  /** What was found out and done. @example "중복 반영된 리포트를 되돌렸습니다." */
  @MaxLength(1000, { message: fieldTexts.note })
  @IsNotEmpty({ message: fieldTexts.note })
  @IsString({ message: fieldTexts.note })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  note: string;

  /** Also release the frozen account: refused while other findings about it are open, needed with the last one. @example true */
  @IsOptional()
  @IsBoolean()
  release?: boolean;
}

/** The sentence to show after an act. */
export class AdminMessageDto {
  /** In the caller's language. @example "저장했습니다." */
  message: string;
}
