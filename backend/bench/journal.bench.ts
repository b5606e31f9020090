import pg from 'pg';
import { grouped, percentile, timed, type BenchContext, type BenchRow } from './bench.js';
import { call, registerMember, startService, stopServers, type BenchMember } from './servers.js';

const SIZES = [1_000, 100_000];
const TIMES = 40;
/** Five years, so that the largest journal has some 55 trades a day. */
const DAYS = 1_826;

const CALLS = [
  { name: 'statistics of all days', path: '/api/mypage/performance/statistics' },
  { name: 'performance', path: '/api/mypage/performance' },
  { name: 'a month of the calendar', path: null },
] as const;

/** What the screens of a journal cost, over HTTP, by its number of trades. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  const service = await startService(env);
  try {
    const rows: BenchRow[] = [];
    for (const trades of SIZES) {
      const member = await registerMember(service.url, `bench-journal-${trades}`);
      await fill(owner, member.id, trades);
      for (const { name, path } of CALLS)
        rows.push(await measure(service.url, member, name, path ?? (await month(owner)), trades));
    }
    return rows;
  } finally {
    await stopServers(service);
    await owner.end();
  }
}

/** Trades as an import leaves them, spread evenly over the days. */
async function fill(owner: pg.Client, userId: string, trades: number): Promise<void> {
  await owner.query(
    `INSERT INTO journal_days (user_id, day, krw_rate, created_at)
     SELECT $1, day, 1380, now() FROM generate_series(current_date - $2::int, current_date - 1, '1 day') AS day`,
    [userId, DAYS],
  );
  await owner.query(
    `INSERT INTO journal_trades (user_id, id, day, symbol, type, entry_price, exit_price, quantity, leverage, exchange,
       profit_loss, profit_loss_percent, created_at, book, build, opened_at, closed_at, fee, funding, fills, is_incomplete)
     SELECT $1, uuidv7(), current_date - 1 - (n % $3)::int, s.symbol, CASE WHEN n % 3 = 0 THEN 'short' ELSE 'long' END, 1000 + n % 97,
       1001 + n % 89, 0.5, 1, 'Binance', (n * 7919 % 4001 - 1950) / 100.0, (n % 41 - 20) / 10.0, now(), 'Binance|futures|' || s.symbol,
       uuidv7(), closed.at - interval '47 minutes', closed.at, 0.41, (n % 5 - 2) / 100.0, 2, false
     FROM generate_series(1::bigint, $2) AS n
     CROSS JOIN LATERAL (SELECT 'C' || n % 25 || '-USDT' AS symbol) s
     CROSS JOIN LATERAL (SELECT (current_date - 1 - (n % $3)::int) + (n * 37 % 1440) * interval '1 minute' AS at) closed`,
    [userId, trades, DAYS],
  );
  await owner.query('VACUUM (ANALYZE) journal_trades, journal_days');
}

async function month(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ from: string; to: string }>(
    `SELECT (current_date - 400)::text AS from, (current_date - 370)::text AS to`,
  );
  return `/api/journal/days?from=${rows[0]?.from}&to=${rows[0]?.to}&limit=100`;
}

async function measure(
  url: string,
  member: BenchMember,
  name: string,
  path: string,
  trades: number,
): Promise<BenchRow> {
  const latencies: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { ms } = await timed(() => call(`${url}${path}`, member));
    if (time >= TIMES / 10) latencies.push(ms);
  }
  return {
    name: `${name}, HTTP`,
    setting: `${grouped(trades)} trades`,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    note: `p95 ${percentile(latencies, 0.95).toFixed(1)} ms`,
  };
}
