import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { AlertDirection, AlertKind } from '../alerts/alert-kinds.js';

/** `live`: a value as it came. Else what was found after a gap, by candles or by the history. */
export const FIRING_BASES = ['live', 'candle', 'history'] as const;
export type FiringBasis = (typeof FIRING_BASES)[number];

/** A crossing of which a member was told, with what the alert was at that time. It outlives the alert. */
@Entity('insights_alert_firings')
@Unique('insights_alert_firings_once', ['userId', 'alertId', 'number'])
@Index('insights_alert_firings_by_age', ['at'])
export class AlertFiring {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  alertId: string;

  /** 1 for the first firing of the alert. */
  @Column('integer')
  number: number;

  @Column('text')
  kind: AlertKind;

  @Column('text')
  symbol: string;

  @Column('text')
  direction: AlertDirection;

  @Column('numeric')
  threshold: string;

  @Column('integer')
  minutes: number;

  /** What it was when it crossed. */
  @Column('numeric')
  value: string;

  @Column('text')
  source: string;

  @Column('boolean')
  simulated: boolean;

  @Column('text')
  basis: FiringBasis;

  @Column('timestamptz')
  at: Date;

  /** Whether a mail was written; not beyond so many a day. */
  @Column('boolean')
  mailed: boolean;
}
