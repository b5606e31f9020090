import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Sums of the trades of a month of a member, kept so that they are not added up with each look. They are as the trades are while
 * `journal_month_changes` has no row of that month: the triggers of `journal_trades` write one for each transaction that changes a trade
 * of it, and who computes the sums removes those that they contain.
 */
@Entity('journal_months')
export class JournalMonth {
  @PrimaryColumn('uuid')
  userId: string;

  /** The first day of the month. */
  @PrimaryColumn('date')
  month: string;

  /** As `SUMS_OF_PARTS` has them. */
  @Column('jsonb')
  sums: object;
}
