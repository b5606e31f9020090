import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';
import { catalogue, createSimulator } from '../simulator/index.js';
import { FakeClock } from './support/fake-clock.js';

const backend = join(import.meta.dirname, '..');
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
});

async function startProcess(): Promise<{ process: ChildProcess; url: string }> {
  child = spawn(
    process.execPath,
    ['--import', join(backend, 'test/support/compiled-imports.mjs'), join(backend, 'simulator/main.ts')],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env: { ...process.env, SIMULATOR_PORT: '0' } },
  );
  if (!child.stdout) throw new Error('no output');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const said = JSON.parse(line) as { ready: boolean; url: string };
  expect(said.ready).toBe(true);
  return { process: child, url: said.url };
}
const call = async (url: string, method = 'GET', body?: unknown): Promise<unknown> => {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return response.json();
};

describe('the simulator in its own process', () => {
  it('is steered by its control API', async () => {
    const { url } = await startProcess();
    expect(await call(`${url}/control/catalogue`)).toEqual(JSON.parse(JSON.stringify(catalogue)));
    const { now } = (await call(`${url}/control/clock`, 'POST', { advanceMs: 86_400_000 })) as { now: string };
    expect(Date.parse(now) - Date.now()).toBeGreaterThan(86_300_000);
    expect(await call(`${url}/control/faults`, 'POST', { vendor: 'okx', kind: '5xx' })).toEqual({ ok: true });
    expect(await call(`${url}/control/faults`, 'POST', { vendor: 'okx', kind: 'flood' })).toHaveProperty('error');
    expect((await fetch(`${url}/okx/api/v5/affiliate/invitee/detail?uid=1`)).status).toBe(503);
    expect((await fetch(`${url}/okx/api/v5/affiliate/invitee/detail?uid=1`)).status).toBe(401);
    expect(await call(`${url}/control/requests?vendor=okx`)).toMatchObject([
      { fault: '5xx' },
      { fault: null, status: 401 },
    ]);
    expect((await fetch(`${url}/binance/`)).status).toBe(404);
    const bitcoin = async (): Promise<number> => {
      const rows = (await call(`${url}/bybit/v5/market/tickers?category=spot`)) as {
        result: { list: { symbol: string; lastPrice: string }[] };
      };
      return Number(rows.result.list.find(({ symbol }) => symbol === 'BTCUSDT')?.lastPrice);
    };
    const before = await bitcoin();
    expect(await call(`${url}/control/crash`, 'POST', { percent: 95, minutes: 10 })).toHaveProperty('error');
    expect(await call(`${url}/control/crash`, 'POST', { percent: 30, minutes: 10 })).toEqual({ ok: true });
    await call(`${url}/control/clock`, 'POST', { advanceMs: 60_000 });
    expect((await bitcoin()) / before).toBeLessThan(0.75);
  });

  it('goes on after a client has reset a socket that was refused', async () => {
    const { url } = await startProcess();
    const { hostname, port } = new URL(url);
    for (let times = 0; times < 20; times += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write('GET /nobody HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      await once(socket, 'data');
      socket.resetAndDestroy();
      await once(socket, 'close');
    }
    expect((await fetch(`${url}/binance/`)).status).toBe(404);
  });

  it.each(['SIGTERM', 'disconnect'] as const)('ends on %s', async (how) => {
    const { process } = await startProcess();
    const exited = once(process, 'exit');
    if (how === 'SIGTERM') process.kill('SIGTERM');
    else process.disconnect();
    expect(await exited).toEqual([0, null]);
  });
});

describe('the simulator in a test', () => {
  it('follows the clock of the test and frees its port', async () => {
    const clock = new FakeClock();
    const simulator = await createSimulator({ clock: () => clock.now() });
    clock.advance({ days: 1 });
    expect(simulator.control.now()).toEqual(clock.now());
    await simulator.close();
    await expect(fetch(simulator.url)).rejects.toThrow();
  });
});
