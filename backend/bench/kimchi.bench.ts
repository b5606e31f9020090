import pg from 'pg';
import type { BenchContext, BenchRow } from './bench.js';
import { measureKept } from './kept-calls.js';
import { startCollector, startMarket } from './market.js';
import { startServer, startService, stopServers } from './servers.js';

/** The table of all premiums as a visitor reads it: as it was last collected, while nothing new comes. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const market = await startMarket(env);
  const lease = new pg.Client(env.DATABASE_URL);
  await lease.connect();
  try {
    await stopServers(await startCollector(market));
    // The service below collects nothing, so that the answer stays the same.
    await lease.query(`SELECT pg_advisory_lock(hashtextextended('collector of the snapshots', 0))`);
    const [bare, service] = [await startServer('./bare-nest.js', env), await startService(market.env)];
    try {
      return await measureKept(bare, service, '/api/kimchi-premium', () => Promise.resolve());
    } finally {
      await stopServers(bare, service);
    }
  } finally {
    await lease.end();
    await market.stop();
  }
}
