import type pg from 'pg';

/** Accounts, transfers and entries by hand, in a schema of the benchmark's own. */
export async function createBareLedger(owner: pg.Client, ownerIds: readonly string[], points: bigint): Promise<void> {
  await owner.query(`
    DROP SCHEMA IF EXISTS bench CASCADE;
    CREATE SCHEMA bench;
    CREATE TABLE bench.account (owner_id uuid PRIMARY KEY, available bigint NOT NULL) WITH (fillfactor = 70);
    CREATE TABLE bench.transfer (
      owner_id uuid NOT NULL, id uuid NOT NULL, kind text NOT NULL, key text NOT NULL, ref_type text, ref_id text,
      params jsonb NOT NULL, at timestamptz NOT NULL, PRIMARY KEY (owner_id, id), UNIQUE (owner_id, key));
    CREATE TABLE bench.entry (
      owner_id uuid NOT NULL, transfer_id uuid NOT NULL, account text NOT NULL, amount bigint NOT NULL,
      balance_after bigint, PRIMARY KEY (owner_id, transfer_id, account));
    GRANT USAGE ON SCHEMA bench TO lance_app;
    GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA bench TO lance_app`);
  await owner.query('INSERT INTO bench.account SELECT unnest($1::uuid[]), $2', [ownerIds, points]);
}

/** The balance with its predicate and two entries by hand, and nothing else. */
export const BARE_ENTRIES = `
  WITH moved AS (
    UPDATE bench.account SET available = available - $2::bigint
    WHERE owner_id = $1 AND available >= $2::bigint RETURNING available
  )
  INSERT INTO bench.entry (owner_id, transfer_id, account, amount, balance_after)
  SELECT $1, uuidv7(), leg.account, leg.amount, leg.balance_after
  FROM moved, LATERAL (VALUES ('available', -$2::bigint, moved.available), ('store', $2::bigint, NULL))
    AS leg (account, amount, balance_after)`;

/** The same work as the ledger's by hand: also the transfer with its key, reference and time. No rule, no proof. */
export const BARE_SPEND = `
  WITH moved AS (
    UPDATE bench.account SET available = available - $2::bigint
    WHERE owner_id = $1 AND available >= $2::bigint RETURNING available
  ), noted AS (
    INSERT INTO bench.transfer (owner_id, id, kind, key, ref_type, ref_id, params, at)
    SELECT $1, uuidv7(), 'store_purchase', $3, 'order', $3, '{"item":"bench"}', $4 FROM moved RETURNING id
  )
  INSERT INTO bench.entry (owner_id, transfer_id, account, amount, balance_after)
  SELECT $1, noted.id, leg.account, leg.amount, leg.balance_after
  FROM moved, noted, LATERAL (VALUES ('available', -$2::bigint, moved.available), ('store', $2::bigint, NULL))
    AS leg (account, amount, balance_after)`;
