import { spawnSync } from 'node:child_process';
import type { Place, Server } from './place.js';
import { isAlive, processesIn, processIdentity, signal, waitUntilGone } from './processes.js';

/**
 * Fast shutdown, then immediate, then SIGKILL. An immediate shutdown only makes the next start slower. Returns when no
 * process of the cluster is left.
 */
export async function stopServer(place: Place, server: Server): Promise<void> {
  const { pid, identity } = server;
  if (process.platform === 'win32') {
    const { binaries, location } = place;
    spawnSync(binaries.pgCtl, ['stop', '-D', location.clusterDir, '-m', 'fast', '-w'], { stdio: 'ignore' });
    return;
  }
  for (const [name, patienceMs] of [
    ['SIGINT', 6_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (isAlive(pid, identity)) signal(pid, name);
    if (await waitUntilGone(pid, identity, patienceMs)) break;
  }
  await clearLeftovers(place);
}

/** Kills server processes without a postmaster: they hold the shared memory that the next server needs. */
export async function clearLeftovers({ location }: Place): Promise<void> {
  for (const pid of processesIn(location.clusterDir)) {
    const identity = processIdentity(pid);
    signal(pid, 'SIGKILL');
    if (identity !== null) await waitUntilGone(pid, identity, 5_000);
  }
}
