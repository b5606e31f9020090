import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { BenchContext, BenchRow } from './bench.js';

const SECONDS = 4;

/** Starts a server as its own process, as in service, and waits for its ready message. */
async function startServer(file: string, env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)));
  });
  return { url, child };
}

interface Call {
  readonly name: string;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly cookie?: string;
}

async function measure(call: Call, connections: number): Promise<autocannon.Result> {
  const result = await autocannon({
    url: call.url,
    method: call.method ?? 'GET',
    connections,
    duration: SECONDS,
    headers: {
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.cookie === undefined ? {} : { cookie: call.cookie }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.name}: ${result.non2xx} refused, ${result.errors} failed of ${result.requests.total}`);
  return result;
}

/** Requests per second of real routes beside a bare route of the same framework, in the same run. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const bare = await startServer('./bare-nest.js', {});
  const service = await startServer('../src/main.js', { ...env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' });
  try {
    const cookie = await registerMember(service.url);
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
    return rows;
  } finally {
    for (const { child } of [bare, service]) child.kill('SIGTERM');
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

async function registerMember(url: string): Promise<string> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${process.pid}@example.com`,
      password: 'bench-password',
      name: 'Bench',
      agreementPersonalInfo: true,
    }),
  });
  if (!response.ok) throw new Error(`registration answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
