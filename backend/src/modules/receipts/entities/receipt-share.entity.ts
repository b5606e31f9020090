import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../platform/errors/index.js';
import type { OpenReceiptRow } from '../../../platform/receipts/index.js';
import { KeptReceipt } from './kept-receipt.entity.js';

/** Figures that strangers saw. */
export interface SharedFigures {
  readonly rows: readonly OpenReceiptRow[];
  readonly sum: OpenReceiptRow;
}

/** A public address of a kept receipt, stored under the hash of its token: reading the table opens none. */
@Entity('receipts_shares')
@Check('receipts_shares_hash', `length(token_hash) = 32`)
@Index('receipts_shares_once', ['tokenHash'], { unique: true })
@Index('receipts_shares_of_kept', ['keptId'])
export class ReceiptShare {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  userId: string;

  @Column('uuid')
  keptId: string;

  @ManyToOne(() => KeptReceipt, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'kept_id' })
  kept?: KeptReceipt;

  /** SHA-256 of the 128-bit token in the address. */
  @Column('bytea')
  tokenHash: Buffer;

  /** Whether strangers see the amounts. */
  @Column('boolean')
  withAmounts: boolean;

  /** Seal of the full receipt when it was shared; another one since is a correction. */
  @Column('text')
  seal: string;

  /** What was shown when it was shared, so that a correction can say what it changed; null without amounts. */
  @Column('jsonb', { nullable: true })
  figures: Readonly<Record<Language, SharedFigures>> | null;

  @Column('timestamptz')
  sharedAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
