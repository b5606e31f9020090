import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The time during which one mining item was switched on. A switch off ends it, a switch on begins another. */
@Entity('lcoin_mining_boosts')
@Index('lcoin_mining_boosts_by_end', ['userId', 'endsAt'])
@Check('lcoin_mining_boosts_window', `ends_at > starts_at`)
@Check('lcoin_mining_boosts_effect', `rate_percent >= 0 AND rate_multiplier >= 1 AND cap_multiplier >= 1`)
export class MiningBoost {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The item of the member that gives it. */
  @Column('uuid')
  sourceId: string;

  /** As the store had it when it was bought. */
  @Column('jsonb')
  name: { readonly ko: string; readonly en: string };

  /** Percents that are added to the rate. */
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
