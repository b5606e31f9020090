import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { fire, type Measured } from './firing.js';
import type { BenchMember } from './servers.js';

const ROUNDS = 10;

/** Something that a member can do once a day, or once in a while. */
export interface DailyAct {
  readonly path: string;
  readonly kind: string;
}

export const DAILY_ACTS: readonly DailyAct[] = [
  { path: '/api/attendance/check', kind: 'attendance' },
  { path: '/api/idle-rewards/claim', kind: 'idle_mining' },
];

/** Each member acts once in each round, and between the rounds a day passes. Each act that was told is a transfer. */
export async function measureDaily(
  { path, kind }: DailyAct,
  on: {
    readonly owner: pg.Client;
    readonly dataSource: DataSource;
    readonly url: string;
    readonly members: readonly BenchMember[];
    readonly connections: number;
  },
): Promise<Measured> {
  const { owner, dataSource, url, members, connections } = on;
  const ids = members.map(({ id }) => id);
  const countOf = async (): Promise<number> => {
    const [row]: { count: number }[] = await dataSource.query(
      'SELECT count(*)::int AS count FROM ledger.transfer WHERE owner_id = ANY ($1) AND kind = $2',
      [ids, kind],
    );
    return row?.count ?? 0;
  };
  const before = await countOf();
  const latencies: number[] = [];
  let seconds = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await passDay(owner, ids);
    const measured = await fire(
      url,
      connections,
      (turn) => ({
        path,
        headers: { cookie: members[turn]?.cookie ?? '', 'idempotency-key': randomUUID() },
        body: '{}',
      }),
      (turn) => turn < members.length,
    );
    latencies.push(...measured.latencies);
    seconds += measured.latencies.length / measured.perSecond;
  }
  const booked = (await countOf()) - before;
  if (booked !== latencies.length) throw new Error(`${latencies.length} times ${kind} was told, ${booked} are booked`);
  return { perSecond: latencies.length / seconds, latencies };
}

/**
 * What these members did was a day earlier, and its keys are free again; as the owner of the tables, since the ledger's doors
 * change nothing. Statements that are sent as one text are one transaction.
 */
async function passDay(owner: pg.Client, ids: readonly string[]): Promise<void> {
  const members = `ANY ('{${ids.join(',')}}'::uuid[])`;
  await owner.query(`
    ALTER TABLE ledger.transfer DISABLE TRIGGER USER;
    UPDATE ledger.transfer SET key = id::text WHERE owner_id = ${members} AND scope IN ('attendance', 'idle_mining');
    ALTER TABLE ledger.transfer ENABLE TRIGGER USER;
    UPDATE lcoin_idle_claims SET from_at = from_at - interval '1 day', claimed_at = claimed_at - interval '1 day'
      WHERE user_id = ${members};
    UPDATE auth_members SET created_at = created_at - interval '1 day' WHERE id = ${members}`);
}
