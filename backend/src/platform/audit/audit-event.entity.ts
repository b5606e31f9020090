import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One action of an administrator or of the system; append-only. */
@Entity('platform_audit_events')
@Index(['targetType', 'targetId', 'at'])
export class AuditEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Who acted; null for the system. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text')
  action: string;

  @Column('text')
  targetType: string;

  @Column('text')
  targetId: string;

  @Column('jsonb', { nullable: true })
  before: unknown;

  @Column('jsonb', { nullable: true })
  after: unknown;

  @Column('text', { nullable: true })
  ip: string | null;

  @Column('text', { nullable: true })
  requestId: string | null;
}
