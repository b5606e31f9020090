import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A failed run, recorded outside the rolled-back transaction. */
@Entity('platform_job_failures')
@Index('platform_job_failures_by_job', ['job', 'at'])
export class JobFailure {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  job: string;

  @Column('text')
  slot: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  error: string;
}
