import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PastMarket } from '../src/modules/insights/index.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('the market before the first minute', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startTestApp();
  });

  afterAll(() => service.close());

  it('is written although the database is busy for longer than a request may take', async () => {
    const other = new pg.Client({ connectionString: service.database.migrationUrl });
    await other.connect();
    try {
      const past = service.app.get(PastMarket, { strict: false });
      await past.record();
      await other.query('BEGIN; LOCK TABLE insights_hours IN ACCESS EXCLUSIVE MODE');
      const [outcome] = await Promise.all([
        Promise.allSettled([past.recordHours()]),
        sleep(3_000).then(() => other.query('COMMIT')),
      ]);
      expect(outcome).toEqual([{ status: 'fulfilled', value: undefined }]);
    } finally {
      await other.end();
    }
  });
});
