import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext, BenchRow } from './bench.js';
import { measureCalls, type Call } from './http-rates.js';
import { registerMember, startServer, startService, stopServers } from './servers.js';

/** What the last measurement left unanswered is finished by then, and does not meet the end of the service. */
const REST_MS = 1_500;

/** What members ask. */
export async function run({ env }: BenchContext): Promise<BenchRow[]> {
  const bare = await startServer('./bare-nest.js', env);
  const service = await startService(env);
  try {
    const { cookie } = await registerMember(service.url, 'bench');
    const nothing: Call = { name: 'bare Nest route', server: bare, path: '/nothing' };
    const asMember = (path: string): Call => ({ name: `GET ${path} (session)`, server: service, path, cookie });
    const rows = await measureCalls(
      () => nothing,
      [
        { name: 'GET /api/health/live (no database)', server: service, path: '/api/health/live' },
        asMember('/api/lance-coins/balance'),
        asMember('/api/lance-coins/history'),
        asMember('/api/user/rebate-summary?days=30'),
      ],
    );
    await sleep(REST_MS);
    return rows;
  } finally {
    await stopServers(bare, service);
  }
}
