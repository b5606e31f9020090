import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile, type BenchRow } from './bench.js';
import { registerMember, type BenchMember } from './servers.js';

const PER_SECOND = 200;
const IDLE_SECONDS = 8;
/** What may be added to the idle service: as much again, or so many milliseconds. */
const ADDED_MS = 10;

/** What a balance costs at a steady pace, alone and while `work` goes on; the note says what its p99 may be. */
export async function besideBalances<T>(
  url: string,
  name: string,
  work: () => Promise<T>,
): Promise<{ answer: T; rows: [idle: BenchRow, busy: BenchRow] }> {
  const asker = await registerMember(url, 'asker');
  await ask(url, asker, (ms) => ms < 2_000);
  const idle = rowOf('balances alone', await ask(url, asker, (ms) => ms < IDLE_SECONDS * 1_000));
  let isOver = false;
  const [busy, answer] = await Promise.all([ask(url, asker, () => !isOver), work().finally(() => (isOver = true))]);
  const most = Math.max(2 * idle.p99Ms, idle.p99Ms + ADDED_MS);
  const note = `p99 may be ${most.toFixed(1)}`;
  return { answer, rows: [idle, { ...rowOf(`balances ${name}`, busy), note }] };
}

const rowOf = (name: string, latencies: number[]) => ({
  ...{ name, setting: `GET /api/lance-coins/balance, ${PER_SECOND}/s` },
  ...{ p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99) },
});

/** Asks for the balance at a steady pace, whatever has not been answered yet; latencies count from when it was due. */
async function ask(url: string, { cookie }: BenchMember, goesOn: (ms: number) => boolean): Promise<number[]> {
  const pool = new Pool(url, { connections: 64 });
  const asked: Promise<number>[] = [];
  const began = performance.now();
  try {
    while (goesOn(performance.now() - began)) {
      const due = began + (asked.length * 1_000) / PER_SECOND;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      asked.push(
        pool.request({ path: '/api/lance-coins/balance', method: 'GET', headers: { cookie } }).then(async (answer) => {
          await answer.body.text();
          if (answer.statusCode !== 200) throw new Error(`the balance was answered ${answer.statusCode}`);
          return performance.now() - due;
        }),
      );
    }
    return await Promise.all(asked);
  } finally {
    await pool.close();
  }
}
