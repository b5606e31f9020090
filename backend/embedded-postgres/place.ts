import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import type { Location } from './location.js';
import type { Secrets } from './secrets.js';

export const host = '127.0.0.1';

/** Where a cluster lives and what is needed to run it. */
export interface Place {
  readonly dataDir: string;
  readonly location: Location;
  readonly secrets: Secrets;
  readonly binaries: Binaries;
  readonly durable: boolean;
  readonly log: (line: string) => void;
}

/** A server process of the cluster. */
export interface Server {
  readonly pid: number;
  /** Distinguishes the process from a later one with the same pid. */
  readonly identity: string;
  readonly port: number;
}

/** Connection URL of the superuser. */
export function adminUrl(secrets: Secrets, port: number): string {
  return `postgres://postgres:${secrets.superuser}@${host}:${port}/postgres`;
}

export const logFile = (dataDir: string): string => join(dataDir, 'postgres.log');

/** Runs a program of PostgreSQL to its end. Throws with its output if it fails. */
export function run(place: Place, program: string, parameters: string[], input = ''): void {
  const {
    status,
    signal: killedBy,
    error,
    stderr,
    stdout,
  } = spawnSync(program, parameters, {
    ...(place.location.runAs ?? {}),
    cwd: '/',
    env: serverEnvironment(),
    input,
    encoding: 'utf8',
  });
  if (status === 0) return;
  const cause = error?.message ?? `exit code ${status ?? killedBy}`;
  throw new Error(`${program} failed (${cause}):\n${stdout}${stderr}`);
}

/** Environment without the caller's locale and PG… variables, which would change the server's behavior. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const inherited: NodeJS.ProcessEnv = Object.fromEntries(
    kept.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
  );
  return { ...inherited, LC_ALL: 'C', TZ: 'UTC' };
}
