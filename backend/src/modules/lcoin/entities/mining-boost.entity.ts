import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A period during which a mining item was on. Each switch-on starts a new one. */
@Entity('lcoin_mining_boosts')
@Index('lcoin_mining_boosts_by_end', ['userId', 'endsAt'])
@Check('lcoin_mining_boosts_window', `ends_at > starts_at`)
@Check('lcoin_mining_boosts_effect', `rate_percent >= 0 AND rate_multiplier >= 1 AND cap_multiplier >= 1`)
export class MiningBoost {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The member's item. */
  @Column('uuid')
  sourceId: string;

  /** As it was when bought. */
  @Column('jsonb')
  name: { readonly ko: string; readonly en: string };

  /** Percentage added to the rate. */
  @Column('numeric', { precision: 10, scale: 4 })
  ratePercent: string;

  @Column('numeric', { precision: 10, scale: 4 })
  rateMultiplier: string;

  @Column('numeric', { precision: 10, scale: 4 })
  capMultiplier: string;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;
}
