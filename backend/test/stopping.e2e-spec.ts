import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('stopping', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp({ env: { DATABASE_POOL_SIZE: '2' } });
  });

  afterAll(() => service.close());

  it('ends each act whole: those that run, and those that wait for a connection', async () => {
    const admin = new Client({ connectionString: service.database.adminUrl });
    await admin.connect();
    await admin.query('CREATE TABLE halves (act integer NOT NULL, half integer NOT NULL)');
    await admin.query('GRANT ALL ON halves TO PUBLIC');

    const acts = Promise.allSettled(
      Array.from({ length: 8 }, (_, act) =>
        service.dataSource.transaction(async (tx) => {
          await tx.query('INSERT INTO halves VALUES ($1, 1)', [act]);
          await tx.query('SELECT pg_sleep(0.1)');
          await tx.query('INSERT INTO halves VALUES ($1, 2)', [act]);
        }),
      ),
    );
    await sleep(150);
    await service.dataSource.destroy();

    const outcomes = await acts;
    const { rows } = await admin.query<{ act: number; halves: number }>(
      'SELECT act, count(*)::integer AS halves FROM halves GROUP BY act ORDER BY act',
    );
    await admin.end();
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'fulfilled'));
    expect(rows).toEqual(Array.from({ length: 8 }, (_, act) => ({ act, halves: 2 })));
  });
});
