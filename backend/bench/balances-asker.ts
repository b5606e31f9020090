import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';

/*
 * Asks for a balance at a steady pace, whatever has not been answered yet, until it is told to stop; then tells the latencies, which
 * count from when a request was due. A thread of its own: what the measuring process does meanwhile delays no request. Tells when it
 * is warm: those that it asked until then, with its connections and its code still new, do not count.
 */
export interface Asked {
  readonly url: string;
  readonly cookie: string;
  readonly perSecond: number;
}

const { url, cookie, perSecond } = workerData as Asked;
const pool = new Pool(url, { connections: 64 });
/** A second and a half. */
const COLD = 1.5 * perSecond;
const asked: Promise<number>[] = [];
let isOver = false;
parentPort?.once('message', () => (isOver = true));

const began = performance.now();
while (!isOver) {
  const due = began + (asked.length * 1_000) / perSecond;
  const early = due - performance.now();
  await sleep(Math.max(0, early));
  if (asked.length === COLD) parentPort?.postMessage('warm');
  asked.push(
    pool.request({ path: '/api/lance-coins/balance', method: 'GET', headers: { cookie } }).then(async (answer) => {
      await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(`the balance was answered ${answer.statusCode}`);
      return performance.now() - due;
    }),
  );
}
parentPort?.postMessage((await Promise.all(asked)).slice(COLD));
await pool.close();
