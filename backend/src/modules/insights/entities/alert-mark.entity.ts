import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AlertKind } from '../alerts/alert-kinds.js';

/** Up to when alerts of a measure were held against it. What comes later without a value in between is a gap. */
@Entity('insights_alert_marks')
export class AlertMark {
  @PrimaryColumn('text')
  kind: AlertKind;

  @PrimaryColumn('text')
  symbol: string;

  @PrimaryColumn('integer')
  minutes: number;

  @Column('timestamptz')
  checkedTo: Date;
}
