import pg from 'pg';
import type { BenchContext, BenchRow } from './bench.js';
import { measureKept } from './kept-calls.js';
import { startReader, startMarket } from './market.js';
import { startServer, stopServers } from './servers.js';

/** The table of all premiums as a visitor reads it: as it was last collected, while nothing new comes. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const market = await startMarket(env);
  const lease = new pg.Client(env.DATABASE_URL);
  await lease.connect();
  try {
    await stopServers(await startReader(market));
    // The service below collects nothing, so that the answer stays the same.
    await lease.query(`SELECT pg_advisory_lock(hashtextextended('collector of the snapshots', 0))`);
    // Nor does it become stale.
    await lease.query(`UPDATE platform_snapshots SET fetched_at = fetched_at + interval '1 hour'`);
    const [bare, service] = [await startServer('./bare-nest.js', env), await startReader(market)];
    try {
      return await measureKept(bare, service, '/api/kimchi-premium', () => Promise.resolve());
    } finally {
      await stopServers(bare, service);
      // Of the future, which nothing that is read later would replace.
      await lease.query('DELETE FROM platform_snapshots');
    }
  } finally {
    await lease.end();
    await market.stop();
  }
}
