import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, root } from './paths.mjs';
import { runQuietly } from './processes.mjs';
import { outerPath } from './runtime.mjs';
import { step } from './say.mjs';

const stamp = join(modules, '.lance-install');
const lockfile = join(root, 'package-lock.json');
const manifests = ['package.json', 'backend/package.json', 'frontend/package.json'];
const relevant = ['workspaces', 'dependencies', 'devDependencies', 'optionalDependencies', 'overrides', 'allowScripts'];

/** Installs the packages of this clone unless exactly these are installed already. */
export async function ensureInstalled(onStart) {
  const wanted = wantedHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalledByHand())
    await step('Installing packages (the first time takes a minute or two)', () => install(onStart));
  writeFileSync(stamp, wantedHash());
}

/** Of the manifests only what decides about packages: a new script is no reason to install. */
function wantedHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const manifest of manifests) {
    const content = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    hash.update(JSON.stringify(relevant.map((field) => content[field])));
  }
  if (existsSync(lockfile)) hash.update(readFileSync(lockfile));
  return hash.digest('hex');
}

/** Whether npm's own record of node_modules names every package of the lockfile that belongs on this machine. */
function isInstalledByHand() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !existsSync(lockfile)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  return (
    manifests.every((manifest) => isLocked(manifest, wanted)) &&
    Object.entries(wanted).every(
      ([path, entry]) =>
        !path.startsWith('node_modules/') ||
        entry.link ||
        !belongsHere(entry) ||
        installed[path]?.version === entry.version,
    )
  );
}

function isLocked(manifest, packages) {
  const content = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  const locked = packages[manifest.replace(/\/?package\.json$/, '')] ?? {};
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (field) => JSON.stringify(content[field] ?? {}) === JSON.stringify(locked[field] ?? {}),
  );
}

/** Optional packages without a system of their own come along with others that may not belong here. */
function belongsHere({ optional, os, cpu, libc }) {
  if (optional && !os && !cpu) return false;
  const fits = (listed, value) => {
    const list = [listed ?? []].flat();
    return list.includes(value) || list.every((one) => one.startsWith('!') && one !== `!${value}`);
  };
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, libcOfThisSystem());
}

let knownLibc;

function libcOfThisSystem() {
  if (process.platform !== 'linux') return 'none';
  process.report.excludeNetwork = true;
  knownLibc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibc;
}

async function install(onStart) {
  const flags = [
    '--include=dev',
    '--include=optional',
    '--include=peer',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = (...parameters) => {
    const { npm_execpath: script, npm_node_execpath: node } = process.env;
    const [program, ...first] = script?.endsWith('.js') ? [node ?? process.execPath, script] : ['npm'];
    return runQuietly(program, [...first, ...parameters, ...flags], {
      cwd: root,
      env: installEnvironment(),
      onStart,
      shell: process.platform === 'win32' && program === 'npm',
    });
  };
  if (!existsSync(lockfile)) return npm('install');
  try {
    return await npm('ci');
  } catch (error) {
    if (!/EUSAGE|can only install packages when/.test(error.output ?? '')) throw error;
    return npm('install');
  }
}

/** Nothing of the caller's environment may leave out packages, and npm must not run on the Node it is replacing. */
function installEnvironment() {
  const unwanted =
    /^(NODE_ENV|npm_config_(omit|include|only|production|dev|optional|global|prefix|workspaces?|dry_run))$/i;
  const kept = Object.entries(process.env).filter(([name]) => !unwanted.test(name));
  return { ...Object.fromEntries(kept), PATH: outerPath(), SCARF_ANALYTICS: 'false' };
}
