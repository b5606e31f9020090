import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './paths.mjs';
import { Explained } from './say.mjs';

const isWindows = process.platform === 'win32';

/** State, parent and start time of a process as Linux tells them; null when it is gone or a zombie. */
function linuxStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : { parent: Number(fields[1]), started: fields[19] };
  } catch {
    return null;
  }
}

/** What tells a process from a later one with the same id; null when it is gone. */
export function processIdentity(pid) {
  if (process.platform === 'linux') return linuxStat(pid)?.started ?? null;
  try {
    process.kill(pid, 0);
    if (isWindows) return 'alive';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** A process as it can be written to a file and recognised later. */
export function reference(pid) {
  return { pid, identity: processIdentity(pid) };
}

export function isAlive(process) {
  return process?.identity != null && processIdentity(process.pid) === process.identity;
}

export async function waitUntilGone(process, timeoutMs) {
  const deadline = performance.now() + timeoutMs;
  while (isAlive(process)) {
    if (performance.now() > deadline) return false;
    await delay(50);
  }
  return true;
}

/** Sends a signal to a process, or to its whole group; one that is gone is no error. */
export function signal(pid, name, { group = false } = {}) {
  try {
    process.kill(group && !isWindows ? -pid : pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}

/**
 * The npm that started this script: null when it was started directly. npm forwards signals but not its own death by
 * kill -9; where npm's shell stays between, the parent's parent counts.
 */
export function startedByNpm() {
  if (!process.env.npm_lifecycle_event) return null;
  const parent = process.ppid;
  const isShell = commandName(parent).match(/^(ba|da|z|k)?sh$/);
  return reference(isShell ? (linuxStat(parent)?.parent ?? parent) : parent);
}

function commandName(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

const running = new Set();

/** Ends the programs that `runQuietly` still runs, with everything they started. */
export function abandonWork() {
  for (const child of running) signal(child.pid, 'SIGKILL', { group: true });
}

/**
 * Runs a program to its end in a process group of its own. Its output is kept, and shown only when it fails.
 * `onStart` gets a reference to the process.
 */
export async function runQuietly(program, parameters, { onStart, ...options } = {}) {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows, ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  running.add(child);
  if (child.pid !== undefined) onStart?.(reference(child.pid));
  const { code, error } = await new Promise((settle) => {
    child.once('error', (failure) => settle({ error: failure }));
    child.once('close', (status, killedBy) => settle({ code: status ?? killedBy }));
  });
  running.delete(child);
  if (code === 0) return output;
  const what = [basename(program), ...parameters.map((one) => relativeToClone(one))].join(' ');
  throw Object.assign(
    new Explained(`${output}${output.endsWith('\n') ? '' : '\n'}Failed (${error?.message ?? code}): ${what}`),
    {
      output,
    },
  );
}

function relativeToClone(parameter) {
  return parameter.startsWith(root) ? relative(root, parameter) : parameter;
}

/** Runs a program with this terminal and returns its exit code. */
export async function runVisibly(program, parameters, options = {}) {
  const child = spawn(program, parameters, { stdio: 'inherit', ...options });
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', (code) => settle(code ?? 1));
  });
}
