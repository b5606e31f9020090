import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { baseDataSourceOptions, runInTransaction } from '../../src/platform/database/index.js';
import { Ledger } from '../../src/platform/ledger/index.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The ledger on a database of its own, reached as the service reaches it. */
export interface LedgerHarness {
  readonly ledger: Ledger;
  readonly database: TestDatabase;
  /** As `lance_app`, with as many connections as there are workers. */
  readonly dataSource: DataSource;
  /** One connection as the role that owns the schema. */
  readonly owner: pg.Client;
  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  /** A member with open accounts and nothing in them. */
  newMember(): Promise<string>;
  close(): Promise<void>;
}

export const NOW = new Date('2026-11-20T03:00:00.000Z');
export const ADMIN = '01900000-0000-7000-8000-00000000ad01';

export async function openLedger(connections = 8): Promise<LedgerHarness> {
  const database = await createTestDatabase();
  const dataSource = new DataSource({
    ...baseDataSourceOptions(database.databaseUrl),
    poolSize: connections,
    poolErrorHandler: () => {},
  });
  await dataSource.initialize();
  const owner = new pg.Client(database.migrationUrl);
  await owner.connect();
  const ledger = new Ledger();
  const inTransaction: LedgerHarness['inTransaction'] = (work) => runInTransaction(dataSource, work);
  return {
    ledger,
    database,
    dataSource,
    owner,
    inTransaction,
    newMember: async () => {
      const member = randomUUID();
      await inTransaction((tx) => ledger.openAccounts(tx, member, NOW));
      return member;
    },
    close: async () => {
      await owner.end();
      await dataSource.destroy();
      await database.drop();
    },
  };
}
