import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries, type Binaries } from './binaries.js';
import { locateCluster, makeDataDir, removeLocation, type Location } from './location.js';
import { isAlive, processesIn, processIdentity, signal, waitUntilGone, worksIn } from './processes.js';
import { readSecrets, type Secrets } from './secrets.js';

export interface ClusterOptions {
  /** Folder of this cluster alone; made if missing. */
  readonly dataDir: string;
  /** False trades every guarantee after a crash for speed: for tests and benchmarks of code, never for data. */
  readonly durable: boolean;
  /** Port to prefer; a free one is chosen when it is missing or taken. */
  readonly port?: number | undefined;
  /** No other port will do: one that is taken is an error. */
  readonly isPortFixed?: boolean;
  /** Told in plain sentences what takes time. */
  readonly log?: (line: string) => void;
}

/** A running PostgreSQL that listens on the loopback address only. */
export interface Cluster {
  readonly host: string;
  readonly port: number;
  /** Connection URL of the superuser `postgres`. */
  readonly adminUrl: string;
  readonly secrets: Secrets;
  /** True when the server was already running and was taken over. */
  readonly adopted: boolean;
  isRunning(): boolean;
  /** Ends all connections, writes everything to disk, and returns when the last process is gone. */
  stop(): Promise<void>;
  /** Stops, and deletes the cluster with all its data. */
  remove(): Promise<void>;
}

interface Server {
  readonly pid: number;
  readonly identity: string;
  readonly port: number;
}

/** Whatever goes wrong, the log says what, and neither by which statement nor with which values or rows. */
export const quietLog = {
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_error_statement: 'panic',
  // Details and contexts quote rows and statements.
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

const host = '127.0.0.1';
const startTimeoutMs = 90_000;
const maxLogBytes = 8 * 1024 * 1024;

/**
 * Starts the cluster of a data folder, whatever state an earlier run left it in: nothing yet, half initialised,
 * stopped, killed, or still running (then that server is adopted).
 * Throws when the folder is not ours or the server cannot start, with the end of its log.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = makeDataDir(options.dataDir);
  const location = locateCluster(dataDir);
  const secrets = readSecrets(dataDir);
  const binaries = prepareBinaries(location.runAs, location.home);
  const place: Place = {
    dataDir,
    location,
    secrets,
    binaries,
    durable: options.durable,
    log: options.log ?? (() => {}),
  };

  const running = await adoptOrClear(place);
  if (running) return clusterOf(place, running, true);
  removeUnfinished(location.home);
  if (isInitialised(place)) checkVersion(place);
  else initialise(place);
  return clusterOf(place, await launch(place, options), false);
}

interface Place {
  readonly dataDir: string;
  readonly location: Location;
  readonly secrets: Secrets;
  readonly binaries: Binaries;
  readonly durable: boolean;
  readonly log: (line: string) => void;
}

function clusterOf(place: Place, server: Server, adopted: boolean): Cluster {
  const stop = (): Promise<void> => stopServer(place, server);
  return {
    host,
    port: server.port,
    adminUrl: adminUrl(place.secrets, server.port),
    secrets: place.secrets,
    adopted,
    isRunning: () => isAlive(server.pid, server.identity),
    stop,
    remove: async () => {
      await stop();
      removeLocation(place.dataDir, place.location);
    },
  };
}

function adminUrl(secrets: Secrets, port: number): string {
  return `postgres://postgres:${secrets.superuser}@${host}:${port}/postgres`;
}

const logFile = (dataDir: string): string => join(dataDir, 'postgres.log');

// What an earlier run left behind

/** The server of this cluster that still runs and answers; else everything that would hinder a new one is cleared. */
async function adoptOrClear(place: Place): Promise<Server | null> {
  const { clusterDir } = place.location;
  const pidFile = join(clusterDir, 'postmaster.pid');
  const [pidLine, , , portLine] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
  const pid = Number(pidLine);
  const identity = processIdentity(pid);
  if (identity !== null && worksIn(pid, clusterDir)) {
    const server: Server = { pid, identity, port: Number(portLine) };
    if (await answers(place, server)) return server;
    place.log('The database server of an earlier run does not answer; stopping it');
    await stopServer(place, server);
  }
  await clearLeftovers(place);
  rmSync(pidFile, { force: true });
  return null;
}

/** Ends server processes without a postmaster: they hold the shared memory that the next one needs. */
async function clearLeftovers({ location }: Place): Promise<void> {
  for (const pid of processesIn(location.clusterDir)) {
    const identity = processIdentity(pid);
    signal(pid, 'SIGKILL');
    if (identity !== null) await waitUntilGone(pid, identity, 5_000);
  }
}

/** Asks the server itself which cluster it serves: a port number in a stale file may belong to anybody by now. */
async function answers(place: Place, server: Server): Promise<boolean> {
  const deadline = performance.now() + 15_000;
  while (isAlive(server.pid, server.identity) && performance.now() < deadline) {
    const outcome = await probe(place.secrets, server.port);
    if (outcome.state === 'ready') return outcome.dataDirectory === place.location.clusterDir;
    if (outcome.state === 'refused') return false;
    await delay(100);
  }
  return false;
}

type Probe =
  | { readonly state: 'ready'; readonly dataDirectory: string }
  | { readonly state: 'refused'; readonly code: string }
  | { readonly state: 'waiting' };

/** `waiting`: nothing listens yet, or the server is starting up. `refused`: it answered, and will not let us in. */
async function probe(secrets: Secrets, port: number): Promise<Probe> {
  if (!Number.isInteger(port) || port <= 0) return { state: 'waiting' };
  const client = new pg.Client({ connectionString: adminUrl(secrets, port), connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return { state: 'ready', dataDirectory: realpathSync(rows[0]?.data_directory ?? '/') };
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    return code.startsWith('28') ? { state: 'refused', code } : { state: 'waiting' };
  } finally {
    await client.end().catch(() => {});
  }
}

// A new cluster

const unfinishedPrefix = 'cluster.new-';

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith(unfinishedPrefix)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function isInitialised({ location: { clusterDir } }: Place): boolean {
  if (!existsSync(clusterDir) || readdirSync(clusterDir).length === 0) return false;
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return true;
  throw new Error(`${clusterDir} exists and is no PostgreSQL cluster. Move it away or choose another DATA_DIR.`);
}

function checkVersion({ location: { clusterDir }, binaries }: Place): void {
  const found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (found === binaries.majorVersion) return;
  throw new Error(
    `${clusterDir} was made by PostgreSQL ${found}, and this build ships ${binaries.majorVersion}. ` +
      'Dump it with the earlier build, or choose another DATA_DIR.',
  );
}

/** Initialises beside the final place and renames when complete, so that a cluster which exists is a whole one. */
function initialise(place: Place): void {
  const { location, binaries, secrets } = place;
  place.log('Creating the database cluster');
  const suffix = `${unfinishedPrefix}${randomBytes(4).toString('hex')}`;
  const unfinished = join(location.home, suffix);
  const passwordFile = `${unfinished}.password`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${secrets.superuser}\n`, { mode: 0o600 });
  if (location.runAs) {
    for (const path of [unfinished, passwordFile]) chownSync(path, location.runAs.uid, location.runAs.gid);
  }
  try {
    run(place, binaries.initdb, [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      '--no-sync',
    ]);
    if (place.durable) run(place, binaries.initdb, [`--pgdata=${unfinished}`, '--sync-only']);
    rmSync(location.clusterDir, { recursive: true, force: true });
    renameSync(unfinished, location.clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function run(place: Place, program: string, parameters: string[], input = ''): void {
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

// Starting and stopping

async function launch(place: Place, wanted: Pick<ClusterOptions, 'port' | 'isPortFixed'>): Promise<Server> {
  let mayResetPassword = true;
  let port = wanted.port ?? (await freePort());
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await launchOnce(place, port);
    if (outcome.state === 'ready') return outcome.server;
    if (outcome.state === 'refused' && mayResetPassword) {
      mayResetPassword = false;
      await stopServer(place, outcome.server);
      resetPassword(place);
    } else if (isPortTaken(outcome) && attempt < 4 && wanted.isPortFixed !== true) {
      port = await freePort();
    } else if (outcome.state === 'failed' && attempt < 4 && /shared memory block/.test(outcome.log)) {
      await clearLeftovers(place);
      await delay(1_000);
    } else {
      throw new Error(`The database server does not start. ${logFile(place.dataDir)} ends with:\n${outcome.log}`);
    }
  }
}

type Launch =
  | { readonly state: 'ready'; readonly server: Server }
  | { readonly state: 'refused'; readonly server: Server; readonly log: string }
  | { readonly state: 'failed'; readonly log: string };

const isPortTaken = (outcome: Launch): boolean =>
  outcome.state === 'failed' && /could not (bind|create any TCP)/.test(outcome.log);

async function launchOnce(place: Place, port: number): Promise<Launch> {
  const { location, binaries, dataDir } = place;
  const file = logFile(dataDir);
  if (statSync(file).size > maxLogBytes) truncateSync(file);
  const logStart = statSync(file).size;
  const logEnd = (): string => readFileSync(file).subarray(logStart).toString('utf8').slice(-2_000);

  const log = openSync(file, 'a');
  const child = spawn(binaries.postgres, ['-D', location.clusterDir, ...settings(port, place.durable)], {
    ...(location.runAs ?? {}),
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  const failure = new Promise<Error>((settle) => child.once('error', settle));
  closeSync(log);
  if (child.pid === undefined) return { state: 'failed', log: (await failure).message };
  child.unref();

  const identity = processIdentity(child.pid);
  if (identity === null) return { state: 'failed', log: logEnd() };
  const server: Server = { pid: child.pid, identity, port };
  const deadline = performance.now() + startTimeoutMs;
  let isTold = false;
  while (isAlive(server.pid, identity)) {
    const outcome = await probe(place.secrets, port);
    if (outcome.state === 'ready' && outcome.dataDirectory === location.clusterDir) return { state: 'ready', server };
    if (outcome.state === 'refused') return { state: 'refused', server, log: logEnd() };
    if (performance.now() > deadline) {
      await stopServer(place, server);
      return { state: 'failed', log: logEnd() };
    }
    if (!isTold && performance.now() > deadline - startTimeoutMs + 3_000) {
      isTold = true;
      place.log('The database server is recovering from its last stop');
    }
    await delay(20);
  }
  return { state: 'failed', log: logEnd() };
}

function settings(port: number, durable: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: host,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'warning',
    ...quietLog,
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
          log_min_messages: 'fatal',
        }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Without the caller's locale and without its PG… variables, either of which would change what the server does. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  const inherited: NodeJS.ProcessEnv = Object.fromEntries(
    kept.filter((name) => process.env[name]).map((name) => [name, process.env[name]]),
  );
  return { ...inherited, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Below the ports that systems give to outgoing connections: while the server is away, one of those could take its port, a
 * client of the server that asks for it above all.
 */
async function freePort(): Promise<number> {
  for (let left = 100; left > 0; left -= 1) {
    const port = randomInt(15_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((settle) => {
      server.once('error', () => settle(false)).listen(port, host, () => settle(true));
    });
    if (!isFree) continue;
    await new Promise((settle) => server.close(settle));
    return port;
  }
  throw new Error(`No port is free at ${host}.`);
}

/** The cluster is ours, but its password is lost or is another's: PostgreSQL's single-user mode asks for none. */
function resetPassword(place: Place): void {
  const { location, binaries, secrets } = place;
  place.log('Setting a new password for the database superuser');
  run(
    place,
    binaries.postgres,
    ['--single', '-D', location.clusterDir, 'postgres'],
    `ALTER ROLE postgres PASSWORD '${secrets.superuser}';\n`,
  );
}

/** Fast shutdown first, then immediate, which loses nothing but the next start's time. Returns when no process of the cluster is left. */
async function stopServer(place: Place, server: Server): Promise<void> {
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
