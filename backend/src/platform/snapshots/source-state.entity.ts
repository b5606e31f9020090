import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How an outside service answers, as the replicas saw it last. Unlogged like the snapshots. */
@Entity('platform_source_states')
export class SourceStateRow {
  @PrimaryColumn('text')
  source: string;

  /** Null if it has not answered yet. */
  @Column('timestamptz', { nullable: true })
  succeededAt: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** In a row. */
  @Column('integer')
  failures: number;

  /** Answers that could not be read, since the database began. */
  @Column('integer')
  drifts: number;

  /** Rows that could not be read, since the database began. */
  @Column('integer')
  droppedRows: number;
}
