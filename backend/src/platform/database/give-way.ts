import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

const STEP_MS = 20;
/** So that work ends on a machine that is always busy. */
const MOST_MS = 2_000;

/**
 * Lets requests go first: resolves when none of them waits for a connection, after two seconds at most. Called by long work between its
 * steps, without a connection.
 */
export async function giveWay({ driver }: DataSource): Promise<void> {
  const pool = (driver as PostgresDriver).master as pg.Pool;
  // Also lets the event loop answer what has come meanwhile.
  await sleep(0);
  for (let waited = 0; pool.waitingCount > 0 && waited < MOST_MS; waited += STEP_MS) await sleep(STEP_MS);
}
