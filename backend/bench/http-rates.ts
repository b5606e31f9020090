import autocannon from 'autocannon';
import type { BenchRow } from './bench.js';
import { processorMs, type Server } from './servers.js';

/** The bare route and each call take turns, so that both meet the same other work on the machine. */
const TURNS = 4;
const TURN_SECONDS = 1;
const CONNECTIONS = [8, 32];

/** A route that is asked again and again, as a member or as a visitor. */
export interface Call {
  readonly name: string;
  readonly server: Server;
  readonly path: string;
  readonly cookie?: string;
  /** For answers of 304: reads the ETag of an answer that is kept for longer than a turn. */
  readonly readEtag?: () => Promise<string>;
}

interface Sums {
  requests: number;
  seconds: number;
  processorMs: number | null;
  /** Of the turns. */
  readonly p50Ms: number[];
  readonly p99Ms: number[];
}

const noSums = (): Sums => ({ requests: 0, seconds: 0, processorMs: 0, p50Ms: [], p99Ms: [] });

/** Requests per second of each call beside those of its bare route, with few and with many connections. */
export async function measureCalls(bare: (call: Call) => Call, calls: readonly Call[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const connections of CONNECTIONS)
    for (const call of calls) {
      // A page is drawn with the first request for it.
      await measure(call, connections, noSums());
      const [limit, own] = [noSums(), noSums()];
      for (let turn = 0; turn < TURNS; turn += 1) {
        await measure(bare(call), connections, limit);
        await measure(call, connections, own);
      }
      rows.push(rowOf(bare(call).name, connections, limit, limit), rowOf(call.name, connections, own, limit));
    }
  return rows;
}

async function measure({ name, server, path, cookie, readEtag }: Call, connections: number, sums: Sums): Promise<void> {
  const etag = await readEtag?.();
  // As browsers ask; nothing of the API is compressed.
  const headers = {
    'accept-encoding': 'gzip',
    'accept-language': 'ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7',
    ...(cookie === undefined ? {} : { cookie }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  };
  const before = processorMs(server);
  const result = await autocannon({ url: `${server.url}${path}`, connections, duration: TURN_SECONDS, headers });
  const after = processorMs(server);
  const { total } = result.requests;
  const expected = result.statusCodeStats?.[etag === undefined ? '200' : '304']?.count ?? 0;
  const answered = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx'];
  if (expected !== answered || result.errors > 0)
    throw new Error(`${name}: ${expected} of ${answered} as expected, ${result.errors} failed`);
  sums.requests += total;
  sums.seconds += result.duration;
  sums.processorMs = before === null || after === null ? null : (sums.processorMs ?? 0) + after - before;
  sums.p50Ms.push(result.latency.p50);
  sums.p99Ms.push(result.latency.p99);
}

function rowOf(name: string, connections: number, sums: Sums, limit: Sums): BenchRow {
  const perSecond = sums.requests / sums.seconds;
  return {
    name,
    setting: `${connections} connections`,
    perSecond,
    ratio: perSecond / (limit.requests / limit.seconds),
    p50Ms: Math.max(...sums.p50Ms),
    p99Ms: Math.max(...sums.p99Ms),
    ...(sums.processorMs === null
      ? {}
      : { note: `${((sums.processorMs * 1_000) / sums.requests).toFixed(0)} µs of processor time each` }),
  };
}
