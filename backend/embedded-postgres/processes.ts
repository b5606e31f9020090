import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What tells a process from a later one with the same id: when it started. Null when it is gone; a zombie, which
 * answers signals for ever where nobody reaps it, counts as gone.
 */
export function processIdentity(pid: number): string | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
    } catch {
      return null;
    }
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  if (process.platform === 'win32') return 'alive';
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
  } catch {
    return null;
  }
}

export function isAlive(pid: number, identity: string): boolean {
  return processIdentity(pid) === identity;
}

/** Waits until the process is gone; false when it still lives after `timeoutMs`. */
export async function waitUntilGone(pid: number, identity: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isAlive(pid, identity)) {
    if (performance.now() >= deadline) return false;
    await delay(20);
  }
  return true;
}

/** Sends a signal; a process that is already gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether the process is a PostgreSQL server working in `clusterDir`, and not one that inherited an old process id. */
export function worksIn(pid: number, clusterDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      if (readlinkSync(`/proc/${pid}/cwd`) === clusterDir) return true;
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(clusterDir);
    }
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(clusterDir);
  } catch {
    return false;
  }
}

/**
 * Server processes that outlived their postmaster. They hold the shared memory, so that no new postmaster may start
 * until they are gone. Known on Linux only; elsewhere they notice by themselves within moments.
 */
export function processesIn(clusterDir: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && worksIn(pid, clusterDir) && processIdentity(pid) !== null);
}
