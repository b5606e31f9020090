import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SystemClock } from '../src/platform/clock/index.js';
import { baseDataSourceOptions, runInTransaction } from '../src/platform/database/index.js';
import { Ledger } from '../src/platform/ledger/index.js';
import { createBareLedger } from './bare-spend.js';
import { grouped, percentile, type BenchContext, type BenchRow } from './bench.js';
import { DAILY_ACTS, measureDaily } from './daily-acts.js';
import { fire, type Measured, type Shot } from './firing.js';
import {
  call,
  registerMember,
  startServer,
  startService,
  stopServers,
  type BenchMember,
  type Server,
} from './servers.js';

const MEMBERS = 64;
const POINTS = 10n ** 11n;
/** The bare route and the purchase take turns, so that both meet the same other work on the machine. */
const TURNS = 4;
const TURN_MS = 1_500;
const CONNECTIONS = [8, 16, 32];
const REPEATED = 50;

/** What is sent: who, under which key. */
interface Intent {
  readonly member: BenchMember;
  readonly key: string;
}

interface Item {
  readonly id: string;
  readonly price: string | number;
}

/**
 * Purchases per second through session, validation, idempotency and ledger, beside a bare route of the same framework with
 * one statement that moves the points: spread over members, and by one of them.
 */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const owner = new pg.Client(env.DATABASE_MIGRATION_URL);
  await owner.connect();
  const dataSource = new DataSource(baseDataSourceOptions(env.DATABASE_URL ?? ''));
  await dataSource.initialize();
  const bare = await startServer('./bare-nest.js', env);
  const service = await startService(env);
  try {
    const members: BenchMember[] = [];
    for (let n = 0; n < MEMBERS; n += 1) members.push(await registerMember(service.url, `bench-spender-${n}`));
    await grant(dataSource, members);
    await createBareLedger(
      owner,
      members.map(({ id }) => id),
      POINTS,
    );
    await owner.query('ANALYZE');
    const [item] = await call<Item[]>(`${service.url}/api/luff/mining-items`, firstOf(members));
    if (!item) throw new Error('the store offers nothing');
    const price = BigInt(item.price);
    const spend = new Spends(service, item);

    const rows: BenchRow[] = [];
    for (const [setting, spenders] of [
      [`spread over ${MEMBERS} members`, members],
      ['one hot member', members.slice(0, 1)],
    ] as const)
      for (const connections of CONNECTIONS) {
        const [limit, result] = await inTurns(
          () => measureBare(bare, spenders, connections, price),
          () => spend.measure(spenders, connections),
        );
        const proof = await spend.verify(dataSource, members, price);
        const where = `${setting}, ${connections} connections`;
        rows.push(rowOf('bare Nest route, one SQL statement', where, limit, limit));
        rows.push({ ...rowOf('POST /api/luff/purchase-mining-item', where, result, limit), note: proof });
      }
    for (const connections of CONNECTIONS) {
      const limit = await measureBare(bare, members, connections, price);
      for (const act of DAILY_ACTS) {
        const result = await measureDaily(act, { owner, dataSource, url: service.url, members, connections });
        rows.push(
          rowOf(`POST ${act.path}`, `spread over ${MEMBERS} members, ${connections} connections`, result, limit),
        );
      }
    }
    return rows;
  } finally {
    await stopServers(bare, service);
    await owner.query('DROP SCHEMA IF EXISTS bench CASCADE');
    await Promise.all([owner.end(), dataSource.destroy()]);
  }
}

function rowOf(name: string, setting: string, { perSecond, latencies }: Measured, limit: Measured): BenchRow {
  return {
    name,
    setting,
    perSecond,
    ratio: perSecond / limit.perSecond,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}

const forOneTurn = (_: number, ms: number): boolean => ms < TURN_MS;

async function inTurns(bare: () => Promise<Measured>, own: () => Promise<Measured>): Promise<[Measured, Measured]> {
  const turns: [Measured, Measured][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push([await bare(), await own()]);
  const sumOf = (measured: readonly Measured[]): Measured => ({
    perSecond: measured.reduce((sum, { perSecond }) => sum + perSecond, 0) / TURNS,
    latencies: measured.flatMap(({ latencies }) => latencies),
  });
  return [sumOf(turns.map(([limit]) => limit)), sumOf(turns.map(([, result]) => result))];
}

async function grant(dataSource: DataSource, members: readonly BenchMember[]): Promise<void> {
  const ledger = new Ledger();
  const at = new SystemClock().now();
  for (const { id: ownerId } of members)
    await runInTransaction(dataSource, (tx) =>
      ledger.post(tx, {
        ...{ ownerId, currency: 'LCOIN', kind: 'signup_bonus', amount: POINTS },
        ...{ scope: 'bench-grant', key: 'grant', at },
      }),
    );
}

function measureBare(
  { url }: Server,
  spenders: readonly BenchMember[],
  connections: number,
  price: bigint,
): Promise<Measured> {
  const next = (turn: number): Shot => ({
    path: '/spend',
    headers: {},
    body: JSON.stringify({ ownerId: firstOf(spenders, turn).id, points: Number(price), intent: randomUUID() }),
  });
  return fire(url, connections, next, forOneTurn);
}

/** The purchases of one item, and what was told about them. */
class Spends {
  private readonly intents: Intent[] = [];

  constructor(
    private readonly service: Server,
    private readonly item: Item,
  ) {}

  measure(spenders: readonly BenchMember[], connections: number): Promise<Measured> {
    const body = JSON.stringify({ itemId: this.item.id });
    const next = (turn: number): Shot => {
      const intent = { member: firstOf(spenders, turn), key: randomUUID() };
      this.intents.push(intent);
      const headers = { cookie: intent.member.cookie, 'idempotency-key': intent.key };
      return { path: '/api/luff/purchase-mining-item', headers, body };
    };
    return fire(this.service.url, connections, next, forOneTurn);
  }

  /** Sends the last ones again; then each that was told is an order, an item and a transfer, once, and no other is. */
  async verify(dataSource: DataSource, members: readonly BenchMember[], price: bigint): Promise<string> {
    for (const { member, key } of this.intents.slice(-REPEATED))
      await call(`${this.service.url}/api/luff/purchase-mining-item`, member, { body: { itemId: this.item.id }, key });
    const told = this.intents.length;
    const [row]: { orders: number; items: number; transfers: number; spent: string }[] = await dataSource.query(
      `SELECT (SELECT count(*)::int FROM store_orders WHERE user_id = ANY ($1)) AS orders,
              (SELECT count(*)::int FROM store_user_mining_items WHERE user_id = ANY ($1)) AS items,
              (SELECT count(*)::int FROM ledger.transfer WHERE owner_id = ANY ($1) AND kind = 'store_purchase') AS transfers,
              (SELECT sum(store) FROM ledger.transfer WHERE owner_id = ANY ($1) AND kind = 'store_purchase') AS spent`,
      [members.map(({ id }) => id)],
    );
    const isWhole =
      row?.orders === told &&
      row.items === told &&
      row.transfers === told &&
      BigInt(row.spent) === price * BigInt(told);
    if (!isWhole) throw new Error(`${told} purchases were told, the books have ${JSON.stringify(row)}`);
    return `${grouped(told)} so far told, ordered and paid once, also when sent again`;
  }
}

/** The members in turn. */
function firstOf(members: readonly BenchMember[], turn = 0): BenchMember {
  const member = members[turn % members.length];
  if (!member) throw new Error('there are no members');
  return member;
}
