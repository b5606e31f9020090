import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A browser in which a member wants to be told. It belongs to a session and is of no use once that has ended. */
@Entity('insights_push_subscriptions')
@Unique('insights_push_subscriptions_once', ['endpoint'])
export class PushSubscription {
  @PrimaryColumn('uuid')
  userId: string;

  /** Public id of the session. */
  @PrimaryColumn('uuid')
  sessionId: string;

  /** Address at the push service of the browser's maker. */
  @Column('text')
  endpoint: string;

  /** Public key of the browser (P-256), base64url. */
  @Column('text')
  p256dh: string;

  /** Secret that the browser gave for encrypting to it, base64url. */
  @Column('text')
  auth: string;

  @Column('timestamptz')
  createdAt: Date;
}
