import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server that runs as its own process, as in service. */
export interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

/** As the launcher starts the service. */
const HELPERS = `--v8-pool-size=${Math.max(1, Math.min(4, availableParallelism() - 1))}`;

/** Starts a program of the build and waits for its ready message. */
export async function startServer(file: string, env: Readonly<Record<string, string>>): Promise<Server> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [...process.execArgv, '--max-old-space-size=768', HELPERS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)));
  });
  return { url, child };
}

/** The service as it runs. */
export const startService = (env: Readonly<Record<string, string>>): Promise<Server> =>
  startServer('../src/main.js', quiet(env));

/** The same, which tells its `waits`. */
export const startWatchedService = (env: Readonly<Record<string, string>>): Promise<Server> =>
  startServer('./watched-service.js', quiet(env));

const quiet = (env: Readonly<Record<string, string>>): Record<string, string> => ({
  ...env,
  ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
});

/** For how long a watched service has answered nobody since it was asked last. */
export async function waits({ child }: Server): Promise<{ readonly p99Ms: number; readonly longestMs: number }> {
  child.send('waits');
  const [told] = (await once(child, 'message')) as [{ p99Ms: number; longestMs: number }];
  return told;
}

export async function stopServers(...servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(async ({ child }) => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await ended;
    }),
  );
}

/** A member who came through the front door. */
export interface BenchMember {
  readonly id: string;
  readonly cookie: string;
}

let registered = 0;

export async function registerMember(url: string, name: string): Promise<BenchMember> {
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}-${process.pid}-${(registered += 1)}@example.com`,
      password: 'bench-password',
      name: 'Bench',
      agreementPersonalInfo: true,
    }),
  });
  if (!response.ok) throw new Error(`registration answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id: user.id, cookie };
}

/** A call as a member; throws on any refusal. */
export async function call<T>(
  url: string,
  { cookie }: BenchMember,
  { body, key }: { readonly body?: unknown; readonly key?: string } = {},
): Promise<T> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

const MEMORY_SAMPLE_MS = 20;
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** What a process has in memory while work goes on, in MB: before it and at most; null where the system does not tell. */
export async function watchMemory<T>(
  pid: number | undefined,
  work: () => Promise<T>,
): Promise<{ answer: T; beforeMb: number | null; peakMb: number | null }> {
  const beforeMb = residentMb(pid);
  let peakMb = beforeMb;
  const timer = setInterval(() => {
    const now = residentMb(pid);
    if (now !== null && (peakMb === null || now > peakMb)) peakMb = now;
  }, MEMORY_SAMPLE_MS);
  try {
    const answer = await work();
    return { answer, beforeMb, peakMb };
  } finally {
    clearInterval(timer);
  }
}

export function residentMb(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
  } catch {
    return null;
  }
}

/** Processor time of the server so far, in milliseconds; null where the system does not tell. */
export function processorMs({ child }: Server): number | null {
  try {
    // The name of the program may contain blanks; user and system time are the 12th and 13th field behind it.
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return null;
  }
}

/** `, 210 MB at most (150 before)`, or nothing where the system does not tell. */
export function memoryNote({ beforeMb, peakMb }: { beforeMb: number | null; peakMb: number | null }): string {
  return beforeMb === null || peakMb === null
    ? ''
    : `, ${peakMb.toFixed(0)} MB at most (${beforeMb.toFixed(0)} before)`;
}
