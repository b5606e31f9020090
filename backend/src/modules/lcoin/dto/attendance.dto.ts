import { Day, MayBeMissing } from '../../../platform/http/index.js';

/** Today's attendance. Days are those of Asia/Seoul. */
export class AttendanceStatusDto {
  /** Whether today's was made. */
  hasCheckedToday: boolean;
  /** What a check-in pays, whole L; "0" while it is switched off. */
  reward: string;
  /** Today. */
  day: string;
  /** When today's was made; null before it. @example "2026-11-21T03:00:00.000Z" */
  checkedAt: string | null;
  /** What today's paid, whole L; null before it. The reward may have been changed since. @example "50" */
  paid: string | null;
  /** The entry of today's in the history; null before it. */
  entryId: string | null;
  /** When the next day begins. */
  nextDayAt: string;
}

/** A check-in; also works without a body. */
export class CheckAttendanceDto {
  /** The day that the caller saw: on another one nothing is paid. */
  @MayBeMissing()
  @Day()
  day?: string;
}

/** A paid check-in. */
export class AttendanceCheckedDto {
  /** In the caller's language. */
  message: string;
  /** Whole L. */
  reward: string;
  /** The day that it counts for. */
  day: string;
  /** The L coin that the member has now. */
  balance: string;
  /** The entry that paid it. */
  entryId: string;
}
