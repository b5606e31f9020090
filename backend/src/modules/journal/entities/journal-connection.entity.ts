import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SyncedExchange, SyncFailure } from '../sync/sync-task.js';

export const CONNECTION_STATUSES = ['syncing', 'ready', 'failed', 'paused', 'refused'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** An exchange account of a member that is read by a key which may do nothing else. */
@Entity('journal_connections')
@Check('journal_connections_exchange', `exchange IN ('Binance', 'OKX', 'Bitget', 'Bybit')`)
@Check('journal_connections_status', `"status" IN ('syncing', 'ready', 'failed', 'paused', 'refused')`)
@Check('journal_connections_key', `("status" = 'refused') = (sealed_key IS NULL)`)
@Index('journal_connections_once', ['userId', 'keyHash'], { unique: true })
@Index('journal_connections_due', ['changedAt'], { where: `"status" IN ('syncing', 'ready', 'failed')` })
export class JournalConnection {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  exchange: SyncedExchange;

  /** Pairs that the exchange is asked for singly. */
  @Column('text', { array: true })
  symbols: string[];

  /** Last characters of the API key, to tell keys apart. */
  @Column('text')
  keyHint: string;

  /** Keyed hash of the API key: the same key is connected once. */
  @Column('bytea')
  keyHash: Buffer;

  /** The key with its secret, encrypted; null once it was refused. */
  @Column('bytea', { nullable: true })
  sealedKey: Buffer | null;

  @Column('text')
  status: ConnectionStatus;

  /** Why the last sync did not end well. */
  @Column('text', { nullable: true })
  failure: SyncFailure | null;

  /** Jobs begun of the sync that is under way. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Up to when the history has been read. */
  @Column('timestamptz', { nullable: true })
  syncedUntil: Date | null;

  /** When a sync last ended well. */
  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  /** When its status last changed. */
  @Column('timestamptz')
  changedAt: Date;
}
