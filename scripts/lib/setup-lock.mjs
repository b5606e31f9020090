import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cache } from './paths.mjs';
import { isAlive, reference, signal } from './processes.mjs';
import { say } from './say.mjs';

const file = join(cache, 'setup.lock');

/**
 * Installing and building write into the clone, so of several scripts started at once one works and the others wait.
 * `work` gets a function that notes the program it runs: a next run ends it when this script was killed meanwhile.
 */
export async function withSetupLock(work) {
  mkdirSync(cache, { recursive: true });
  const mine = { owner: reference(process.pid), child: null };
  for (let isTold = false; !take(mine); await delay(200)) {
    const { owner, child } = read();
    if (isAlive(owner)) {
      if (!isTold) say('  Waiting for another script that installs or builds here …');
      isTold = true;
      continue;
    }
    if (isAlive(child)) signal(child.pid, 'SIGKILL', { group: true });
    rmSync(file, { force: true });
  }
  try {
    return await work((child) => writeFileSync(file, JSON.stringify({ ...mine, child })));
  } finally {
    rmSync(file, { force: true });
  }
}

function take(content) {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

function read() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
