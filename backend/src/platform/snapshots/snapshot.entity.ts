import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The last good value of a feed. The table is unlogged: it is written every few seconds, and after a crash of the database it
 * is empty until the sources are read again.
 */
@Entity('platform_snapshots')
export class SnapshotRow {
  @PrimaryColumn('text')
  feed: string;

  /** JSON. Text, because the database never looks into it. */
  @Column('text')
  data: string;

  @Column('text')
  source: string;

  @Column('timestamptz')
  fetchedAt: Date;

  @Column('boolean')
  simulated: boolean;

  /** Grows with every write of any feed. */
  @Column('bigint')
  sequence: string;
}
