import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SystemClock } from '../platform/clock/index.js';
import { processConfig } from '../platform/config/index.js';
import { createDataSource } from './data-source.js';

/**
 * Generates a migration with the statements that bring a migrated database to the current entities. Review and edit it.
 * Argument: the migration name in PascalCase.
 */
const name = process.argv[2] ?? '';
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error('give the migration a name in PascalCase');

const dataSource = await createDataSource(processConfig().databaseMigrationUrl);
await dataSource.initialize();
await dataSource.runMigrations({ transaction: 'each' });
const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
await dataSource.destroy();

const statements = (queries: { query: string }[]): string =>
  queries.map(({ query }) => `    await runner.query(\`${query.replaceAll('`', '\\`')}\`);`).join('\n');
const stamp = new SystemClock().millis();
const file = `${name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`;
const target = fileURLToPath(new URL(`../../../src/database/migrations/${stamp}-${file}.ts`, import.meta.url));
writeFileSync(
  target,
  `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${name}${stamp} implements MigrationInterface {
  name = '${name}${stamp}';

  async up(runner: QueryRunner): Promise<void> {
${statements(upQueries)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements([...downQueries].reverse())}
  }
}
`,
);
process.stdout.write(`${target}\n`);
