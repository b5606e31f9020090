import { SystemClock } from '../src/platform/clock/index.js';
import { createSimulator, type Simulator } from './index.js';

let simulator: Simulator | undefined;
const stop = (): void => {
  void Promise.resolve(simulator?.close()).finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent is gone: without it nobody would ever stop this process.
process.once('disconnect', stop);

const clock = new SystemClock();
simulator = await createSimulator({
  clock: () => clock.now(),
  port: Number(process.env.SIMULATOR_PORT || 0),
  rateScale: Number(process.env.SIMULATOR_RATE_SCALE || 1),
});
process.stdout.write(`${JSON.stringify({ ready: true, url: simulator.url })}\n`);
