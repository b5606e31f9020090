import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run, type Place } from './place.js';

const unfinishedPrefix = 'cluster.new-';

/** Initializes the cluster if there is none. Throws if the folder holds something else or another major version. */
export function ensureInitialised(place: Place): void {
  removeUnfinished(place.location.home);
  if (isInitialised(place)) checkVersion(place);
  else initialise(place);
}

/** Removes what an interrupted initialization left behind. */
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

/** Initializes in a temporary directory and renames it when complete: an existing cluster is always whole. */
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
