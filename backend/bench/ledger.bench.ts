import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SystemClock } from '../src/platform/clock/index.js';
import { baseDataSourceOptions, runInTransaction } from '../src/platform/database/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { BARE_ENTRIES, BARE_SPEND, createBareLedger } from './bare-spend.js';
import { percentile, type BenchContext, type BenchRow } from './bench.js';

const CONNECTIONS = 8;
const MEMBERS = 1_000;
const POINTS = 10n ** 12n;
/** Runners take turns, so that a neighbour on the machine disturbs all of them alike. */
const TURNS = 6;
const TURN_MS = 1_000;

const clock = new SystemClock();

/** Moves one point of a member. `intent` is new each time. */
type Move = (ownerId: string, intent: string) => Promise<void>;

interface Tally {
  count: number;
  elapsedMs: number;
  readonly latencies: number[];
}

/** Transfers per second through the service beside the same work as bare SQL: spread over members, and on one of them. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: CONNECTIONS });
  const dataSource = new DataSource({ ...baseDataSourceOptions(env.DATABASE_URL ?? ''), poolSize: CONNECTIONS });
  await dataSource.initialize();
  try {
    const ledger = new Ledger();
    const members = Array.from({ length: MEMBERS }, () => randomUUID());
    await prepare(owner, dataSource, ledger, members);
    const bareEntries: Move = async (ownerId) => void (await pool.query(BARE_ENTRIES, [ownerId, 1n]));
    const bare: Move = async (ownerId, intent) =>
      void (await pool.query(BARE_SPEND, [ownerId, 1n, intent, clock.now()]));
    const bareInTransaction: Move = async (ownerId, intent) => {
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query(BARE_SPEND, [ownerId, 1n, intent, clock.now()]);
      await client.query('COMMIT');
      client.release();
    };
    const service: Move = (ownerId, intent) =>
      runInTransaction(dataSource, async (tx) => {
        await ledger.post(tx, {
          ownerId,
          currency: 'LCOIN',
          kind: 'store_purchase',
          amount: 1n,
          scope: 'bench',
          key: intent,
          at: clock.now(),
          reference: { type: 'order', id: intent },
          params: { item: 'bench' },
        });
      });

    const rows: BenchRow[] = [];
    let acknowledged = 0;
    for (const [setting, owners] of [
      [`spread over ${MEMBERS} members`, members],
      ['one hot member', members.slice(0, 1)],
    ] as const) {
      const tallies = await measure([bare, bareEntries, bareInTransaction, service], owners);
      const rates = tallies.map(({ count, elapsedMs }) => (count * 1_000) / elapsedMs);
      acknowledged += tallies[3]?.count ?? 0;
      const proof = await verify(dataSource, service, members, acknowledged);
      const names = [
        ['bare SQL, the same work in one statement', ''],
        ['bare SQL, balance and entries only', ''],
        ['bare SQL, the same work in a transaction', ''],
        ['Ledger.post in a transaction', proof],
      ] as const;
      names.forEach(([name, note], index) =>
        rows.push({
          name,
          setting: `${setting}, ${CONNECTIONS} connections`,
          perSecond: rates[index] ?? 0,
          ratio: (rates[index] ?? 0) / (rates[0] ?? 1),
          p50Ms: percentile(tallies[index]?.latencies ?? [], 0.5),
          p99Ms: percentile(tallies[index]?.latencies ?? [], 0.99),
          note,
        }),
      );
    }
    return rows;
  } finally {
    await owner.query('DROP SCHEMA IF EXISTS bench CASCADE');
    await Promise.all([owner.end(), pool.end(), dataSource.destroy()]);
  }
}

async function prepare(
  owner: pg.Client,
  dataSource: DataSource,
  ledger: Ledger,
  members: readonly string[],
): Promise<void> {
  await createBareLedger(owner, members, POINTS);
  for (const ownerId of members) {
    await runInTransaction(dataSource, async (tx) => {
      await ledger.openAccounts(tx, ownerId, clock.now());
      const grant = { ownerId, currency: 'LCOIN', kind: 'signup_bonus', amount: POINTS } as const;
      await ledger.post(tx, { ...grant, scope: 'bench-grant', key: 'grant', at: clock.now() });
    });
  }
  await owner.query('ANALYZE');
}

let intents = 0;

async function measure(moves: readonly Move[], owners: readonly string[]): Promise<Tally[]> {
  const tallies = moves.map((): Tally => ({ count: 0, elapsedMs: 0, latencies: [] }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, move] of moves.entries()) {
      const tally = tallies[index];
      if (!tally) continue;
      const start = performance.now();
      const worker = async (): Promise<void> => {
        while (performance.now() - start < TURN_MS) {
          const began = performance.now();
          intents += 1;
          await move(owners[intents % owners.length] ?? '', `intent ${intents}`);
          tally.latencies.push(performance.now() - began);
          tally.count += 1;
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, worker));
      tally.elapsedMs += performance.now() - start;
    }
  }
  return tallies;
}

/** Every acknowledged transfer is booked once and no other: by count, by balance, and when the last ones come again. */
async function verify(
  dataSource: DataSource,
  service: Move,
  members: readonly string[],
  acknowledged: number,
): Promise<string> {
  const last: { owner_id: string; key: string; ref_id: string }[] = await dataSource.query(
    `SELECT owner_id, key, ref_id FROM ledger.transfer WHERE owner_id = ANY ($1) AND scope = 'bench' ORDER BY id DESC LIMIT 200`,
    [members],
  );
  for (const { owner_id: ownerId, key } of last) await service(ownerId, key);
  const rows: { booked: number; spent: string }[] = await dataSource.query(
    `SELECT (SELECT count(*)::int FROM ledger.transfer WHERE owner_id = ANY ($1) AND scope = 'bench') AS booked,
            (SELECT $2::numeric - sum(available) FROM ledger.account WHERE owner_id = ANY ($1) AND currency = 'LCOIN') AS spent`,
    [members, POINTS * BigInt(members.length)],
  );
  const { booked = 0, spent = '' } = rows[0] ?? {};
  if (booked !== acknowledged || spent !== String(acknowledged))
    throw new Error(`${acknowledged} transfers were acknowledged, ${booked} are booked and ${spent} points were spent`);
  return `${acknowledged} acknowledged, booked and spent: none lost, none doubled`;
}
