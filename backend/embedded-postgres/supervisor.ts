import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { applicationName, bootstrapDatabase, withClient } from './bootstrap.js';
import { startCluster, type Cluster } from './cluster.js';
import { makeDataDir } from './location.js';
import { isAlive, processIdentity, signal, waitUntilGone } from './processes.js';

/*
 * Keeps one PostgreSQL running for whoever started this process, and stops it when that one is gone.
 *
 *   node supervisor.js --data-dir <folder> [--database <name>] [--volatile] [--temporary]
 *
 * Prints one line of JSON on stdout when the database is ready: {databaseUrl, migrationUrl, adminUrl}. Then it stays
 * until its stdin closes (however its starter died) or it is sent SIGTERM. Before it stops PostgreSQL it waits for the
 * service's connections to end, so that requests under way are answered; others are cut. --volatile gives up durability for speed,
 * --temporary deletes all data at the end: both for tests. Start it in a process group of its own, so that Ctrl-C does not reach it.
 */

const drainMs = 12_000;
const watchEveryMs = 300;
const longestPauseMs = 10_000;

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    database: { type: 'string', default: 'lance' },
    volatile: { type: 'boolean', default: false },
    temporary: { type: 'boolean', default: false },
  },
});
if (!values['data-dir']) throw new Error('--data-dir is missing');
const dataDir = resolve(values['data-dir']);
const log = (line: string): void => void process.stderr.write(`${line}\n`);

// Whoever reads us may die first; writing to nobody is no reason to leave PostgreSQL behind.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

let signals = 0;
let isStopping = false;
const stopRequested = new Promise<void>((settle) => {
  const request = (): void => {
    isStopping = true;
    settle();
  };
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(name, () => {
      signals += 1;
      request();
    });
  }
  process.stdin.on('end', request).on('close', request).on('error', request).resume();
  process.on('disconnect', request);
});

try {
  await supervise();
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.stdin.destroy();
if (process.connected) process.disconnect();

async function supervise(): Promise<void> {
  const folder = makeDataDir(dataDir);
  const claim = await claimFolder(folder);
  let cluster: Cluster | null = null;
  try {
    cluster = await start({ port: claim.lastPort });
    claim.note(cluster.port);
    const { owner, app, recon } = cluster.secrets;
    const urls = await bootstrapDatabase(cluster.adminUrl, {
      database: values.database,
      ownerPassword: owner,
      appPassword: app,
      reconPassword: recon,
    });
    process.stdout.write(`${JSON.stringify({ ...urls, adminUrl: cluster.adminUrl })}\n`);
    cluster = await keepRunning(cluster);
    if (!values.temporary) await untilUnused(cluster);
  } finally {
    await (values.temporary ? cluster?.remove() : cluster?.stop());
    claim.release();
  }
}

function start(where: { port?: number | undefined; isPortFixed?: boolean }): Promise<Cluster> {
  return startCluster({ dataDir, durable: !values.volatile, log, ...where });
}

/**
 * One supervisor per folder. An earlier one that lost its starter is about to stop its PostgreSQL: it gets the time
 * for that, and is ended only when it hangs; the server it leaves behind is adopted.
 */
async function claimFolder(folder: string): Promise<Claim> {
  const file = join(folder, 'supervisor.json');
  const earlier = readClaim(file);
  const { pid = 0, identity = '' } = earlier ?? {};
  if (isAlive(pid, identity)) {
    log('Waiting for an earlier run to stop its database');
    if (!(await waitUntilGone(pid, identity, drainMs + 8_000))) signal(pid, 'SIGKILL');
  }
  let port = earlier?.port;
  const write = (content: StoredClaim): void => {
    writeFileSync(`${file}.new`, JSON.stringify(content));
    renameSync(`${file}.new`, file);
  };
  const note = (newPort = port): void => {
    port = newPort;
    write({ pid: process.pid, identity: processIdentity(process.pid) ?? '', port });
  };
  note();
  return {
    lastPort: port,
    note,
    release: () => {
      if (values.temporary) return;
      try {
        write({ port });
      } catch (error) {
        log(`${file} could not be written: ${String(error)}`);
      }
    },
  };
}

interface Claim {
  /** Where the server of the run before listened: the service may still know that address. */
  readonly lastPort: number | undefined;
  note(port: number): void;
  /** Keeps the port alone. */
  release(): void;
}

interface StoredClaim {
  readonly pid?: number;
  readonly identity?: string;
  readonly port?: number | undefined;
}

function readClaim(file: string): StoredClaim | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredClaim;
  } catch {
    return null;
  }
}

/** Until we are asked to stop. A server that died comes back on the same port, so that pools just reconnect. */
async function keepRunning(first: Cluster): Promise<Cluster> {
  let cluster = first;
  while (!isStopping) {
    await Promise.race([stopRequested, delay(watchEveryMs)]);
    if (isStopping || cluster.isRunning()) continue;
    log('The database server died; starting it again');
    cluster = (await startAgain(cluster.port)) ?? cluster;
  }
  return cluster;
}

/**
 * Tries as long as it takes, on this port alone: what keeps the server from starting, such as a full disk or a program that
 * has the port, ends some day, and nobody would look for it elsewhere. Null when we are asked to stop meanwhile.
 */
async function startAgain(port: number): Promise<Cluster | null> {
  for (let pauseMs = watchEveryMs, failures = 0; !isStopping; failures += 1) {
    try {
      const cluster = await start({ port, isPortFixed: true });
      if (failures > 0) log('The database server is back');
      return cluster;
    } catch (error) {
      if (failures === 0) log(`${error instanceof Error ? error.message : String(error)}\nTrying again until it does`);
      await Promise.race([stopRequested, delay(pauseMs)]);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
  return null;
}

/** The service ends its own work first; nobody waits for foreign clients. A second signal, or a service that hangs, cuts this short. */
async function untilUnused(cluster: Cluster): Promise<void> {
  const deadline = performance.now() + drainMs;
  await withClient(cluster.adminUrl, async (client) => {
    while (signals < 2 && performance.now() < deadline) {
      const { rowCount } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name = $1 LIMIT 1`,
        [applicationName],
      );
      if (rowCount === 0) return;
      await delay(100);
    }
  }).catch(() => {});
}
