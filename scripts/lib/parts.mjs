import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { built } from './build.mjs';
import { cache } from './paths.mjs';
import { runQuietly } from './processes.mjs';
import { runningCopy } from './run-lock.mjs';
import { runtimeEnvironment, runtimeNode } from './runtime.mjs';
import { Explained } from './say.mjs';
import { firstLine, readyMessage, Service, spawnNode } from './service.mjs';

/** With a bounded heap V8 collects before it has grown to several times of what is in use. The service needs 100 to 300 MB. */
const HEAP = '--max-old-space-size=768';
/** Threads that help V8 to collect and to compile leave one core to the one that answers; more than 4 are never used. */
const HELPERS = `--v8-pool-size=${Math.max(1, Math.min(4, availableParallelism() - 1))}`;
/** As `backend/bench/servers.ts` has them. */
const SERVICE_FLAGS = ['--enable-source-maps', HEAP, HELPERS];

/** The parts of the product, and how each is started, known to be ready, and stopped. */

/**
 * The embedded PostgreSQL under its supervisor. `start()` gives {databaseUrl, migrationUrl, adminUrl}.
 * The data of a temporary one are deleted at the end; a volatile one is quick and loses them in a crash.
 */
export function databaseService(dataDir, { isTemporary = false, isVolatile = false, onStart } = {}) {
  const parameters = ['--data-dir', isTemporary ? dataDir : join(dataDir, 'postgres')];
  if (isTemporary) parameters.push('--temporary');
  if (isVolatile) parameters.push('--volatile');
  return new Service({
    name: 'The database',
    spawn: () =>
      spawnNode(runtimeNode(), [built.supervisor, ...parameters], {
        env: partEnvironment(),
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    ready: firstLine,
    readyMs: 120_000,
    graceMs: 40_000,
    // Killed, it would leave PostgreSQL behind; a second signal makes it stop PostgreSQL without waiting for anybody.
    hurrySignal: 'SIGTERM',
    onStart,
  });
}

/**
 * Where the service's database is in a copy of the product that runs with this data folder: null when none does. The
 * supervisor's files tell it to the user who started it and to no other.
 */
export function runningDatabase(dataDir) {
  const copy = runningCopy(dataDir);
  if (!copy) return null;
  if (!copy.url) throw new Explained('Lance is just starting or stopping with these data. Try again in a moment.');
  const read = (name) => JSON.parse(readFileSync(join(dataDir, 'postgres', name), 'utf8'));
  try {
    return `postgres://lance_app:${read('secrets.json').app}@127.0.0.1:${read('supervisor.json').port}/lance`;
  } catch {
    throw new Explained(
      'The copy that runs has no embedded database that this user may enter. Set DATABASE_URL as it has.',
    );
  }
}

/** The outside world: exchanges that answer in their own formats. `start()` gives {url}. */
export function simulatorService(env, { onStart } = {}) {
  let port = '0';
  return new Service({
    name: 'The simulator',
    spawn: () =>
      spawnNode(runtimeNode(), ['--enable-source-maps', built.simulator], {
        env: partEnvironment({ ...env, SIMULATOR_PORT: port }),
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      }),
    // One that has to start again keeps its address: the server knows it already.
    ready: async (child) => {
      const said = await firstLine(child);
      port = new URL(said.url).port;
      return said;
    },
    readyMs: 30_000,
    graceMs: 5_000,
    onStart,
  });
}

/** An SMTP server that delivers nothing, with pages to read what came. `start()` gives {url, smtpUrl}. */
export function mailboxService(env, { onStart } = {}) {
  let ports = { MAILBOX_SMTP_PORT: '0', MAILBOX_PAGE_PORT: '0' };
  return new Service({
    name: 'The mailbox',
    spawn: () =>
      spawnNode(runtimeNode(), ['--enable-source-maps', built.mailbox], {
        env: partEnvironment({ ...env, ...ports }),
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      }),
    ready: async (child) => {
      const said = await firstLine(child);
      ports = { MAILBOX_SMTP_PORT: new URL(said.smtpUrl).port, MAILBOX_PAGE_PORT: new URL(said.url).port };
      return said;
    },
    readyMs: 30_000,
    graceMs: 5_000,
    onStart,
  });
}

/** The service itself: API, docs and site on one port. `start()` gives {url}. */
export function apiService(env, { onStart } = {}) {
  return new Service({
    name: 'The server',
    spawn: () =>
      spawnNode(runtimeNode(), [...SERVICE_FLAGS, built.main], {
        env: partEnvironment(env),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    ready: readyMessage,
    readyMs: 60_000,
    graceMs: 16_000,
    onStart,
  });
}

/** Brings the database to the schema of this build. */
export function migrate(env) {
  return runQuietly(runtimeNode(), [built.migrate], { env: partEnvironment(env) });
}

/** Compiled code is kept between starts: a quarter less work before a part is ready. */
function partEnvironment(extra) {
  return runtimeEnvironment({ NODE_COMPILE_CACHE: join(cache, 'compiled'), ...extra });
}

/** Fills a new database with demo members and their last 90 days. Returns {credentials, resetPassword}: who one can log in as. */
export async function seedDemo(env) {
  const output = await runQuietly(runtimeNode(), ['--enable-source-maps', built.seedDemo], {
    env: runtimeEnvironment(env),
  });
  const told = output.split('\n').find((line) => line.startsWith('{"credentials"'));
  return told ? JSON.parse(told) : { credentials: [] };
}
