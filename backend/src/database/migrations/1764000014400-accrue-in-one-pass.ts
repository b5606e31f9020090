import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ledgerUp } from './sql/ledger.sql.js';

/**
 * The door of accruals no longer joins what it judged with what it planned: from the sixth call on that was a nested loop,
 * whose work grew with the square of the rows. What it does is the same.
 */
export class AccrueInOnePass1764000014400 implements MigrationInterface {
  name = 'AccrueInOnePass1764000014400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(accrue);
  }

  async down(runner: QueryRunner): Promise<void> {
    const [before] = /CREATE FUNCTION ledger\.accrue\([\s\S]*?\nEND \$\$;/.exec(ledgerUp) ?? [];
    if (before === undefined) throw new Error('the earlier ledger.accrue is not there');
    await runner.query(before.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
  }
}

const accrue = /* sql */ `
CREATE OR REPLACE FUNCTION ledger.accrue(
  p_currency text, p_scope text, p_at timestamptz, p_owners uuid[], p_kinds text[], p_amounts bigint[], p_keys text[],
  p_ref_types text[], p_ref_ids text[], p_params jsonb[]
) RETURNS TABLE (row_number integer, outcome text, transfer_id uuid, available bigint, held bigint, clawback bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_turns bigint;
BEGIN
  IF cardinality(p_owners) <> ALL (ARRAY[cardinality(p_kinds), cardinality(p_amounts), cardinality(p_keys),
       cardinality(p_ref_types), cardinality(p_ref_ids), cardinality(p_params)])
    OR EXISTS (
      SELECT 1 FROM unnest(p_kinds, p_amounts) AS l (kind, amount)
      WHERE NOT EXISTS (
        SELECT 1 FROM ledger.rule r WHERE r.currency = p_currency AND r.kind = l.kind AND r.door = 'accrue'
          AND r.available = sign(l.amount) AND l.amount <> 0))
  THEN
    RAISE EXCEPTION 'every row has all its columns, a kind that accrues, and an amount of its sign' USING ERRCODE = 'LG006';
  END IF;

  PERFORM 1 FROM ledger.account a
    WHERE a.owner_id = ANY (p_owners) AND a.currency = p_currency ORDER BY a.owner_id FOR NO KEY UPDATE;

  -- One turn for all members' first rows, one for their second rows, and so on: what a row does depends on the one before.
  SELECT max(m.turns) INTO v_turns
    FROM (SELECT count(*) AS turns FROM unnest(p_owners) AS o (owner_id) GROUP BY o.owner_id) m;
  FOR v_turn IN 1 .. coalesce(v_turns, 0) LOOP
    RETURN QUERY
    WITH asked AS (
      SELECT l.*, pg_catalog.row_number() OVER (PARTITION BY l.owner_id ORDER BY l.n) AS turn, sha256(convert_to(
               jsonb_build_array(p_currency, l.kind, l.amount, l.ref_type, l.ref_id, l.params)::text, 'UTF8')) AS hash
      FROM unnest(p_owners, p_kinds, p_amounts, p_keys, p_ref_types, p_ref_ids, p_params)
        WITH ORDINALITY AS l (owner_id, kind, amount, key, ref_type, ref_id, params, n)
    ),
    judged AS (
      SELECT q.*, t.id AS known_id, t.available_after, t.held_after, t.clawback_after,
             a.available AS was_available, a.held AS was_held, a.clawback AS was_clawback, a.version,
             CASE WHEN a.owner_id IS NULL THEN 'no_account'
                  WHEN t.request_hash = q.hash THEN 'replayed'
                  WHEN t.id IS NOT NULL THEN 'key_reused'
                  WHEN a.frozen_at IS NOT NULL THEN 'frozen'
                  ELSE 'posted' END AS verdict
      FROM asked q
      LEFT JOIN ledger.account a ON a.owner_id = q.owner_id AND a.currency = p_currency
      LEFT JOIN ledger.transfer t ON t.owner_id = q.owner_id AND t.scope = p_scope AND t.key = q.key
      WHERE q.turn = v_turn
    ),
    -- owed: the part that fills (positive) or adds to (negative) what the member owes; the rest moves what is available.
    -- Of a row that is not booked it is unknown, and with it all that follows.
    split AS (
      SELECT j.*, CASE WHEN j.verdict <> 'posted' THEN NULL
                       WHEN j.amount > 0 THEN least(j.amount, j.was_clawback)
                       ELSE least(j.amount + j.was_available, 0) END AS owed
      FROM judged j
    ),
    planned AS MATERIALIZED (
      SELECT s.*, CASE WHEN s.verdict = 'posted' THEN uuidv7() END AS new_id, s.version + 1 AS new_version, s.amount - s.owed AS free,
             s.was_available + (s.amount - s.owed) AS new_available, s.was_clawback - s.owed AS new_clawback
      FROM split s
    ),
    moved AS (
      UPDATE ledger.account a SET available = p.new_available, clawback = p.new_clawback, version = p.new_version
      FROM planned p WHERE p.verdict = 'posted' AND a.owner_id = p.owner_id AND a.currency = p_currency
    ),
    noted AS (
      INSERT INTO ledger.transfer (owner_id, currency, id, account_version, kind, available, clawback, mint,
        available_after, held_after, clawback_after, scope, key, request_hash, ref_type, ref_id, params, at)
      SELECT p.owner_id, p_currency, p.new_id, p.new_version, p.kind, p.free, p.owed, -p.amount,
        p.new_available, p.was_held, p.new_clawback, p_scope, p.key, p.hash, p.ref_type, p.ref_id, p.params, p_at
      FROM planned p WHERE p.verdict = 'posted'
    )
    SELECT p.n::integer, p.verdict, coalesce(p.new_id, p.known_id), coalesce(p.new_available, p.available_after, p.was_available),
           coalesce(p.held_after, p.was_held), coalesce(p.new_clawback, p.clawback_after, p.was_clawback)
    FROM planned p;
  END LOOP;
END $$;
`;
