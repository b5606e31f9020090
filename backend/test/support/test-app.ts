import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import { createSimulator } from '../../simulator/index.js';
import { createApp } from '../../src/app.setup.js';
import { readConfig } from '../../src/platform/config/index.js';
import { MailDelivery } from '../../src/platform/mail/index.js';
import { Queues } from '../../src/platform/queue/index.js';
import { stopJobs } from '../../src/platform/scheduling/index.js';
import { FakeClock } from './fake-clock.js';
import { HttpClient } from './http-client.js';
import { TestMailbox } from './mailbox.js';
import { createTestDatabase } from './test-database.js';

type Simulator = Awaited<ReturnType<typeof createSimulator>>;

/** The vendors' pace is far below what a test may wait for; their limits at the true rate have tests of their own. */
const RATE_SCALE = 100;
/** Sockets tell something more often than markets do, so that tests need not wait. */
const SOCKET_MS = 200;

/**
 * The real service on a database of its own, with the simulator as the outside world and a clock that tests move. What is
 * scheduled does not run by itself: tests call it. What is queued does.
 */
export interface TestApp {
  readonly app: NestExpressApplication;
  readonly url: string;
  readonly clock: FakeClock;
  readonly simulator: Simulator;
  /** Where its mails arrive. */
  readonly mailbox: TestMailbox;
  readonly dataSource: DataSource;
  /** Connection strings of this database: the service's role, the owner, the superuser. */
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** A new caller without cookies; `language` is what its browser asks for. */
  client(language?: 'ko' | 'en'): HttpClient;
  close(): Promise<void>;
}

/** Starts the service; `env` adds to or replaces its configuration, and `on` makes it another replica of a service. */
export async function startTestApp(
  options: { env?: Record<string, string>; now?: string; on?: TestApp } = {},
): Promise<TestApp> {
  const clock = options.on?.clock ?? new FakeClock(options.now === undefined ? undefined : new Date(options.now));
  const database = options.on?.database ?? (await createTestDatabase());
  const simulator = await createSimulator({ clock: () => clock.now(), rateScale: RATE_SCALE, socketMs: SOCKET_MS });
  const mailbox = await TestMailbox.open();
  const config = readConfig({
    APP_PROFILE: 'test',
    PORT: '0',
    DATABASE_URL: database.databaseUrl,
    DATABASE_MIGRATION_URL: database.migrationUrl,
    DATABASE_POOL_SIZE: '10',
    SIMULATOR_URL: simulator.url,
    SIMULATOR_RATE_SCALE: String(RATE_SCALE),
    SMTP_URL: mailbox.url,
    LOG_LEVEL: 'error',
    ...options.env,
  });
  const app = await createApp({ config, clock });
  mailbox.serve(app.get(MailDelivery));
  const server = await app.listen(0, '127.0.0.1');
  await stopJobs(app);
  await app.get(Queues).startWorking();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    app,
    url,
    clock,
    simulator,
    mailbox,
    database,
    dataSource: app.get(DataSource),
    client: (language = 'ko') => new HttpClient(url, { 'accept-language': language }),
    close: async () => {
      server.closeAllConnections();
      await app.close();
      await mailbox.close();
      await simulator.close();
      if (!options.on) await database.drop();
    },
  };
}
