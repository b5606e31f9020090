import 'reflect-metadata';
import { createApp } from './app.setup.js';
import { SystemClock } from './platform/clock/index.js';
import { processConfig } from './platform/config/index.js';
import { Draining } from './platform/health/index.js';
import { logger } from './platform/logging/index.js';
import { Queues } from './platform/queue/index.js';
import { DataSource } from 'typeorm';

const CLOCK_SYNC_MS = 60_000;
const KEEP_ALIVE_GRACE_MS = 5_000;
const HARD_LIMIT_MS = 14_000;

async function main(): Promise<void> {
  // Until the server listens, losing the launcher simply ends this process.
  const leave = (): void => process.exit(0);
  process.once('disconnect', leave);
  const config = processConfig();
  const clock = new SystemClock();
  const app = await createApp({ config, clock });

  const dataSource = app.get(DataSource);
  const synchronise = () =>
    clock.synchronise(async () => {
      const [row]: { now: Date }[] = await dataSource.query('SELECT clock_timestamp() AS now');
      if (!row) throw new Error('the database told no time');
      return row.now;
    });
  await synchronise();
  const timer = setInterval(
    () => void synchronise().catch((error: unknown) => logger.warn({ err: error }, 'clock not synchronised')),
    CLOCK_SYNC_MS,
  );
  timer.unref();
  await app.get(Queues).startWorking();

  const server = await app.listen(config.port, config.host);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  // The public address, and the base of links in mails unless PUBLIC_URL is set.
  const isHere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host);
  const url = `http://${isHere ? 'localhost' : config.host}:${port}`;
  logger.info({ url, profile: config.profile }, 'ready');
  process.send?.({ type: 'ready', url });

  let stopping = false;
  const stop = (reason: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    app.get(Draining).started = true;
    clearInterval(timer);
    // Keep-alive connections would keep the server open: busy ones are closed after their response, idle ones at once.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    setTimeout(() => server.closeAllConnections(), KEEP_ALIVE_GRACE_MS).unref();
    setTimeout(() => process.exit(1), HARD_LIMIT_MS).unref();
    server.closeIdleConnections();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.off('disconnect', leave);
  process.on('disconnect', () => stop('the launcher is gone'));
}

main().catch((error: unknown) => {
  logger.fatal({ err: error }, 'could not start');
  process.exit(1);
});
