import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EffectType } from './mining-item.entity.js';

/**
 * A mining item as bought by a member. The first switch-on starts its clock (`expiresAt`), which nothing stops. It takes
 * effect while `isOn` and not expired.
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

  /** First switch-on. */
  @Column('timestamptz', { nullable: true })
  activatedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** Last switch, to recognise double clicks. */
  @Column('timestamptz', { nullable: true })
  switchedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
