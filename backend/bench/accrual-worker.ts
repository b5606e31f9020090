import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { createApp } from '../src/app.setup.js';
import { LuffAccruals } from '../src/modules/luff/index.js';
import { SystemClock } from '../src/platform/clock/index.js';
import { processConfig } from '../src/platform/config/index.js';
import { runInTransaction } from '../src/platform/database/index.js';

/** What the worker answers about one run over all report rows of a day. */
export interface AccrualRun {
  readonly ms: number;
  readonly posted: number;
  readonly refused: number;
}

/* The service without its port: posts the Luff of the days that it is told, as what wrote their rows would have it do. */
const app = await createApp({ config: processConfig(), clock: new SystemClock() });
const dataSource = app.get(DataSource);
const accruals = app.get(LuffAccruals, { strict: false });

async function accrue(day: string): Promise<AccrualRun> {
  const days: { exchangeId: string; uid: string; day: string }[] = await dataSource.query(
    `SELECT DISTINCT exchange_id AS "exchangeId", uid, day::text AS day FROM uid_rebate_report_rows WHERE day = $1`,
    [day],
  );
  const started = performance.now();
  const counts = await runInTransaction(dataSource, (tx) => accruals.post(tx, days));
  return { ms: performance.now() - started, ...counts };
}

process.on('message', (day: string) => {
  accrue(day).then(
    (run) => process.send?.(run),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready', url: '' });
