import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './paths.mjs';
import { Explained } from './say.mjs';

const startTimeoutMs = 300_000;

/**
 * A product to look at: the one that runs at `url`, or without it one that is started on a free port with data of its own,
 * which `stop()` ends and deletes.
 */
export async function openProduct(url) {
  if (url) return { url: url.replace(/\/$/, ''), stop: async () => {} };
  const data = mkdtempSync(join(tmpdir(), 'lance-look-'));
  // Root's database runs as another user, who must get to it: what is left elsewhere would stay.
  chmodSync(data, 0o711);
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const gone = new Promise((settle) => child.once('exit', settle));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  const own = `http://127.0.0.1:${port}`;
  for (
    const deadline = Date.now() + startTimeoutMs;
    Date.now() < deadline && child.exitCode === null;
    await delay(500)
  ) {
    const answer = await fetch(`${own}/api/health`).catch(() => undefined);
    if (answer?.ok) return { url: own, stop };
  }
  await stop();
  throw new Explained('The product did not start.');
}

/** A port nobody listens on at this moment. */
export function freePort() {
  return new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });
}
