import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member may leave: what is left of the points is burned, the accounts stay in the books and never move again. */
export class AccountClose1764000010000 implements MigrationInterface {
  name = 'AccountClose1764000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(accountCloseUp);
    // What a row was before a change stays, but the words of the file about a member who has left do not.
    await runner.query(`GRANT UPDATE ("before") ON "uid_rebate_report_changes" TO lance_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`REVOKE UPDATE ("before") ON "uid_rebate_report_changes" FROM lance_app`);
    await runner.query(accountCloseDown);
  }
}

const accountCloseUp = /* sql */ `
INSERT INTO ledger.rule (currency, kind, door, available, burn) VALUES
  ('LCOIN', 'account_close', 'post', -1, 1),
  ('LUFF',  'account_close', 'post', -1, 1);

-- Door: ends a member's accounts for good. Burns what is available and freezes the account for ever, in the order of the
-- currencies. Refuses while something waits for a decision (LG009) and while an account is looked into (LG002). Answers
-- what was burned; again answers nothing and does nothing.
CREATE FUNCTION ledger.close_accounts(p_owner uuid, p_at timestamptz) RETURNS TABLE (currency text, forfeited bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_account ledger.account;
  v_legs    bigint[];
BEGIN
  FOR v_account IN
    SELECT a.* FROM ledger.account a WHERE a.owner_id = p_owner ORDER BY a.currency FOR NO KEY UPDATE
  LOOP
    CONTINUE WHEN v_account.frozen_reason = 'account closed';
    IF v_account.frozen_at IS NOT NULL THEN
      RAISE EXCEPTION '% account of % is frozen', v_account.currency, p_owner
        USING ERRCODE = 'LG002', DETAIL = jsonb_build_object('currency', v_account.currency, 'reason', v_account.frozen_reason);
    END IF;
    IF v_account.held > 0 THEN
      RAISE EXCEPTION '% of % % wait for a decision', v_account.held, v_account.currency, p_owner
        USING ERRCODE = 'LG009', DETAIL = jsonb_build_object('currency', v_account.currency, 'held', v_account.held::text);
    END IF;
    IF v_account.available > 0 THEN
      v_legs := ARRAY[-v_account.available, 0, 0, 0, v_account.available, 0, 0, 0];
      PERFORM ledger.book(p_owner, v_account.currency, 'account_close', '{post}', v_legs, 'account_close', v_account.currency,
        sha256(convert_to(jsonb_build_array(v_account.currency, 'account_close', v_legs, NULL, NULL, NULL, '{}'::jsonb)::text, 'UTF8')),
        p_at, NULL, NULL, NULL, NULL, '{}', NULL);
    END IF;
    UPDATE ledger.account a SET frozen_at = p_at, frozen_reason = 'account closed'
      WHERE a.owner_id = p_owner AND a.currency = v_account.currency;
    currency := v_account.currency;
    forfeited := v_account.available;
    RETURN NEXT;
  END LOOP;
END $$;

-- As before, but what is closed stays closed.
CREATE OR REPLACE FUNCTION ledger.unfreeze(p_owner uuid, p_currency text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
BEGIN
  UPDATE ledger.account a SET frozen_at = NULL, frozen_reason = NULL
    WHERE a.owner_id = p_owner AND a.currency = p_currency AND a.frozen_reason <> 'account closed';
  RETURN FOUND;
END $$;

REVOKE ALL ON FUNCTION ledger.close_accounts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.close_accounts TO lance_app;
`;

/** Refuses once somebody has left: a transfer whose kind is gone could not be read. */
const accountCloseDown = /* sql */ `
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM ledger.account WHERE frozen_reason = 'account closed') THEN
    RAISE EXCEPTION 'there are closed accounts, and they stay closed';
  END IF;
END $$;
DROP FUNCTION ledger.close_accounts;
CREATE OR REPLACE FUNCTION ledger.unfreeze(p_owner uuid, p_currency text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
BEGIN
  UPDATE ledger.account a SET frozen_at = NULL, frozen_reason = NULL
    WHERE a.owner_id = p_owner AND a.currency = p_currency AND a.frozen_at IS NOT NULL;
  RETURN FOUND;
END $$;
DELETE FROM ledger.rule WHERE kind = 'account_close';
`;
