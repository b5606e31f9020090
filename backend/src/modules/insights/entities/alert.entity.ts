import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AlertDirection, AlertKind } from '../alerts/alert-kinds.js';

/** `done` has fired and is not to be repeated. */
export const ALERT_STATES = ['active', 'paused', 'done'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** What a member wants to be told of the market. */
@Entity('insights_alerts')
@Index('insights_alerts_watched', ['kind', 'symbol', 'minutes'], { where: `state = 'active'` })
@Check('insights_alerts_symbol', `length(symbol) BETWEEN 1 AND 30`)
@Check('insights_alerts_direction', `direction IN ('above', 'below')`)
@Check('insights_alerts_state', `state IN ('active', 'paused', 'done')`)
@Check('insights_alerts_minutes', `(kind = 'liquidations') = (minutes > 0) AND minutes <= 60`)
@Check('insights_alerts_repeat', `repeat_minutes BETWEEN 5 AND 10080`)
export class Alert {
  @PrimaryColumn('uuid')
  userId: string;

  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  kind: AlertKind;

  /** Ticker of the coin at the exchange of the kind. */
  @Column('text')
  symbol: string;

  @Column('text')
  direction: AlertDirection;

  /** In the unit of the kind. */
  @Column('numeric')
  threshold: string;

  /** For how long liquidations are summed; 0 for all other kinds. */
  @Column('integer')
  minutes: number;

  /** How long it is quiet after it has fired; null if it fires once. */
  @Column('integer', { nullable: true })
  repeatMinutes: number | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('text')
  state: AlertState;

  /** Whether the last value met it; null while there was none. */
  @Column('boolean', { nullable: true })
  isMet: boolean | null;

  /** Time of the value by which `isMet` changed. What is older changes nothing any more. */
  @Column('timestamptz')
  metAt: Date;

  @Column('timestamptz', { nullable: true })
  firedAt: Date | null;

  /** How often it has fired. */
  @Column('integer')
  firings: number;

  @Column('timestamptz')
  createdAt: Date;
}
