import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { host, logFile, run, serverEnvironment, type Place, type Server } from './place.js';
import { probe } from './probe.js';
import { isAlive, processIdentity } from './processes.js';
import { serverSettings } from './server-settings.js';
import { clearLeftovers, stopServer } from './stop.js';

const startTimeoutMs = 90_000;
const maxLogBytes = 8 * 1024 * 1024;

/** Port to start on. */
export interface WantedPort {
  /** Preferred port; a free one is chosen if it is missing or taken. */
  readonly port?: number | undefined;
  /** Fails instead of choosing another port. */
  readonly isPortFixed?: boolean;
}

/** Starts the server. Resets a superuser password that does not match, and retries on another port if one is taken. */
export async function launch(place: Place, wanted: WantedPort): Promise<Server> {
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
  const child = spawn(binaries.postgres, ['-D', location.clusterDir, ...serverSettings(port, place.durable)], {
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

/**
 * Chooses below the ephemeral port range: while the server is down, an outgoing connection could take its port, most
 * likely one of its own clients reconnecting.
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

/** Sets the superuser password in single-user mode, which asks for none: the stored one is lost or differs. */
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
