import { SystemClock } from '../src/platform/clock/index.js';
import { createSimulator } from './index.js';

const clock = new SystemClock();
const starting = createSimulator({
  clock: () => clock.now(),
  port: Number(process.env.SIMULATOR_PORT || 0),
  rateScale: Number(process.env.SIMULATOR_RATE_SCALE || 1),
});
const stop = (): void => {
  void starting.then((simulator) => simulator.close()).finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent is gone: without it nobody would ever stop this process.
process.once('disconnect', stop);

const { url } = await starting;
process.stdout.write(`${JSON.stringify({ ready: true, url })}\n`);
