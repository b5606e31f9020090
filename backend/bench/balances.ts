import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Asked } from './balances-asker.js';
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
  await ask(url, asker, () => sleep(2_000));
  const [alone] = await ask(url, asker, () => sleep(IDLE_SECONDS * 1_000));
  const idle = rowOf('balances alone', alone);
  const [busy, answer] = await ask(url, asker, work);
  const most = Math.max(2 * idle.p99Ms, idle.p99Ms + ADDED_MS);
  const note = `p99 may be ${most.toFixed(1)}`;
  return { answer, rows: [idle, { ...rowOf(`balances ${name}`, busy), note }] };
}

const rowOf = (name: string, latencies: number[]) => ({
  ...{ name, setting: `GET /api/lance-coins/balance, ${PER_SECOND}/s` },
  ...{ p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99) },
});

/** Latencies of balances asked for while `work` goes on. */
async function ask<T>(url: string, { cookie }: BenchMember, work: () => Promise<T>): Promise<[number[], T]> {
  const asker = new Worker(new URL('./balances-asker.js', import.meta.url), {
    workerData: { url, cookie, perSecond: PER_SECOND } satisfies Asked,
  });
  await once(asker, 'message');
  const told = once(asker, 'message') as Promise<[number[]]>;
  // Throws what the asker throws, whichever ends first.
  const [latencies, answer] = await Promise.all([told, work().finally(() => asker.postMessage('stop'))]);
  return [latencies[0], answer];
}
