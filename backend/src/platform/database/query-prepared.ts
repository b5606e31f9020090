import type pg from 'pg';
import { DataSource, QueryRunnerAlreadyReleasedError, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A named prepared statement; reusing a name for another text is an error. */
export interface PreparedStatement {
  /** At most 63 characters; PostgreSQL truncates longer names. */
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a statement that each connection parses and plans once, in the entity manager's transaction if there is one. For
 * frequent statements whose plan fits all values: by unique keys, or over small tables.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  on: DataSource | EntityManager,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const connection = await connectionOf(on);
  const { rows } = await connection.query<Row>({ name, text, values: [...values] });
  return rows;
}

async function connectionOf(on: DataSource | EntityManager): Promise<pg.Pool | pg.PoolClient> {
  const dataSource = on instanceof DataSource ? on : on.dataSource;
  const runner = on instanceof DataSource ? undefined : on.queryRunner;
  if (!runner) return (dataSource.driver as PostgresDriver).master as pg.Pool;
  // Its connection may already belong to another transaction.
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  return (await runner.connect()) as pg.PoolClient;
}
