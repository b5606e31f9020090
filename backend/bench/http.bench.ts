import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { BenchContext, BenchRow } from './bench.js';
import { registerMember, startServer, startService, stopServers } from './servers.js';

const SECONDS = 4;
/** What the last measurement left unanswered is finished by then, and does not meet the end of the service. */
const REST_MS = 1_500;

interface Call {
  readonly name: string;
  readonly url: string;
  readonly cookie?: string;
}

async function measure({ name, url, cookie }: Call, connections: number): Promise<autocannon.Result> {
  const headers = cookie === undefined ? {} : { cookie };
  const result = await autocannon({ url, connections, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`);
  return result;
}

/** Requests per second of real routes beside a bare route of the same framework, in the same run. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const bare = await startServer('./bare-nest.js', env);
  const service = await startService(env);
  try {
    const { cookie } = await registerMember(service.url, 'bench');
    const calls: Call[] = [
      { name: 'GET /api/health/live (no database)', url: `${service.url}/api/health/live` },
      { name: 'GET /api/exchanges (visitor)', url: `${service.url}/api/exchanges` },
      { name: 'GET /api/lance-coins/balance (session)', url: `${service.url}/api/lance-coins/balance`, cookie },
      { name: 'GET /api/lance-coins/history (session)', url: `${service.url}/api/lance-coins/history`, cookie },
      {
        name: 'GET /api/user/rebate-summary?days=30 (session)',
        url: `${service.url}/api/user/rebate-summary?days=30`,
        cookie,
      },
    ];
    const rows: BenchRow[] = [];
    for (const connections of [8, 32]) {
      const limit = await measure({ name: 'bare Nest route', url: `${bare.url}/nothing` }, connections);
      const bareRate = limit.requests.average;
      rows.push(rowOf('bare Nest route', connections, limit, bareRate));
      for (const call of calls) rows.push(rowOf(call.name, connections, await measure(call, connections), bareRate));
    }
    await sleep(REST_MS);
    return rows;
  } finally {
    await stopServers(bare, service);
  }
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
