import autocannon from 'autocannon';
import type { BenchRow } from './bench.js';

const SECONDS = 4;
const CONNECTIONS = [8, 32];

/** A route that is asked again and again, as a member or as a visitor. */
export interface Call {
  readonly name: string;
  readonly url: string;
  readonly cookie?: string;
}

/** Requests per second of each call beside those of a bare route of the same framework, with few and with many connections. */
export async function measureCalls(bareUrl: string, calls: readonly Call[]): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const connections of CONNECTIONS) {
    const limit = await measure({ name: 'bare Nest route', url: `${bareUrl}/nothing` }, connections);
    const bareRate = limit.requests.average;
    rows.push(rowOf('bare Nest route', connections, limit, bareRate));
    for (const call of calls) rows.push(rowOf(call.name, connections, await measure(call, connections), bareRate));
  }
  return rows;
}

async function measure({ name, url, cookie }: Call, connections: number): Promise<autocannon.Result> {
  // As browsers ask; nothing of the API is compressed.
  const headers = { 'accept-encoding': 'gzip', ...(cookie === undefined ? {} : { cookie }) };
  const result = await autocannon({ url, connections, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`);
  return result;
}

function rowOf(name: string, connections: number, result: autocannon.Result, bareRate: number): BenchRow {
  return {
    name,
    setting: `${connections} connections`,
    perSecond: result.requests.average,
    ratio: result.requests.average / bareRate,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
