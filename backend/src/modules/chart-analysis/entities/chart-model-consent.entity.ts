import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member allows that the candles of their pictures are sent to a language model; ends when it is taken back. */
@Entity('chart_analysis_consents')
export class ChartModelConsent {
  @PrimaryColumn('uuid')
  userId: string;

  /** Who may be sent them: the host of the model when it was allowed. Another one is not allowed by it. */
  @Column('text')
  recipient: string;

  @Column('timestamptz')
  at: Date;
}
