import { Entity, PrimaryColumn } from 'typeorm';

/** A transaction that changed trades of a month, whose kept sums are not as the trades are. Rows of their own, so that none waits for another. */
@Entity('journal_month_changes')
export class JournalMonthChange {
  @PrimaryColumn('uuid')
  userId: string;

  /** The first day of the month. */
  @PrimaryColumn('date')
  month: string;

  /** Number of the transaction. */
  @PrimaryColumn('bigint')
  changedBy: string;
}
