import { realpathSync } from 'node:fs';
import pg from 'pg';
import { adminUrl } from './place.js';
import type { Secrets } from './secrets.js';

type Probe =
  | { readonly state: 'ready'; readonly dataDirectory: string }
  | { readonly state: 'refused'; readonly code: string }
  | { readonly state: 'waiting' };

/** Connects once. `waiting`: nothing listens yet or the server is starting; `refused`: it rejected the password. */
export async function probe(secrets: Secrets, port: number): Promise<Probe> {
  if (!Number.isInteger(port) || port <= 0) return { state: 'waiting' };
  const client = new pg.Client({ connectionString: adminUrl(secrets, port), connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return { state: 'ready', dataDirectory: realpathSync(rows[0]?.data_directory ?? '/') };
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    return code.startsWith('28') ? { state: 'refused', code } : { state: 'waiting' };
  } finally {
    await client.end().catch(() => {});
  }
}
