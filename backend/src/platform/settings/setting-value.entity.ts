import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A value of a setting from an instant on. Append-only, so that past values stay known. */
@Entity('platform_setting_values')
export class SettingValueRow {
  @PrimaryColumn('text')
  key: string;

  @PrimaryColumn('timestamptz')
  effectiveAt: Date;

  @Column('text')
  value: string;

  @Column('uuid', { nullable: true })
  changedBy: string | null;
}
