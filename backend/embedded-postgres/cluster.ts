import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareBinaries } from './binaries.js';
import { ensureInitialised } from './initdb.js';
import { launch, type WantedPort } from './launch.js';
import { locateCluster, makeDataDir, removeLocation } from './location.js';
import { adminUrl, host, type Place, type Server } from './place.js';
import { probe } from './probe.js';
import { isAlive, processIdentity, worksIn } from './processes.js';
import { readSecrets, type Secrets } from './secrets.js';
import { clearLeftovers, stopServer } from './stop.js';

export interface ClusterOptions extends WantedPort {
  /** Directory of this cluster alone; created if missing. */
  readonly dataDir: string;
  /** False gives up crash safety for speed: for tests and benchmarks only. */
  readonly durable: boolean;
  /** Receives progress messages of slow steps. */
  readonly log?: (line: string) => void;
}

/** A running PostgreSQL that listens on the loopback address only. */
export interface Cluster {
  readonly host: string;
  readonly port: number;
  /** Connection URL of the superuser `postgres`. */
  readonly adminUrl: string;
  readonly secrets: Secrets;
  /** The server was already running and was taken over. */
  readonly adopted: boolean;
  isRunning(): boolean;
  /** Closes all connections and stops the server. Returns when its last process is gone. */
  stop(): Promise<void>;
  /** Stops the server and deletes the cluster with all its data. */
  remove(): Promise<void>;
}

/**
 * Starts the cluster of a data directory in whatever state an earlier run left it: missing, half initialized, stopped,
 * killed, or still running (then that server is adopted).
 * Throws if the directory is not ours, or with the end of the server's log if it cannot start.
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
  ensureInitialised(place);
  return clusterOf(place, await launch(place, options), false);
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

/** Returns the cluster's server if it still runs and answers; otherwise clears what would hinder a new one. */
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

/** Asks the server which cluster it serves: the port in a stale file may belong to another process. */
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
