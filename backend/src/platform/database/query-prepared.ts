import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement under a name of its own: another text under the same name is refused. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a statement that each connection parses and plans once, outside transactions. For what nearly every request asks,
 * and where one plan is good for all values: by unique keys alone, or of small tables as a whole.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  dataSource: DataSource,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const { rows } = await pool.query<Row>({ name, text, values: [...values] });
  return rows;
}
