import { processConfig } from '../platform/config/index.js';
import { createDataSource } from './data-source.js';

/** Exits with 1 and the missing statements when the entities and the migrated schema differ. */
const dataSource = await createDataSource(processConfig().databaseMigrationUrl);
await dataSource.initialize();
await dataSource.runMigrations({ transaction: 'each' });
const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
for (const { query } of upQueries) process.stdout.write(`${query}\n`);
await dataSource.undoLastMigration({ transaction: 'each' });
await dataSource.runMigrations({ transaction: 'each' });
await dataSource.destroy();
process.exitCode = upQueries.length > 0 ? 1 : 0;
