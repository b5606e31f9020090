import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startService, type Server } from './servers.js';

const RATE_SCALE = '10';
const PATIENCE_MS = 60_000;

export interface SimulatedMarket {
  readonly url: string;
  /** For services that read it. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The simulated exchanges as a process of their own, whose work is not counted as the service's. */
export async function startMarket(env: Readonly<Record<string, string>>): Promise<SimulatedMarket> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../simulator/main.js', import.meta.url))], {
    env: { ...process.env, SIMULATOR_RATE_SCALE: RATE_SCALE },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('the simulator has no output');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };
  return {
    url,
    env: { ...env, APP_PROFILE: 'test', SIMULATOR_URL: url, SIMULATOR_RATE_SCALE: RATE_SCALE },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A service on this market, once it knows both Korean exchanges and a global one. */
export async function startReader({ env }: SimulatedMarket): Promise<Server> {
  const service = await startService(env);
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${service.url}/api/kimchi-premium`);
    if (answer.ok) {
      const { upbit, bithumb } = (await answer.json()) as Record<'upbit' | 'bithumb', { premium: number | null }[]>;
      if (bithumb.length > 0 && upbit.some(({ premium }) => premium !== null)) return service;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the service has not read the market');
}
