import type { DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Options shared by the service, migrations and tests. The schema changes only by migrations. */
export function baseDataSourceOptions(url: string): PostgresOptions {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'platform_migrations',
    namingStrategy: new SnakeNamingStrategy(),
    installExtensions: false,
    logging: false,
  };
}

/**
 * Options of the running service. Waits are bounded everywhere (connection 3 s, lock 2 s, statement 5 s), so that a slow
 * database sheds load instead of queueing it.
 */
export function appDataSourceOptions(url: string, poolSize: number): PostgresOptions {
  return {
    ...baseDataSourceOptions(url),
    poolSize,
    connectTimeoutMS: 3_000,
    // When stopping, the embedded database waits for connections with this name.
    applicationName: 'lance',
    extra: {
      lock_timeout: 2_000,
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      // A query that opens a new connection waits for it, even if a used one is released sooner. Keeping idle ones avoids that in bursts.
      idleTimeoutMillis: 300_000,
    },
  };
}
