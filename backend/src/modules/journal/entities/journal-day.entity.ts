import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A day of a member's journal, made with the first thing that is written on it. It stays when everything on it is deleted, so
 * that what is written again keeps its rate.
 */
@Entity('journal_days')
@Check('journal_days_balances', `(start_balance IS NULL) = (end_balance IS NULL)`)
@Check(
  'journal_days_amounts',
  `start_balance > -1e12 AND start_balance < 1e12 AND end_balance > -1e12 AND end_balance < 1e12`,
)
@Check('journal_days_rate', `krw_rate > 0 AND krw_rate < 1e9`)
@Check('journal_days_note', `length(note) BETWEEN 1 AND 5000`)
export class JournalDay {
  @PrimaryColumn('uuid')
  userId: string;

  /** Calendar day in Asia/Seoul. */
  @PrimaryColumn('date')
  day: string;

  /** KRW per USDT when the day was first written to. */
  @Column('numeric')
  krwRate: string;

  /** Balance in USDT at the beginning of the day. */
  @Column('numeric', { nullable: true })
  startBalance: string | null;

  /** Balance in USDT at its end. */
  @Column('numeric', { nullable: true })
  endBalance: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
