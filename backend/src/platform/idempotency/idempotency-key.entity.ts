import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first response to a mutation under its client's idempotency key. */
@Entity('platform_idempotency_keys')
@Index('platform_idempotency_keys_by_age', ['createdAt'])
@Index('platform_idempotency_keys_about', ['aboutUserId'], { where: 'about_user_id IS NOT NULL' })
export class IdempotencyKey {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('text')
  operation: string;

  @PrimaryColumn('text')
  key: string;

  /** SHA-256 of the request body. */
  @Column('bytea')
  bodyHash: Buffer;

  @Column('jsonb', { nullable: true })
  answer: unknown;

  /** Another member named in the response, which is deleted with their account. */
  @Column('uuid', { nullable: true })
  aboutUserId: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
