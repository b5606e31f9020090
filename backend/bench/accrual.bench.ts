import { once } from 'node:events';
import pg from 'pg';
import type { AccrualRun } from './accrual-worker.js';
import { grouped, seconds, timed, type BenchContext, type BenchRow } from './bench.js';
import {
  call,
  memoryNote,
  registerMember,
  startServer,
  startService,
  stopServers,
  watchMemory,
  type Server,
} from './servers.js';

/** As many as one report file may have rows. */
const UIDS = 100_000;
const EXCHANGE = { id: 'binance', name: 'Binance' };

/**
 * One report day of many members, each with a verified UID: its Luff alone, and the whole way of a file that an
 * administrator uploads. Each comes a second time, which must credit nothing.
 */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  try {
    const [fileDay, day] = await prepareMembers(owner);
    return [...(await measureAccrual(owner, env, day)), ...(await measureFile(owner, env, fileDay))];
  } finally {
    await owner.query('DROP SCHEMA IF EXISTS bench CASCADE');
    await owner.end();
  }
}

/** Writes the members with their accounts and UIDs; answers two closed days on which they traded. */
async function prepareMembers(owner: pg.Client): Promise<[string, string]> {
  await owner.query(
    `INSERT INTO auth_members (email, email_key, name, password_hash, language, agreed_personal_info_at, created_at)
     SELECT e, e, 'Bench', 'none', 'ko', now() - interval '20 days', now() - interval '20 days'
     FROM (SELECT 'bench-uid-' || n || '@example.com' AS e FROM generate_series(1, $1) AS n) m`,
    [UIDS],
  );
  await owner.query(
    `SELECT ledger.open_accounts(id, created_at) FROM auth_members WHERE email LIKE 'bench-uid-%' ORDER BY id`,
  );
  await owner.query(
    `INSERT INTO uid_rebate_uids (user_id, exchange_id, uid, status, verified_at, verified_on, created_at, updated_at)
     SELECT id, $1, 4000000000 + row_number() OVER (), 'verified', created_at, created_at::date, created_at, created_at
     FROM auth_members WHERE email LIKE 'bench-uid-%'`,
    [EXCHANGE.id],
  );
  await owner.query('VACUUM (ANALYZE)');
  const { rows } = await owner.query<{ day: string }>(
    `SELECT ((now() AT TIME ZONE 'UTC')::date - n)::text AS day FROM generate_series(2, 3) AS n ORDER BY n`,
  );
  return [rows[0]?.day ?? '', rows[1]?.day ?? ''];
}

/** The Luff of a day whose rows are there, beside the same rows written by one statement. */
async function measureAccrual(owner: pg.Client, env: BenchContext['env'], day: string): Promise<BenchRow[]> {
  await owner.query(
    `WITH batch AS (
       INSERT INTO uid_rebate_report_batches (exchange_id, source, simulated, fetched_at)
       VALUES ($1, 'api', false, now()) RETURNING id
     )
     INSERT INTO uid_rebate_report_rows (exchange_id, uid, day, product, volume, fee, commission, rebate, rebate_rate,
       estimated, source, batch_id, raw, revision, updated_at)
     SELECT $1, uid, $2, 'futures', 1000 + uid::numeric % 9973 / 7, 1, 0.5, 0.2, 0.2, false, 'api', batch.id, '{}', 1, now()
     FROM batch, uid_rebate_uids WHERE exchange_id = $1`,
    [EXCHANGE.id, day],
  );
  await owner.query('ANALYZE');
  await copyAccounts(owner);
  const worker = await startServer('./accrual-worker.js', env);
  try {
    const first = await watchMemory(worker.child.pid, () => accrue(worker, day));
    const again = await accrue(worker, day);
    expectPosted(first.answer, UIDS);
    expectPosted(again, 0);
    const earned = await expectWhole(owner, day);
    const bareMs = await writeBare(owner, day);
    const bareRate = (UIDS * 1_000) / bareMs;
    const row = (name: string, ms: number, note: string): BenchRow => ({
      name,
      setting: `${grouped(UIDS)} UIDs`,
      perSecond: (UIDS * 1_000) / ms,
      ratio: (UIDS * 1_000) / ms / bareRate,
      note: `${seconds(ms)}${note}`,
    });
    return [
      row('bare INSERT … SELECT of the same rows', bareMs, ''),
      row('Luff of a report day', first.answer.ms, `${memoryNote(first)}; ${earned}`),
      row('the same day again', again.ms, '; credits 0'),
    ];
  } finally {
    await stopServers(worker);
  }
}

async function accrue({ child }: Server, day: string): Promise<AccrualRun> {
  const answered = once(child, 'message') as Promise<[AccrualRun]>;
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the worker ended with ${code}`);
  });
  child.send(day);
  const [run] = await Promise.race([answered, ended]);
  return run;
}

function expectPosted({ posted, refused }: AccrualRun, expected: number): void {
  if (posted !== expected || refused !== 0)
    throw new Error(`${expected} postings were due, ${posted} were posted and ${refused} refused`);
}

/** Every member has what the day earned, once; answers it in words. */
async function expectWhole(owner: pg.Client, day: string): Promise<string> {
  const { rows } = await owner.query<{ postings: string; wrong: string; earned: string }>(
    `SELECT count(*) AS postings, sum(target)::text AS earned,
            count(*) FILTER (WHERE target * 1e8 <> t.available OR target <> trunc(volume * rate, 8)) AS wrong
     FROM luff_accruals a JOIN ledger.transfer t ON t.owner_id = a.user_id AND t.currency = 'LUFF' AND t.id = a.transfer_id
     WHERE report_on = $1`,
    [day],
  );
  const { postings, wrong, earned } = rows[0] ?? {};
  if (postings !== String(UIDS) || wrong !== '0') throw new Error(`${postings} of ${UIDS} posted, ${wrong} wrongly`);
  return `${grouped(UIDS)} postings, ${earned} Luff, each as its row says`;
}

/** The accounts as they are before the day, for the bare statement. */
async function copyAccounts(owner: pg.Client): Promise<void> {
  await owner.query(`
    DROP SCHEMA IF EXISTS bench CASCADE;
    CREATE SCHEMA bench;
    CREATE TABLE bench.account (LIKE ledger.account INCLUDING ALL) WITH (fillfactor = 70);
    CREATE TABLE bench.transfer (LIKE ledger.transfer INCLUDING ALL);
    CREATE TABLE bench.accrual (LIKE luff_accruals INCLUDING ALL);
    INSERT INTO bench.account SELECT * FROM ledger.account;
    ANALYZE bench.account`);
}

/** Balances, transfers and receipts of the day in one statement: the same rows, indexes and checks, no rule and no proof. */
async function writeBare(owner: pg.Client, day: string): Promise<number> {
  const { ms } = await timed(() =>
    owner.query(
      `WITH due AS MATERIALIZED (
         SELECT t.* FROM luff_accruals a
         JOIN ledger.transfer t ON t.owner_id = a.user_id AND t.currency = 'LUFF' AND t.id = a.transfer_id
         WHERE a.report_on = $1
       ), moved AS (
         UPDATE bench.account b SET available = due.available_after, version = due.account_version
         FROM due WHERE b.owner_id = due.owner_id AND b.currency = due.currency
       ), booked AS (
         INSERT INTO bench.transfer SELECT * FROM due
       )
       INSERT INTO bench.accrual SELECT * FROM luff_accruals WHERE report_on = $1`,
      [day],
    ),
  );
  return ms;
}

/** The whole way of a day: a file is uploaded and looked at, then committed with its rows, their traces and the Luff. */
async function measureFile(owner: pg.Client, env: BenchContext['env'], day: string): Promise<BenchRow[]> {
  const service = await startService(env);
  try {
    const admin = await registerMember(service.url, 'bench-admin');
    await owner.query('UPDATE auth_members SET is_admin = true WHERE id = $1', [admin.id]);
    const content = Buffer.from(await fileOf(owner, day)).toString('base64');
    const rows: BenchRow[] = [];
    for (const [turn, posted] of [
      ['', UIDS],
      [', the same file again', 0],
    ] as const) {
      const before = await countPostings(owner);
      const upload = await watchMemory(service.child.pid, () =>
        timed(() =>
          call<{ id: string; counts: { new: number } }>(`${service.url}/api/admin/report-imports`, admin, {
            body: { exchange: EXCHANGE.name, fileName: 'bench.csv', content },
          }),
        ),
      );
      const { id } = upload.answer.answer;
      const commit = await watchMemory(service.child.pid, () =>
        timed(() => call(`${service.url}/api/admin/report-imports/${id}/commit`, admin, { body: {} })),
      );
      const credited = (await countPostings(owner)) - before;
      if (credited !== posted) throw new Error(`the file credits ${credited} postings instead of ${posted}`);
      for (const [name, part] of [
        ['file of a report day looked at, HTTP', upload],
        ['the file committed with rows and Luff, HTTP', commit],
      ] as const)
        rows.push({
          name: name + turn,
          setting: `${grouped(UIDS)} UIDs`,
          perSecond: (UIDS * 1_000) / part.answer.ms,
          note: `${seconds(part.answer.ms)}${memoryNote(part)}${part === commit ? `; credits ${grouped(credited)}` : ''}`,
        });
    }
    await expectWhole(owner, day);
    return rows;
  } finally {
    await stopServers(service);
  }
}

async function fileOf(owner: pg.Client, day: string): Promise<string> {
  const { rows } = await owner.query<{ uid: string }>('SELECT uid FROM uid_rebate_uids WHERE exchange_id = $1', [
    EXCHANGE.id,
  ]);
  const lines = rows.map(({ uid }) => `${uid},${day},${1_000 + (Number(uid) % 9_973)}.1234,1.25,0.5`);
  return ['UID,Date,Volume,Fee,Commission', ...lines].join('\n');
}

async function countPostings(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ count: number }>('SELECT count(*)::int AS count FROM luff_accruals');
  return rows[0]?.count ?? 0;
}
