import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One slot of a job. Inserted in the transaction of its effect, so that it exists if and only if the effect does. */
@Entity('platform_job_runs')
@Index('platform_job_runs_by_job', ['job', 'startedAt'])
export class JobRun {
  @PrimaryColumn('text')
  job: string;

  @PrimaryColumn('text')
  slot: string;

  @Column('timestamptz')
  startedAt: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** Counts for operators. */
  @Column('jsonb', { nullable: true })
  counts: Record<string, number> | null;
}
