import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const EFFECT_TYPES = ['speed_boost', 'cap_boost', 'premium'] as const;
export type EffectType = (typeof EFFECT_TYPES)[number];

/** A mining item on offer. Changes do not affect items already bought. */
@Entity('store_mining_items')
@Check('store_mining_items_effect_type', `effect_type IN ('speed_boost', 'cap_boost', 'premium')`)
@Check(
  'store_mining_items_numbers',
  `price > 0 AND duration_hours > 0 AND rate_multiplier >= 1 AND cap_multiplier >= 1 AND effect_value >= 0`,
)
export class MiningItem {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Icon name of the front end; unknown names show no icon. */
  @Column('text')
  icon: string;

  @Column('text')
  nameKo: string;

  @Column('text')
  nameEn: string;

  @Column('text')
  descriptionKo: string;

  @Column('text')
  descriptionEn: string;

  /** Whole L coin. */
  @Column('integer')
  price: number;

  @Column('integer')
  durationHours: number;

  @Column('text')
  effectType: EffectType;

  /** speed_boost: percentage added to the rate; cap_boost: multiplier of the cap; premium: display only. */
  @Column('numeric', { precision: 10, scale: 4 })
  effectValue: string;

  /** premium: multiplier of the rate; otherwise 1. */
  @Column('numeric', { precision: 10, scale: 4 })
  rateMultiplier: string;

  /** premium: multiplier of the cap; otherwise 1. */
  @Column('numeric', { precision: 10, scale: 4 })
  capMultiplier: string;

  /** On offer. */
  @Column('boolean', { default: true })
  isActive: boolean;

  /** Sort order in the store, ascending. */
  @Column('integer')
  sort: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
