import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer to a mutation that moves points, under the key its client sent. */
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

  /** Another member whom the answer names: it is forgotten with them. */
  @Column('uuid', { nullable: true })
  aboutUserId: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
