import type pg from 'pg';
import { DataSource, QueryRunnerAlreadyReleasedError, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement under a name of its own: another text under the same name is refused. */
export interface PreparedStatement {
  /** At most 63 characters; a longer one the database would cut. */
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a statement that each connection parses and plans once: in the transaction of an entity manager that has one, outside
 * transactions otherwise. For what is asked again and again, and where one plan is good for all values: by unique keys
 * alone, or of small tables as a whole.
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
  // Its connection may be another transaction's by now.
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  return (await runner.connect()) as pg.PoolClient;
}
