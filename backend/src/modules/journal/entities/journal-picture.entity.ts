import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { JournalDay } from './journal-day.entity.js';

/**
 * A picture at a day or at a trade, re-encoded and without metadata. What is removed stays for a day, so that it can be put back; it
 * is shown to nobody meanwhile. A trade that is gone takes its pictures along, and brings them with it if it comes back.
 */
@Entity('journal_pictures')
@ForeignKey(() => JournalDay, ['userId', 'day'], ['userId', 'day'], { name: 'journal_pictures_on_day' })
@Check('journal_pictures_place', `(day IS NULL) <> (trade_id IS NULL)`)
@Check('journal_pictures_size', `width BETWEEN 1 AND 2000 AND height BETWEEN 1 AND 2000`)
@Check('journal_pictures_text', `length(alt_text) BETWEEN 1 AND 200`)
@Check('journal_pictures_removal', `NOT trade_removed OR (trade_id IS NOT NULL AND removed_at IS NOT NULL)`)
@Index('journal_pictures_removed', ['removedAt'], { where: 'removed_at IS NOT NULL' })
export class JournalPicture {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The day that it stands at; null for one of a trade. */
  @Column('date', { nullable: true })
  day: string | null;

  /** The trade that it stands at, which may be gone. */
  @Column('uuid', { nullable: true })
  tradeId: string | null;

  @Column('bytea')
  webp: Buffer;

  /** The same, small. */
  @Column('bytea')
  thumbnail: Buffer;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** What it shows, in the member's words. */
  @Column('text', { nullable: true })
  altText: string | null;

  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;

  /** It was removed with its trade, and comes back with it. */
  @Column('boolean', { default: false })
  tradeRemoved: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
