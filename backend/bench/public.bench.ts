import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BenchContext, BenchRow } from './bench.js';
import { measureCalls, type Call } from './http-rates.js';
import { measureKept } from './kept-calls.js';
import { startServer, startService, stopServers } from './servers.js';

const REST_MS = 1_500;
const NOTIFIED_MS = 500;
/** Far more than the need: as many as 100,000 members have in a year who are paid twice. */
const REDEMPTIONS = 200_000;

const KEPT = ['/api/site-settings', '/api/exchanges', '/api/faq'];
/** What is counted, and pages with these answers in them, beside a file of one kilobyte that is nothing but read. */
const OTHERS = ['/api/luff/payout-summary', '/', '/en/faq', '/login', '/favicon.svg'];

/** The public pages and what they ask for, as a visitor, with many payouts in the books. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  const bare = await startServer('./bare-nest.js', env);
  const service = await startService(env);
  try {
    await fillRedemptions(owner);
    const rows: BenchRow[] = [];
    for (const path of KEPT) {
      const renew = async (): Promise<void> => {
        await owner.query('NOTIFY public_answers');
        await sleep(NOTIFIED_MS);
      };
      rows.push(...(await measureKept(bare, service, path, renew)));
    }
    const nothing: Call = { name: 'bare Nest route', server: bare, path: '/nothing' };
    const others = OTHERS.map((path) => ({ name: `GET ${path}`, server: service, path }));
    rows.push(...(await measureCalls(() => nothing, others)));
    await sleep(REST_MS);
    return rows;
  } finally {
    await stopServers(bare, service);
    await owner.query(`DELETE FROM luff_redemptions WHERE payout_reference LIKE 'bench-%'`);
    await owner.end();
  }
}

/** Paybacks of members who are not there: only their count is read. */
async function fillRedemptions(owner: pg.Client): Promise<void> {
  await owner.query(
    `INSERT INTO luff_redemptions (user_id, id, redemption_type, status, luff_amount, usdt_amount, user_uids, created_at,
       processed_at, payout_reference, payout_key, paid_at, payout_uid_id, hold_id, approval_id)
     SELECT uuidv7(), uuidv7(), 'usdt_payback', 'approved', 1000 + n, (1000 + n) / 10.0, '[]', at, at + interval '1 hour',
       'bench-' || n, 'bench-' || n, at + (n % 90) * interval '1 hour', uuidv7(), uuidv7(), uuidv7()
     FROM (SELECT n, now() - n * interval '5 minutes' - interval '90 hours' AS at FROM generate_series(1, $1) AS n) r`,
    [REDEMPTIONS],
  );
  await owner.query('VACUUM (ANALYZE) luff_redemptions');
}
