import 'reflect-metadata';
import pg from 'pg';
import { processConfig } from '../platform/config/index.js';
import { DEMO_JOB, DEMO_SLOT, demoCredentials, type DemoCredential } from './seeds/demo-people.js';

/**
 * Fills a new installation with demo members and their last 90 days, once, and prints how to log in, and what an
 * administrator's reset sets, as one line of JSON.
 * Needs the migrated database and the simulator; against real exchanges there is no past to tell, so nothing is done.
 */
async function main(): Promise<void> {
  const config = processConfig();
  const told = { credentials: demoCredentials(config), resetPassword: config.resetDefaultPassword };
  const isSimulated = Object.values(config.vendors).every((vendor) => vendor?.simulated === true);
  if (!config.simulatorUrl || !isSimulated) return tell({ credentials: [] });
  if (await isDone(config.databaseUrl)) return tell(told);

  // Loaded only when there is something to do: a start that finds its demo data there should not wait for it.
  const [{ stopJobs }, { createApp }, { seedDemo }, { StoryClock }] = await Promise.all([
    import('../platform/scheduling/index.js'),
    import('../app.setup.js'),
    import('./seeds/demo.seed.js'),
    import('./seeds/story-clock.js'),
  ]);
  const clock = new StoryClock(config.simulatorUrl);
  const app = await createApp({ config, clock });
  // The jobs run by real time and would read the clock of the story.
  await stopJobs(app);
  try {
    await seedDemo(app, clock);
  } finally {
    await app.close();
  }
  tell(told);
}

interface Told {
  readonly credentials: readonly DemoCredential[];
  readonly resetPassword?: string;
}

/** Asked without the application, which takes a moment to start. */
async function isDone(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM platform_job_runs WHERE job = $1 AND slot = $2', [
      DEMO_JOB,
      DEMO_SLOT,
    ]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

function tell(told: Told): void {
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

await main();
