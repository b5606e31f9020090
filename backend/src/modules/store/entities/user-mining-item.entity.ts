import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EffectType } from './mining-item.entity.js';

/**
 * A mining item that a member has bought, as it was then. The first switch on starts its clock (`expiresAt`), which nothing
 * stops; switched on or off is `isOn`, and it works while it is on and not over.
 */
@Entity('store_user_mining_items')
@Index('store_user_mining_items_on', ['userId', 'expiresAt'], { where: 'is_on' })
@Check(
  'store_user_mining_items_clock',
  `(activated_at IS NULL) = (expires_at IS NULL) AND (activated_at IS NOT NULL OR NOT is_on)`,
)
export class UserMiningItem {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  itemId: string;

  @Column('uuid')
  orderId: string;

  @Column('text')
  icon: string;

  @Column('jsonb')
  name: { readonly ko: string; readonly en: string };

  @Column('jsonb')
  description: { readonly ko: string; readonly en: string };

  @Column('integer')
  price: number;

  @Column('integer')
  durationHours: number;

  @Column('text')
  effectType: EffectType;

  @Column('numeric', { precision: 10, scale: 4 })
  effectValue: string;

  @Column('numeric', { precision: 10, scale: 4 })
  rateMultiplier: string;

  @Column('numeric', { precision: 10, scale: 4 })
  capMultiplier: string;

  @Column('boolean', { default: false })
  isOn: boolean;

  /** When it was first switched on. */
  @Column('timestamptz', { nullable: true })
  activatedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** When it was last switched: two switches of one click are one. */
  @Column('timestamptz', { nullable: true })
  switchedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
