import 'reflect-metadata';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SystemClock } from '../src/platform/clock/index.js';
import { baseDataSourceOptions } from '../src/platform/database/index.js';
import { Ledger, Reconciliation } from '../src/platform/ledger/index.js';
import { grouped, percentile, seconds, timed, type BenchContext, type BenchRow } from './bench.js';
import {
  call,
  memoryNote,
  registerMember,
  startService,
  stopServers,
  watchMemory,
  type BenchMember,
} from './servers.js';

const ENTRIES = 1_000_000;
/** One every two minutes: the last of them four years ago. */
const SPACING_SECONDS = 120;
const PAGES = 120;
const PER_DAY = 86_400 / SPACING_SECONDS;
const MONTH_DAYS = 30;
/** Entries that are left behind the last pages of a range, so that of one entry in 20 a page can still be filled. */
const REMAINDER = 3_000;

/** A stretch of the history, counted in entries before the newest. */
interface Range {
  readonly begin: number;
  readonly length: number;
  /** Pages of one place begin anywhere within this many entries, so that it is not always the same page. */
  readonly spread: number;
}

const ALL: Range = { begin: 0, length: ENTRIES, spread: 10_000 };
/** Ends somewhere within the day in the middle. */
const MONTH: Range = { begin: ENTRIES / 2, length: MONTH_DAYS * PER_DAY, spread: 400 };

/** Where in a range a page begins; null for its newest entry, which needs no cursor. */
const PLACES = [
  { name: 'at the newest', of: (): null => null },
  { name: 'in the middle', of: ({ begin, length }: Range): number => begin + length / 2 },
  { name: 'at the oldest', of: ({ begin, length, spread }: Range): number => begin + length - spread - REMAINDER },
] as const;

/**
 * One page of a member with a million entries, wherever it begins and however it is filtered; the file of all of them;
 * and their sum.
 */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  const dataSource = new DataSource(baseDataSourceOptions(env.DATABASE_URL ?? ''));
  await dataSource.initialize();
  const service = await startService(env);
  try {
    const member = await registerMember(service.url, 'bench-statement');
    await fill(owner, member.id);
    const checked = await reconcile(dataSource);
    const days = await daysAgo(owner);
    const month = `from=${days.from}&to=${days.to}`;
    const filters = [
      { name: 'no filter', query: '', range: ALL },
      { name: '19 entries in 20 (mining)', query: 'type=mining', range: ALL },
      { name: 'one entry in 20 (spend)', query: 'type=spend', range: ALL },
      { name: 'one entry in 100,000 (bonus)', query: 'type=bonus', range: ALL, isRare: true },
      { name: 'a month two years ago', query: month, range: MONTH },
      { name: 'spend of that month', query: `type=spend&${month}`, range: MONTH },
    ];
    const rows: BenchRow[] = [];
    const ledger = new Ledger();
    rows.push(
      ...(await measurePages('page of 100, the query alone', 'no filter', ALL, (cursor) =>
        ledger.statement(dataSource.manager, member.id, 'LCOIN', { limit: 100, ...(cursor && { cursor }) }),
      )),
    );
    for (const { name, query, range, isRare } of filters)
      rows.push(
        ...(await measurePages('page of 100, HTTP', name, range, async (cursor) => {
          const parts = [query, cursor && `cursor=${cursor}`].filter(Boolean);
          const page = await call<unknown[]>(`${service.url}/api/lance-coins/history?${parts.join('&')}`, member);
          if (!isRare && page.length !== 100) throw new Error(`${name}, after ${cursor}: ${page.length} entries`);
        })),
      );
    rows.push(await measureSummary(service.url, member));
    rows.push(await measureCsv(service, member));
    return rows.map((row, index) => (index === 0 ? { ...row, note: checked } : row));
  } finally {
    await stopServers(service);
    await Promise.all([owner.end(), dataSource.destroy()]);
  }
}

/**
 * Writes the entries behind the doors of the ledger, which book one at a time, as the owner of its tables and with their
 * triggers off; reconciliation proves afterwards that the books are what the doors would have made.
 */
async function fill(owner: pg.Client, memberId: string): Promise<void> {
  await owner.query('BEGIN');
  await owner.query('ALTER TABLE ledger.transfer DISABLE TRIGGER USER');
  await owner.query(
    `WITH now AS (SELECT date_trunc('milliseconds', clock_timestamp()) AS at),
     opened AS (SELECT available, version FROM ledger.account WHERE owner_id = $1 AND currency = 'LCOIN'),
     act AS (
       SELECT n, opened.version + n AS version, now.at - (($2 - n) * $3) * interval '1 second' AS at, kind,
              CASE kind WHEN 'store_purchase' THEN -200 WHEN 'uid_verification_bonus' THEN 1000
                        WHEN 'attendance' THEN 10 ELSE 36 END AS amount
       FROM now, opened, generate_series(1::bigint, $2) AS n,
         LATERAL (SELECT CASE WHEN n % 100000 = 0 THEN 'uid_verification_bonus' WHEN n % 20 = 0 THEN 'store_purchase'
                              WHEN n % 50 = 7 THEN 'attendance' ELSE 'idle_mining' END AS kind) k
     ),
     told AS (
       SELECT act.*, opened.available + sum(amount) OVER (ORDER BY n) AS after,
              CASE kind WHEN 'store_purchase' THEN ARRAY['store_order', uuidv7()::text] END AS ref,
              CASE kind
                WHEN 'store_purchase' THEN jsonb_build_object('orderNumber', n, 'nameKo', 'Speed Booster', 'nameEn', 'Speed Booster')
                WHEN 'uid_verification_bonus' THEN jsonb_build_object('exchangeName', 'Binance', 'uid', n::text)
                WHEN 'attendance' THEN jsonb_build_object('day', at::date)
                ELSE jsonb_build_object('from', at - interval '2 minutes', 'to', at) END AS params
       FROM act, opened
     )
     INSERT INTO ledger.transfer (owner_id, currency, id, account_version, kind, available, mint, store, available_after,
       held_after, clawback_after, scope, key, request_hash, ref_type, ref_id, params, at)
     SELECT $1, 'LCOIN', uuidv7(at - clock_timestamp()), version, kind, amount,
            CASE WHEN amount > 0 THEN -amount ELSE 0 END, CASE WHEN amount < 0 THEN -amount ELSE 0 END, after, 0, 0,
            'bench-' || kind, n::text,
            sha256(convert_to(jsonb_build_array('LCOIN', kind, amount, NULL, ref[1], ref[2], params)::text, 'UTF8')),
            ref[1], ref[2], params, at
     FROM told`,
    [memberId, ENTRIES, SPACING_SECONDS],
  );
  await owner.query(
    `UPDATE ledger.account a SET available = t.available_after, version = t.account_version
     FROM ledger.transfer t
     WHERE a.owner_id = $1 AND a.currency = 'LCOIN' AND t.owner_id = a.owner_id AND t.currency = a.currency
       AND t.account_version = a.version + $2`,
    [memberId, ENTRIES],
  );
  await owner.query('ALTER TABLE ledger.transfer ENABLE TRIGGER USER');
  await owner.query('COMMIT');
  await owner.query('VACUUM (ANALYZE) ledger.transfer');
}

/** The books agree with themselves in everything that the ledger checks; answers so in words. */
async function reconcile(dataSource: DataSource): Promise<string> {
  const reconciliation = new Reconciliation(new Ledger());
  const takes: string[] = [];
  for (const reach of ['everything', 'recent'] as const) {
    const { ms, answer: counts } = await timed(() =>
      dataSource.transaction((tx) => reconciliation.run(tx, new SystemClock().now(), reach)),
    );
    const found = Object.entries(counts).filter(([, count]) => count > 0);
    if (found.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(found)}`);
    takes.push(`${Object.keys(counts).length} checks of ${reach} agree in ${seconds(ms)}`);
  }
  return `${grouped(ENTRIES)} entries; ${takes.join(', ')}`;
}

/** Days of Seoul that lie in the middle of the entries. */
async function daysAgo(owner: pg.Client): Promise<{ from: string; to: string }> {
  const { rows } = await owner.query<{ from: string; to: string }>(
    `SELECT (middle - $2::int)::text AS from, (middle - 1)::text AS to
     FROM (SELECT ((now() - $1 * interval '1 second') AT TIME ZONE 'Asia/Seoul')::date AS middle) m`,
    [(ENTRIES / 2) * SPACING_SECONDS, MONTH_DAYS],
  );
  return rows[0] ?? { from: '', to: '' };
}

/** The places take turns, so that a neighbour on the machine disturbs all of them alike. */
async function measurePages(
  name: string,
  setting: string,
  range: Range,
  read: (cursor: string | null) => Promise<unknown>,
): Promise<BenchRow[]> {
  const latencies: number[][] = PLACES.map(() => []);
  for (let page = 0; page < PAGES; page += 1)
    for (const [index, place] of PLACES.entries()) {
      const ago = place.of(range);
      // The first entry of the account is the signup bonus: one more than was filled in.
      const cursor = ago === null ? null : String(ENTRIES + 1 - ago - ((page * 7_919) % range.spread));
      const { ms } = await timed(() => read(cursor));
      if (page >= PAGES / 10) latencies[index]?.push(ms);
    }
  return PLACES.map((place, index) => ({
    name: `${name}, ${place.name}`,
    setting,
    p50Ms: percentile(latencies[index] ?? [], 0.5),
    p99Ms: percentile(latencies[index] ?? [], 0.99),
  }));
}

async function measureSummary(url: string, member: BenchMember): Promise<BenchRow> {
  const latencies: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const { ms, answer } = await timed(() => call<{ count: number }>(`${url}/api/lance-coins/summary`, member));
    if (answer.count !== ENTRIES + 1) throw new Error(`the summary counts ${answer.count} entries`);
    latencies.push(ms);
  }
  return {
    name: 'sums over all entries, HTTP',
    setting: 'one request',
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}

async function measureCsv(
  service: { url: string; child: { pid?: number } },
  { cookie }: BenchMember,
): Promise<BenchRow> {
  const watched = await watchMemory(service.child.pid, () =>
    timed(async () => {
      const response = await fetch(`${service.url}/api/lance-coins/history.csv`, { headers: { cookie } });
      if (!response.ok || !response.body) throw new Error(`the file answered ${response.status}`);
      let bytes = 0;
      let lines = 0;
      for await (const chunk of response.body) {
        const piece = chunk as Uint8Array;
        bytes += piece.length;
        for (const byte of piece) if (byte === 0x0a) lines += 1;
      }
      return { bytes, lines };
    }),
  );
  const { ms, answer } = watched.answer;
  if (answer.lines !== ENTRIES + 2) throw new Error(`the file has ${answer.lines} lines`);
  return {
    name: 'CSV file of all entries, HTTP',
    setting: 'one request',
    perSecond: (answer.lines * 1_000) / ms,
    note: `${seconds(ms)}, ${(answer.bytes / 1e6).toFixed(0)} MB${memoryNote(watched)}`,
  };
}
