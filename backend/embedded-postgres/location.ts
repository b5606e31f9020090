import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { canEnter, chooseRunAs, type RunAs } from './binaries.js';
import { processesIn, signal } from './processes.js';

/** Where a cluster's files lie and as whom its processes run. */
export interface Location {
  /** Folder with the cluster and, where needed, the copied programs: the data folder itself or a place outside it. */
  readonly home: string;
  readonly clusterDir: string;
  readonly runAs: RunAs;
}

/**
 * Finds or makes the place of the cluster of `dataDir`. That is the data folder itself, except for root in a folder
 * which no other user may enter: PostgreSQL, which runs as another user then, could not reach it. In that case the
 * cluster lies in a place of its own, which `location.json` in the data folder names.
 */
export function locateCluster(dataDir: string): Location {
  const inside = join(dataDir, 'cluster');
  const pointed = readPointer(dataDir);
  const home = pointed ?? dataDir;
  const runAs = chooseRunAs(join(home, 'cluster'));
  if (runAs === null) return { home: dataDir, clusterDir: inside, runAs };
  if (pointed !== null) return { home, clusterDir: join(home, 'cluster'), runAs };
  if (canEnter(runAs, dataDir)) return { home: dataDir, clusterDir: inside, runAs };
  const outside = makeOutsideHome(dataDir);
  writeFileSync(join(outside, 'belongs-to.json'), `${JSON.stringify({ dataDir })}\n`);
  writePointer(dataDir, outside);
  if (existsSync(inside)) moveFolder(inside, join(outside, 'cluster'));
  return { home: outside, clusterDir: join(outside, 'cluster'), runAs };
}

/** Makes the folder of a cluster where it is missing. Throws with advice when this user may not write there. */
export function makeDataDir(dataDir: string): string {
  const folder = resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true });
    const isNew = readdirSync(folder).length === 0;
    if (isNew) chmodSync(folder, process.geteuid?.() === 0 ? 0o711 : 0o700);
    closeSync(openSync(join(folder, 'postgres.log'), 'a', 0o600));
    return realpathSync(folder);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new Error(
      `The data folder ${folder} cannot be written by this user. Give it to this user or choose another DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

/** Removes everything of the cluster, also what lies outside the data folder. */
export function removeLocation(dataDir: string, { home }: Location): void {
  if (home !== dataDir) rmSync(home, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** The outside place of this data folder. A pointer that came with a copy of another data folder is not ours. */
function readPointer(dataDir: string): string | null {
  try {
    const { home } = JSON.parse(readFileSync(join(dataDir, 'location.json'), 'utf8')) as { home: string };
    const owner = JSON.parse(readFileSync(join(home, 'belongs-to.json'), 'utf8')) as { dataDir: string };
    if (owner.dataDir === dataDir) return home;
    if (existsSync(join(owner.dataDir, 'location.json'))) return null;
    writeFileSync(join(home, 'belongs-to.json'), `${JSON.stringify({ dataDir })}\n`);
    return home;
  } catch {
    return null;
  }
}

function writePointer(dataDir: string, home: string): void {
  const file = join(dataDir, 'location.json');
  writeFileSync(`${file}.new`, `${JSON.stringify({ home })}\n`);
  renameSync(`${file}.new`, file);
}

/** Without a pointer to it, an earlier content of that place has lost its passwords and its owner: it is removed. */
function makeOutsideHome(dataDir: string): string {
  const name = `lance-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  let home: string;
  try {
    accessSync('/var/lib', constants.W_OK);
    home = join('/var/lib', name);
    for (const pid of processesIn(join(home, 'cluster'))) signal(pid, 'SIGKILL');
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home);
  } catch {
    home = mkdtempSync(join(tmpdir(), `${name}-`));
  }
  chmodSync(home, 0o711);
  return realpathSync(home);
}

function moveFolder(from: string, to: string): void {
  const { status } = spawnSync('mv', [from, to], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`The database cluster could not be moved from ${from} to ${to}.`);
}
