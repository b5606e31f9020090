import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Findings, Reading } from '../reader/index.js';

/**
 * What an analysis said: only ever inserted, without the member, so that nobody can take a bad one away. The text is worded when
 * it is read.
 */
@Entity('chart_analysis_results')
export class ChartAnalysisResult {
  /** Id of the request. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  engine: 'embedded';

  /** Version of the engine's rules. */
  @Column('integer')
  version: number;

  @Column('jsonb')
  reading: Reading;

  @Column('jsonb')
  findings: Findings;

  @Column('timestamptz')
  createdAt: Date;
}
