import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';

const isLinux = existsSync('/proc/thread-self');

describe('a thread behind the others', () => {
  (isLinux ? it : it.skip)('leaves the priority of its process as it was', async () => {
    const before = getPriority();
    const url = new URL('./go-behind.ts', import.meta.url).href;
    const code = `import(${JSON.stringify(url)}).then(({ goBehind }) => {
      goBehind();
      const thread = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1));
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority(thread));
    })`;
    const worker = new Worker(code, { eval: true, execArgv: [] });
    const [priority] = (await once(worker, 'message')) as [number];
    expect({ priority, process: getPriority() }).toEqual({ priority: before + 5, process: before });
  });
});
