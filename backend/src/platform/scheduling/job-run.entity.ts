import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One slot of a job. The row is inserted in the transaction of the effect: it exists exactly when the effect does. */
@Entity('platform_job_runs')
export class JobRun {
  @PrimaryColumn('text')
  job: string;

  @PrimaryColumn('text')
  slot: string;

  @Column('timestamptz')
  startedAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** What was done, as numbers to show to an operator. */
  @Column('jsonb', { nullable: true })
  counts: Record<string, number> | null;
}
