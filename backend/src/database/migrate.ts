import { SystemClock } from '../platform/clock/index.js';
import { processConfig } from '../platform/config/index.js';
import { createDataSource } from './data-source.js';
import { seedReference } from './seeds/reference.seed.js';

/** Migrates the database to the schema of this build and adds missing reference data. Runs as the owner role. */
const dataSource = await createDataSource(processConfig().databaseMigrationUrl);
await dataSource.initialize();
const done = await dataSource.runMigrations({ transaction: 'each' });
await dataSource.transaction((tx) => seedReference(tx, new SystemClock().now()));
if (done.length > 0) await dataSource.query('ANALYZE');
process.stdout.write(`${JSON.stringify({ migrated: done.map((migration) => migration.name) })}\n`);
await dataSource.destroy();
