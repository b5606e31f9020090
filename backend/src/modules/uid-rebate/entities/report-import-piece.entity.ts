import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ReportImport } from './report-import.entity.js';

/** A piece of an uploaded file: so that no file has to be in memory whole, neither here nor in the database. */
@Entity('uid_rebate_report_import_pieces')
export class ReportImportPiece {
  @PrimaryColumn('uuid')
  @ForeignKey(() => ReportImport)
  importId: string;

  /** From 0 without gaps. */
  @PrimaryColumn('integer')
  number: number;

  @Column('bytea')
  content: Buffer;
}
