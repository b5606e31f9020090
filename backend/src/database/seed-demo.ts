import 'reflect-metadata';
import pg from 'pg';
import { processConfig } from '../platform/config/index.js';
import { DEMO_JOB, DEMO_SLOT, demoCredentials, type DemoCredential } from './seeds/demo-people.js';

/**
 * Seeds a new installation once with demo members and their last 90 days, and prints the demo credentials as one line of
 * JSON. Needs a migrated database and the simulator; does nothing against real exchanges.
 */
async function main(): Promise<void> {
  const config = processConfig();
  const told = { credentials: demoCredentials(config), resetPassword: config.resetDefaultPassword };
  const isSimulated = Object.values(config.sources).every((access) => access?.simulated === true);
  if (!config.simulatorUrl || !isSimulated) return tell({ credentials: [] });
  if (await isDone(config.databaseUrl)) return tell(told);

  // Loaded lazily: a start with existing demo data should not wait for it.
  const [{ stopJobs }, { createApp }, { seedDemo }, { StoryClock }] = await Promise.all([
    import('../platform/scheduling/index.js'),
    import('../app.setup.js'),
    import('./seeds/demo.seed.js'),
    import('./seeds/story-clock.js'),
  ]);
  const clock = new StoryClock(config.simulatorUrl);
  const app = await createApp({ config, clock });
  // Scheduled jobs run on real time and would read the story clock.
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

/** Checked without the application, which is slow to start. */
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
