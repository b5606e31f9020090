import { ApiProperty } from '@nestjs/swagger';
import { IsDay, MayBeMissing } from '../../../platform/http/index.js';

/** Today's attendance. Days are those of Asia/Seoul. */
export class AttendanceStatusDto {
  /** @example false */
  hasCheckedToday: boolean;
  /** What a check-in pays, whole L; "0" while it is switched off. @example "50" */
  reward: string;
  /** @example "2026-11-21" */
  day: string;
  /** When today's was made; null before it. @example null */
  @ApiProperty({ type: String, nullable: true })
  checkedAt: string | null;
  /** What today's paid, whole L; null before it. The reward may have been changed since. @example null */
  @ApiProperty({ type: String, nullable: true })
  paid: string | null;
  /** The entry of today's in the history; null before it. @example null */
  @ApiProperty({ type: String, nullable: true })
  entryId: string | null;
  /** When the next day begins. @example "2026-11-21T15:00:00.000Z" */
  nextDayAt: string;
}

/** A check-in; also works without a body. */
export class CheckAttendanceDto {
  /** The day that the caller saw: on another one nothing is paid. @example "2026-11-21" */
  @MayBeMissing()
  @IsDay()
  day?: string;
}

/** A paid check-in. */
export class AttendanceCheckedDto {
  /** In the caller's language. @example "출석 보상 50 L을 받았습니다." */
  message: string;
  /** Whole L. @example "50" */
  reward: string;
  /** @example "2026-11-21" */
  day: string;
  /** The L coin that the member has now. @example "2050" */
  balance: string;
}
