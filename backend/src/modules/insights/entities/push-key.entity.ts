import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one pair of keys by which push services know this installation (VAPID). Browsers subscribe to its public key. */
@Entity('insights_push_keys')
@Check('insights_push_keys_one', 'id = 1')
export class PushKey {
  @PrimaryColumn('integer')
  id: number;

  /** Base64url. */
  @Column('text')
  publicKey: string;

  /** Encrypted. */
  @Column('bytea')
  privateKey: Buffer;

  @Column('timestamptz')
  createdAt: Date;
}
