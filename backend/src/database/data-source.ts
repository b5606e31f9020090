import 'reflect-metadata';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DataSource, type MigrationInterface } from 'typeorm';
import { baseDataSourceOptions } from '../platform/database/index.js';

type Constructor<T> = new () => T;

const source = fileURLToPath(new URL('../', import.meta.url));

/** Exported classes of all matching files, sorted by file name. */
async function loadClasses<T>(pattern: string): Promise<Constructor<T>[]> {
  const files = globSync(pattern, { cwd: source })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort();
  const modules = await Promise.all(
    files.map((file) => import(new URL(`../${file}`, import.meta.url).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value) => typeof value === 'function'),
  ) as Constructor<T>[];
}

/**
 * Data source with every entity and migration, for running migrations and checking that they are up to date. Connects as
 * the role in `url`, which must own the schema.
 */
export async function createDataSource(url: string): Promise<DataSource> {
  return new DataSource({
    ...baseDataSourceOptions(url),
    entities: await loadClasses<object>('{modules/*/entities,platform/*}/*.entity.{js,ts}'),
    migrations: await loadClasses<MigrationInterface>('database/migrations/[0-9]*-*.{js,ts}'),
  });
}
