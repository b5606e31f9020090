import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext, BenchRow } from './bench.js';
import { measureCalls } from './http-rates.js';
import { registerMember, startServer, startService, stopServers } from './servers.js';

/** What the last measurement left unanswered is finished by then, and does not meet the end of the service. */
const REST_MS = 1_500;

/** What members ask. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const bare = await startServer('./bare-nest.js', env);
  const service = await startService(env);
  try {
    const { cookie } = await registerMember(service.url, 'bench');
    const rows = await measureCalls(bare.url, [
      { name: 'GET /api/health/live (no database)', url: `${service.url}/api/health/live` },
      { name: 'GET /api/lance-coins/balance (session)', url: `${service.url}/api/lance-coins/balance`, cookie },
      { name: 'GET /api/lance-coins/history (session)', url: `${service.url}/api/lance-coins/history`, cookie },
      {
        name: 'GET /api/user/rebate-summary?days=30 (session)',
        url: `${service.url}/api/user/rebate-summary?days=30`,
        cookie,
      },
    ]);
    await sleep(REST_MS);
    return rows;
  } finally {
    await stopServers(bare, service);
  }
}
