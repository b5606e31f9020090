import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { grantConnections, ownerRole, urlOf, withClient } from '../../embedded-postgres/bootstrap.js';
import { createDataSource } from '../../src/database/data-source.js';
import { seedReference } from '../../src/database/seeds/reference.seed.js';
import { FakeClock } from './fake-clock.js';

export interface TestDatabase {
  /** As the service connects: role `lance_app`. */
  readonly databaseUrl: string;
  /** As the migrations connect: role `lance_owner`. */
  readonly migrationUrl: string;
  /** Superuser, in this database. */
  readonly adminUrl: string;
  /** Ends every connection to it and deletes it. Forgetting this costs disk until the end of the run, no more. */
  drop(): Promise<void>;
}

const template = 'lance_template';

/** A database of its own with the schema that the migrations make: a copy of a template, so that it takes moments. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = environment('TEST_ADMIN_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(adminUrl, async (admin) => {
    await ensureTemplate(admin);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${ownerRole}`);
    await grantConnections(admin, name);
  });
  return {
    databaseUrl: urlOf(environment('TEST_TEMPLATE_DATABASE_URL'), name),
    migrationUrl: urlOf(environment('TEST_TEMPLATE_MIGRATION_URL'), name),
    adminUrl: urlOf(adminUrl, name),
    drop: () => withClient(adminUrl, async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/** The first worker that comes migrates the template; the others wait for it. It is closed to connections afterwards. */
async function ensureTemplate(admin: Client): Promise<void> {
  await admin.query(`SELECT pg_advisory_lock(hashtext('lance template'))`);
  try {
    const { rows } = await admin.query<{ ready: boolean }>(
      'SELECT datistemplate AS ready FROM pg_database WHERE datname = $1',
      [template],
    );
    if (rows[0]?.ready) return;
    await migrate(environment('TEST_TEMPLATE_MIGRATION_URL'));
    await admin.query(`ALTER DATABASE ${template} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  } finally {
    await admin.query(`SELECT pg_advisory_unlock(hashtext('lance template'))`);
  }
}

async function migrate(migrationUrl: string): Promise<void> {
  const dataSource = await createDataSource(migrationUrl);
  await dataSource.initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
    await seedReference(dataSource.manager, new FakeClock().now());
    await dataSource.query('ANALYZE');
  } finally {
    await dataSource.destroy();
  }
}

function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests with a database are *.e2e-spec.ts files run by Jest`);
  return value;
}
