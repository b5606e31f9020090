import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The picture of an analysis, re-encoded and without metadata; deleted after some weeks (a setting) and with the account. */
@Entity('chart_analysis_pictures')
@Index('chart_analysis_pictures_by_age', ['createdAt'])
export class ChartAnalysisPicture {
  @PrimaryColumn('uuid')
  userId: string;

  /** Id of the request. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('bytea')
  png: Buffer;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('timestamptz')
  createdAt: Date;
}
