import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReceiptKindName } from '../../../platform/receipts/index.js';

/** A fact whose receipt a member has put aside. The receipt itself is read from the books. */
@Entity('receipts_kept')
@Check('receipts_kept_names', `length(kind) BETWEEN 1 AND 40 AND length(fact_id) BETWEEN 1 AND 100`)
@Index('receipts_kept_once', ['userId', 'kind', 'factId'], { unique: true })
@Index('receipts_kept_by_id', ['userId', 'id'])
export class KeptReceipt {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  kind: ReceiptKindName;

  /** Id of the entry, or the day. */
  @Column('text')
  factId: string;

  /** Number of the receipt, which is searched by. */
  @Column('text')
  number: string;

  /** When the fact was: what a search by day compares. */
  @Column('timestamptz')
  factAt: Date;

  @Column('timestamptz')
  keptAt: Date;
}
