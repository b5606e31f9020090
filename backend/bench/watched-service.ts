import { monitorEventLoopDelay } from 'node:perf_hooks';

/* The service, with an eye on how long it answers nobody: each message is answered with the longest such times since the last. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.({ p99Ms: delay.percentile(99) / 1e6, longestMs: delay.max / 1e6 });
  delay.reset();
});
await import('../src/main.js');
