import { Pool } from 'undici';
import { timed } from './bench.js';

/** A request that is sent again and again. */
export interface Shot {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Measured {
  readonly perSecond: number;
  readonly latencies: number[];
}

/**
 * Sends requests over so many connections while `goesOn`, and waits for the last answers: what was told can be counted
 * against the books.
 */
export async function fire(
  url: string,
  connections: number,
  next: (turn: number) => Shot,
  goesOn: (turn: number, ms: number) => boolean,
): Promise<Measured> {
  const pool = new Pool(url, { connections });
  const latencies: number[] = [];
  let turn = 0;
  const started = performance.now();
  const send = async (): Promise<void> => {
    while (goesOn(turn, performance.now() - started)) {
      const { path, headers, body } = next(turn);
      turn += 1;
      const { ms } = await timed(async () => {
        const answer = await pool.request({
          path,
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
        const text = await answer.body.text();
        if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
      });
      latencies.push(ms);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, send));
    return { perSecond: (latencies.length * 1_000) / (performance.now() - started), latencies };
  } finally {
    await pool.close();
  }
}
