import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ChartEngine, ModelPart } from '../chart-reader.service.js';
import type { MarketCheck } from '../market.rules.js';
import type { Findings, Reading } from '../reader/index.js';

/**
 * What an analysis said: only ever inserted, without the member, so that nobody can take a bad one away. The text is worded when
 * it is read.
 */
@Entity('chart_analysis_results')
@Index('chart_analysis_results_scored', ['scoredAt'], { where: 'scored_at IS NOT NULL' })
export class ChartAnalysisResult {
  /** Id of the request. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  engine: ChartEngine;

  /** Version of the engine's rules. */
  @Column('integer')
  version: number;

  @Column('jsonb')
  reading: Reading;

  @Column('jsonb')
  findings: Findings;

  /** What the market said about it; null in results of version 1. */
  @Column('jsonb', { nullable: true })
  market: MarketCheck | null;

  /** The part that a language model had; null if none was asked. */
  @Column('jsonb', { nullable: true })
  model: ModelPart | null;

  /** When its outcome can be measured; null if it does not count: neutral, of the past, or seen before. */
  @Column('timestamptz', { nullable: true })
  scoredAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
