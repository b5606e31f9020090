import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CandleQuote } from '../../insights/index.js';
import type { Direction, Outcome } from '../score.rules.js';
import type { Timeframe } from '../reader/index.js';

/** What became of an analysis in the market: only ever inserted, by triggers even for the owner, without the member. */
@Entity('chart_analysis_outcomes')
@Check('chart_analysis_outcomes_direction', `direction IN ('long', 'short')`)
@Check(
  'chart_analysis_outcomes_kinds',
  `outcome IN ('target', 'stop', 'expired', 'unknown') AND opposite IN ('target', 'stop', 'expired', 'unknown')`,
)
@Check(
  'chart_analysis_outcomes_known',
  `(outcome = 'unknown') = (entry IS NULL) AND (opposite = 'unknown') = (entry IS NULL)`,
)
@Check('chart_analysis_outcomes_times', `ended_at > entered_at AND created_at >= ended_at`)
export class ChartAnalysisOutcome {
  /** Id of the result. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  engine: string;

  @Column('text')
  symbol: string;

  @Column('text')
  quote: CandleQuote;

  @Column('text')
  timeframe: Timeframe;

  @Column('text')
  direction: Direction;

  @Column('text')
  outcome: Outcome;

  /** Of the other direction with the same distances. */
  @Column('text')
  opposite: Outcome;

  /** First price of the minute in which it was entered; null if the market can no longer be read. */
  @Column('numeric', { nullable: true })
  entry: string | null;

  @Column('timestamptz')
  enteredAt: Date;

  @Column('timestamptz')
  endedAt: Date;

  /** Measured against the simulator. */
  @Column('boolean')
  simulated: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
