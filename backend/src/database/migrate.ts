import { processConfig } from '../platform/config/index.js';
import { createDataSource } from './data-source.js';

/** Brings the database to the schema of this build, as the role that owns it. */
const dataSource = await createDataSource(processConfig().databaseMigrationUrl);
await dataSource.initialize();
const done = await dataSource.runMigrations({ transaction: 'each' });
if (done.length > 0) await dataSource.query('ANALYZE');
process.stdout.write(`${JSON.stringify({ migrated: done.map((migration) => migration.name) })}\n`);
await dataSource.destroy();
