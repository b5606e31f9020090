import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, reference, signal, waitUntilGone } from './processes.mjs';
import { Explained, say } from './say.mjs';

const patienceMs = 35_000;

/**
 * One copy of the product per data folder. The file tells who runs and what it started, so that the next start can
 * refuse while a copy lives, and can clear up after one that was killed.
 */
export async function takeRunLock(dataDir, npm) {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'run.json');
  const earlier = read(file);
  if (earlier) await outlive(earlier, dataDir);

  const content = { launcher: reference(process.pid), npm, url: null, children: {} };
  if (!create(file, content, earlier))
    throw new Explained(`Another copy is just starting with the data in ${dataDir}.`);
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify(content));
    renameSync(`${file}.new`, file);
  };
  return {
    setUrl(url) {
      content.url = url;
      write();
    },
    setChild(name, pid) {
      content.children[name] = reference(pid);
      write();
    },
    release() {
      rmSync(file, { force: true });
    },
  };
}

/** The copy that runs with this data folder: null when none does. */
export function runningCopy(dataDir) {
  const copy = read(join(dataDir, 'run.json'));
  return isAlive(copy?.launcher) ? copy : null;
}

/** Refuses while the earlier copy lives; an orphan, whose npm was killed, is asked to stop. Then waits for its parts. */
async function outlive({ launcher, npm, url, children }, dataDir) {
  if (isAlive(launcher)) {
    if (!npm || isAlive(npm)) {
      throw new Explained(
        `Lance is already running with the data in ${dataDir}${url ? `: ${url}` : ''} (process ${launcher.pid}).\n` +
          'Stop it first, or start a second copy with another DATA_DIR and PORT.',
      );
    }
    say('  Taking over from a copy that lost its terminal …');
    signal(launcher.pid, 'SIGTERM');
    if (!(await waitUntilGone(launcher, patienceMs))) signal(launcher.pid, 'SIGKILL');
  }
  const left = Object.values(children ?? {}).filter(isAlive);
  if (left.length === 0) return;
  say('  Waiting for the parts of a copy that was killed …');
  for (const child of left) {
    if (!(await waitUntilGone(child, patienceMs))) signal(child.pid, 'SIGKILL');
  }
}

/** Takes the file's place only if nobody else did since it was read. */
function create(file, content, earlier) {
  const current = read(file);
  if (current && current.launcher.pid !== earlier?.launcher.pid && isAlive(current.launcher)) return false;
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
