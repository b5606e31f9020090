/**
 * The ledger's schema: tables that carry the invariants as constraints, and the few functions that are the only way to
 * write. Runs as the schema's owner; the service's role may read and execute, nothing else.
 *
 * A transfer moves one currency of one member, so the member is the first column of every key and the member's account
 * is the one row that is locked. Its counterparts (mint, burn, store, payable, settled) are columns of the transfer, not
 * rows: nothing that two members share is ever locked. Amounts are in minor units.
 */
export const ledgerUp = /* sql */ `
CREATE SCHEMA ledger;

CREATE TABLE ledger.currency (
  code  text     PRIMARY KEY CHECK (code ~ '^[A-Z]{2,12}$'),
  scale smallint NOT NULL CHECK (scale BETWEEN 0 AND 12)
);

-- Which kinds of transfer exist, through which door each is written, and in which direction it may move each account
-- (0: not at all). A kind of the doors hold_post, hold_void, settle and reverse concludes an earlier transfer of the
-- kind it names. What is not listed here cannot be booked.
CREATE TABLE ledger.rule (
  currency     text     NOT NULL REFERENCES ledger.currency,
  kind         text     NOT NULL CHECK (kind ~ '^[a-z][a-z_]{2,49}$'),
  door         text     NOT NULL CHECK (door IN ('post', 'hold', 'hold_post', 'hold_void', 'settle', 'reverse', 'accrue')),
  concludes    text,
  needs_actor  boolean  NOT NULL DEFAULT false,
  needs_reason boolean  NOT NULL DEFAULT false,
  available    smallint NOT NULL DEFAULT 0 CHECK (available IN (-1, 0, 1)),
  held         smallint NOT NULL DEFAULT 0 CHECK (held IN (-1, 0, 1)),
  clawback     smallint NOT NULL DEFAULT 0 CHECK (clawback IN (-1, 0, 1)),
  mint         smallint NOT NULL DEFAULT 0 CHECK (mint IN (-1, 0, 1)),
  burn         smallint NOT NULL DEFAULT 0 CHECK (burn IN (-1, 0, 1)),
  store        smallint NOT NULL DEFAULT 0 CHECK (store IN (-1, 0, 1)),
  payable      smallint NOT NULL DEFAULT 0 CHECK (payable IN (-1, 0, 1)),
  settled      smallint NOT NULL DEFAULT 0 CHECK (settled IN (-1, 0, 1)),
  PRIMARY KEY (currency, kind),
  FOREIGN KEY (currency, concludes) REFERENCES ledger.rule,
  UNIQUE (currency, concludes, door),
  CHECK ((concludes IS NOT NULL) = (door IN ('hold_post', 'hold_void', 'settle', 'reverse')))
);

-- A member's balances. clawback is what the member owes after a downward correction. version counts the transfers.
CREATE TABLE ledger.account (
  owner_id      uuid        NOT NULL,
  currency      text        NOT NULL REFERENCES ledger.currency,
  available     bigint      NOT NULL DEFAULT 0,
  held          bigint      NOT NULL DEFAULT 0,
  clawback      bigint      NOT NULL DEFAULT 0,
  version       bigint      NOT NULL DEFAULT 0,
  opened_at     timestamptz NOT NULL,
  frozen_at     timestamptz,
  frozen_reason text,
  PRIMARY KEY (owner_id, currency),
  CONSTRAINT account_never_negative CHECK (least(available, held, clawback, version) >= 0),
  CONSTRAINT account_frozen_with_reason CHECK ((frozen_at IS NULL) = (frozen_reason IS NULL))
) WITH (fillfactor = 70);

-- One transfer with all its legs, one column an account: it is complete and sums to zero by constraint, and nothing can be
-- added to it later. A leg on clawback is negative when the member comes to owe more. The ..._after columns are the
-- account as this transfer left it. Each check constraint costs every transfer some microseconds, since the server reads
-- its expression anew for each statement: only what guards money is one, the rest is in the trigger below.
CREATE TABLE ledger.transfer (
  owner_id        uuid        NOT NULL,
  currency        text        NOT NULL,
  id              uuid        NOT NULL,
  account_version bigint      NOT NULL,
  kind            text        NOT NULL,
  available       bigint      NOT NULL DEFAULT 0,
  held            bigint      NOT NULL DEFAULT 0,
  clawback        bigint      NOT NULL DEFAULT 0,
  mint            bigint      NOT NULL DEFAULT 0,
  burn            bigint      NOT NULL DEFAULT 0,
  store           bigint      NOT NULL DEFAULT 0,
  payable         bigint      NOT NULL DEFAULT 0,
  settled         bigint      NOT NULL DEFAULT 0,
  available_after bigint      NOT NULL,
  held_after      bigint      NOT NULL,
  clawback_after  bigint      NOT NULL,
  scope           text        NOT NULL,
  key             text        NOT NULL,
  request_hash    bytea       NOT NULL,
  actor_id        uuid,
  reason          text,
  ref_type        text,
  ref_id          text,
  params          jsonb       NOT NULL,
  concludes_id    uuid,
  at              timestamptz NOT NULL,
  PRIMARY KEY (owner_id, currency, id),
  -- The same intent happens once.
  CONSTRAINT transfer_key_once UNIQUE (owner_id, scope, key),
  -- The chain of an account has no gap and no fork: a lost update collides here. Statements page by it.
  CONSTRAINT transfer_version_once UNIQUE (owner_id, currency, account_version),
  CONSTRAINT transfer_sums_to_zero CHECK (available + held + clawback + mint + burn + store + payable + settled = 0),
  CONSTRAINT transfer_never_negative CHECK (least(available_after, held_after, clawback_after) >= 0),
  FOREIGN KEY (owner_id, currency, concludes_id) REFERENCES ledger.transfer
);
-- A hold resolves at most once, a payout settles at most once, a transfer is reversed at most once.
CREATE UNIQUE INDEX transfer_concluded_once ON ledger.transfer (owner_id, currency, concludes_id)
  WHERE concludes_id IS NOT NULL;

-- The legs as rows. On clawback the balance runs negative: it is what the member owes.
CREATE VIEW ledger.entry AS
  SELECT t.owner_id, t.currency, t.id AS transfer_id, t.account_version, t.kind, t.at, e.account, e.amount, e.balance_after
  FROM ledger.transfer t
  CROSS JOIN LATERAL (VALUES
    ('available', t.available, t.available_after), ('held', t.held, t.held_after), ('clawback', t.clawback, -t.clawback_after),
    ('mint', t.mint, NULL), ('burn', t.burn, NULL), ('store', t.store, NULL),
    ('payable', t.payable, NULL), ('settled', t.settled, NULL)
  ) AS e (account, amount, balance_after)
  WHERE e.amount <> 0;

CREATE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'ledger.% is append-only', TG_TABLE_NAME USING ERRCODE = 'LG008';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger.transfer FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER append_only BEFORE DELETE ON ledger.account FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- Every transfer moves only what the rule of its kind allows, concludes only what that kind concludes, and leaves the
-- account in the state it says. A trigger and no foreign keys: those would take a share lock on the rule that all
-- transfers of a kind have in common, and cost more than the transfer itself.
CREATE FUNCTION ledger.check_lawful() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  r ledger.rule;
BEGIN
  SELECT u.* INTO r FROM ledger.rule u WHERE u.currency = NEW.currency AND u.kind = NEW.kind;
  IF NOT FOUND
    OR sign(NEW.available) NOT IN (0, r.available) OR sign(NEW.held) NOT IN (0, r.held)
    OR sign(NEW.clawback) NOT IN (0, r.clawback) OR sign(NEW.mint) NOT IN (0, r.mint)
    OR sign(NEW.burn) NOT IN (0, r.burn) OR sign(NEW.store) NOT IN (0, r.store)
    OR sign(NEW.payable) NOT IN (0, r.payable) OR sign(NEW.settled) NOT IN (0, r.settled)
    OR 0 = ALL (ARRAY[NEW.available, NEW.held, NEW.clawback, NEW.mint, NEW.burn, NEW.store, NEW.payable, NEW.settled])
  THEN
    RAISE EXCEPTION 'a transfer of kind % does not move % this way', NEW.kind, NEW.currency USING ERRCODE = 'LG006';
  END IF;
  IF (r.concludes IS NULL) <> (NEW.concludes_id IS NULL) OR (r.concludes IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM ledger.transfer t
    WHERE t.owner_id = NEW.owner_id AND t.currency = NEW.currency AND t.id = NEW.concludes_id AND t.kind = r.concludes))
  THEN
    RAISE EXCEPTION 'a transfer of kind % does not conclude %', NEW.kind, NEW.concludes_id USING ERRCODE = 'LG006';
  END IF;
  IF (r.needs_actor AND NEW.actor_id IS NULL) OR (r.needs_reason AND NEW.reason IS NULL) THEN
    RAISE EXCEPTION 'a transfer of kind % names its actor or its reason', NEW.kind USING ERRCODE = 'LG006';
  END IF;
  IF NEW.scope = '' OR NEW.key = '' OR length(NEW.scope) > 100 OR length(NEW.key) > 300 OR length(NEW.reason) > 2000
    OR (NEW.ref_type IS NULL) <> (NEW.ref_id IS NULL) OR jsonb_typeof(NEW.params) <> 'object'
    OR octet_length(NEW.request_hash) <> 32
  THEN
    RAISE EXCEPTION 'scope, key, reason, reference or parameters out of range' USING ERRCODE = 'LG006';
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM ledger.account a
    WHERE a.owner_id = NEW.owner_id AND a.currency = NEW.currency AND a.version = NEW.account_version
      AND a.available = NEW.available_after AND a.held = NEW.held_after AND a.clawback = NEW.clawback_after)
  THEN
    RAISE EXCEPTION 'transfer % does not leave the account as it says', NEW.id USING ERRCODE = 'LG006';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER lawful AFTER INSERT ON ledger.transfer FOR EACH ROW EXECUTE FUNCTION ledger.check_lawful();

-- What a door answers: the transfer, whether it was there before, and the balances it left.
CREATE TYPE ledger.receipt AS (transfer_id uuid, replayed boolean, available bigint, held bigint, clawback bigint);

-- Opens a member's accounts, one per currency; what is open stays as it is.
CREATE FUNCTION ledger.open_accounts(p_owner uuid, p_at timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO ledger.account (owner_id, currency, opened_at)
  SELECT p_owner, c.code, p_at FROM ledger.currency c ORDER BY c.code
  ON CONFLICT DO NOTHING;
$$;

-- Books one transfer; not a door. p_legs is in the order of the columns of ledger.transfer. Locks the member's account
-- before it decides, so that all of it (is the key known, is the earlier transfer concluded, is there enough) is decided
-- on what is committed, and two transfers of one member never wait for each other crosswise. Sequential scans are off
-- because the plans are made while the tables are empty.
CREATE FUNCTION ledger.book(
  p_owner uuid, p_currency text, p_kind text, p_doors text[], p_legs bigint[],
  p_scope text, p_key text, p_hash bytea, p_at timestamptz, p_actor uuid, p_reason text,
  p_ref_type text, p_ref_id text, p_params jsonb, p_concludes uuid
) RETURNS ledger.receipt LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_account ledger.account;
  v_receipt ledger.receipt;
  v_hash    bytea;
  v_door    text;
  v_other   record;
BEGIN
  SELECT r.door INTO v_door FROM ledger.rule r WHERE r.currency = p_currency AND r.kind = p_kind;
  IF NOT FOUND OR v_door <> ALL (p_doors) THEN
    RAISE EXCEPTION 'no kind % of % at this door', p_kind, p_currency USING ERRCODE = 'LG006';
  END IF;

  SELECT a.* INTO v_account
    FROM ledger.account a WHERE a.owner_id = p_owner AND a.currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % account of %', p_currency, p_owner
      USING ERRCODE = 'LG004', DETAIL = jsonb_build_object('currency', p_currency);
  END IF;

  -- A range of one key in its order: only the index of the keys gives it without a sort. Asked with three equals, a plan
  -- made while the table was empty takes any index that begins with the owner, and reads all transfers of a busy member.
  SELECT t.id, true, t.available_after, t.held_after, t.clawback_after, t.request_hash
    INTO v_receipt.transfer_id, v_receipt.replayed, v_receipt.available, v_receipt.held, v_receipt.clawback, v_hash
    FROM ledger.transfer t
    WHERE t.owner_id = p_owner AND t.scope = p_scope AND t.key >= p_key AND t.key <= p_key ORDER BY t.key LIMIT 1;
  IF FOUND THEN
    IF v_hash IS DISTINCT FROM p_hash THEN
      RAISE EXCEPTION 'key %/% was used for another request', p_scope, p_key
        USING ERRCODE = 'LG003', DETAIL = jsonb_build_object('scope', p_scope, 'key', p_key, 'transferId', v_receipt.transfer_id);
    END IF;
    RETURN v_receipt;
  END IF;

  IF p_concludes IS NOT NULL THEN
    SELECT t.id, t.kind INTO v_other
      FROM ledger.transfer t WHERE t.owner_id = p_owner AND t.currency = p_currency AND t.concludes_id = p_concludes;
    IF FOUND THEN
      RAISE EXCEPTION 'transfer % is already concluded by %', p_concludes, v_other.id
        USING ERRCODE = 'LG005', DETAIL = jsonb_build_object('transferId', v_other.id, 'kind', v_other.kind);
    END IF;
  END IF;

  -- A settlement records what was paid outside and moves none of the member's balances: a frozen account may have it.
  IF v_account.frozen_at IS NOT NULL AND v_door <> 'settle' THEN
    RAISE EXCEPTION '% account of % is frozen', p_currency, p_owner
      USING ERRCODE = 'LG002', DETAIL = jsonb_build_object('currency', p_currency, 'reason', v_account.frozen_reason);
  END IF;

  IF v_account.available + p_legs[1] < 0 THEN
    RAISE EXCEPTION 'not enough %: required %, available %', p_currency, -p_legs[1], v_account.available
      USING ERRCODE = 'LG001', DETAIL = jsonb_build_object(
        'currency', p_currency, 'required', (-p_legs[1])::text, 'available', v_account.available::text);
  END IF;

  v_receipt := ROW(uuidv7(), false, v_account.available + p_legs[1], v_account.held + p_legs[2], v_account.clawback - p_legs[3]);
  UPDATE ledger.account a
    SET available = v_receipt.available, held = v_receipt.held, clawback = v_receipt.clawback, version = v_account.version + 1
    WHERE a.owner_id = p_owner AND a.currency = p_currency;
  INSERT INTO ledger.transfer (owner_id, currency, id, account_version, kind,
      available, held, clawback, mint, burn, store, payable, settled, available_after, held_after, clawback_after,
      scope, key, request_hash, actor_id, reason, ref_type, ref_id, params, concludes_id, at)
    VALUES (p_owner, p_currency, v_receipt.transfer_id, v_account.version + 1, p_kind,
      p_legs[1], p_legs[2], p_legs[3], p_legs[4], p_legs[5], p_legs[6], p_legs[7], p_legs[8],
      v_receipt.available, v_receipt.held, v_receipt.clawback,
      p_scope, p_key, p_hash, p_actor, p_reason, p_ref_type, p_ref_id, p_params, p_concludes, p_at)
    ON CONFLICT ON CONSTRAINT transfer_key_once DO NOTHING;
  -- Two currencies of one member are two locks: the same key at both at the same moment meets the constraint.
  IF NOT FOUND THEN
    RAISE EXCEPTION 'key %/% was used for another request', p_scope, p_key
      USING ERRCODE = 'LG003', DETAIL = jsonb_build_object('scope', p_scope, 'key', p_key);
  END IF;
  RETURN v_receipt;
END $$;

-- Door: books a transfer of a kind of the doors post and hold, with all its legs.
-- The same scope and key with the same content answers the first transfer again; other content is refused.
CREATE FUNCTION ledger.post(
  p_owner uuid, p_currency text, p_kind text, p_accounts text[], p_amounts bigint[], p_scope text, p_key text,
  p_at timestamptz, p_actor uuid, p_reason text, p_ref_type text, p_ref_id text, p_params jsonb
) RETURNS ledger.receipt LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_legs  bigint[] := '{0,0,0,0,0,0,0,0}';
  v_place integer;
BEGIN
  IF coalesce(cardinality(p_accounts), 0) < 2 OR cardinality(p_accounts) IS DISTINCT FROM cardinality(p_amounts) THEN
    RAISE EXCEPTION 'a transfer has at least two legs, each with its amount' USING ERRCODE = 'LG006';
  END IF;
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    v_place := array_position('{available,held,clawback,mint,burn,store,payable,settled}'::text[], p_accounts[i]);
    IF v_place IS NULL OR v_legs[v_place] <> 0 OR coalesce(p_amounts[i], 0) = 0 THEN
      RAISE EXCEPTION 'leg % names no account, a second time the same, or no amount', i USING ERRCODE = 'LG006';
    END IF;
    v_legs[v_place] := p_amounts[i];
  END LOOP;
  RETURN ledger.book(p_owner, p_currency, p_kind, '{post,hold}', v_legs, p_scope, p_key,
      sha256(convert_to(jsonb_build_array(p_currency, p_kind, v_legs, p_reason, p_ref_type, p_ref_id, p_params)::text, 'UTF8')),
      p_at, p_actor, p_reason, p_ref_type, p_ref_id, p_params, NULL);
END $$;

-- Door: concludes an earlier transfer of this member; p_as is hold_post, hold_void, settle or reverse. The amount comes
-- from the legs of that transfer and the accounts from the rule, never from the caller. What a hold gives back first
-- fills what the member has come to owe meanwhile, as an accrual does.
CREATE FUNCTION ledger.conclude(
  p_owner uuid, p_currency text, p_concludes uuid, p_as text, p_scope text, p_key text,
  p_at timestamptz, p_actor uuid, p_reason text, p_ref_type text, p_ref_id text, p_params jsonb
) RETURNS ledger.receipt LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_earlier ledger.transfer;
  r         ledger.rule;
  v_amount  bigint;
  v_owed    bigint := 0;
BEGIN
  SELECT t.* INTO v_earlier
    FROM ledger.transfer t WHERE t.owner_id = p_owner AND t.currency = p_currency AND t.id = p_concludes;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % transfer % of %', p_currency, p_concludes, p_owner
      USING ERRCODE = 'LG007', DETAIL = jsonb_build_object('transferId', p_concludes);
  END IF;
  SELECT u.* INTO r
    FROM ledger.rule u WHERE u.currency = p_currency AND u.concludes = v_earlier.kind AND u.door = p_as;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a transfer of kind % is not concluded as %', v_earlier.kind, p_as USING ERRCODE = 'LG006';
  END IF;
  v_amount := CASE -1 WHEN r.held THEN v_earlier.held WHEN r.payable THEN v_earlier.payable WHEN r.store THEN v_earlier.store END;
  IF r.clawback = 1 THEN
    SELECT least(v_amount, a.clawback) INTO v_owed
      FROM ledger.account a WHERE a.owner_id = p_owner AND a.currency = p_currency FOR NO KEY UPDATE;
  END IF;
  RETURN ledger.book(p_owner, p_currency, r.kind, ARRAY[p_as],
      ARRAY[r.available * (v_amount - v_owed), r.held * v_amount, v_owed, 0, 0, r.store * v_amount, r.payable * v_amount, r.settled * v_amount],
      p_scope, p_key,
      sha256(convert_to(jsonb_build_array(p_currency, r.kind, p_concludes, p_reason, p_ref_type, p_ref_id, p_params)::text, 'UTF8')),
      p_at, p_actor, p_reason, p_ref_type, p_ref_id, p_params, p_concludes);
END $$;

-- Door: accrues to (or takes back from) many members in one call. A positive amount first fills what the member owes,
-- the rest becomes available; a negative one takes what is available and leaves the rest as owed. Rows of one member
-- take effect in their order. Accounts are locked in the order of their key. A row that cannot be booked does not stop
-- the others; its outcome says why: posted, replayed, key_reused, frozen or no_account.
CREATE FUNCTION ledger.accrue(
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
    judged AS MATERIALIZED (
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
    split AS (
      SELECT j.*, CASE WHEN j.amount > 0 THEN least(j.amount, j.was_clawback)
                       ELSE least(j.amount + j.was_available, 0) END AS owed
      FROM judged j WHERE j.verdict = 'posted'
    ),
    planned AS MATERIALIZED (
      SELECT s.*, uuidv7() AS new_id, s.version + 1 AS new_version, s.amount - s.owed AS free,
             s.was_available + (s.amount - s.owed) AS new_available, s.was_clawback - s.owed AS new_clawback
      FROM split s
    ),
    moved AS (
      UPDATE ledger.account a SET available = p.new_available, clawback = p.new_clawback, version = p.new_version
      FROM planned p WHERE a.owner_id = p.owner_id AND a.currency = p_currency
    ),
    noted AS (
      INSERT INTO ledger.transfer (owner_id, currency, id, account_version, kind, available, clawback, mint,
        available_after, held_after, clawback_after, scope, key, request_hash, ref_type, ref_id, params, at)
      SELECT p.owner_id, p_currency, p.new_id, p.new_version, p.kind, p.free, p.owed, -p.amount,
        p.new_available, p.was_held, p.new_clawback, p_scope, p.key, p.hash, p.ref_type, p.ref_id, p.params, p_at
      FROM planned p
    )
    SELECT j.n::integer, j.verdict, coalesce(p.new_id, j.known_id), coalesce(p.new_available, j.available_after, j.was_available),
           coalesce(j.held_after, j.was_held), coalesce(p.new_clawback, j.clawback_after, j.was_clawback)
    FROM judged j LEFT JOIN planned p ON p.n = j.n;
  END LOOP;
END $$;

-- Door: no transfer passes a frozen account until it is released. Freezing twice keeps the first reason.
CREATE FUNCTION ledger.freeze(p_owner uuid, p_currency text, p_reason text, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
BEGIN
  UPDATE ledger.account a SET frozen_at = p_at, frozen_reason = p_reason
    WHERE a.owner_id = p_owner AND a.currency = p_currency AND a.frozen_at IS NULL;
  RETURN FOUND;
END $$;

CREATE FUNCTION ledger.unfreeze(p_owner uuid, p_currency text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
BEGIN
  UPDATE ledger.account a SET frozen_at = NULL, frozen_reason = NULL
    WHERE a.owner_id = p_owner AND a.currency = p_currency AND a.frozen_at IS NOT NULL;
  RETURN FOUND;
END $$;

INSERT INTO ledger.currency (code, scale) VALUES ('LCOIN', 0), ('LUFF', 8);

INSERT INTO ledger.rule (currency, kind, door, available, mint) VALUES
  ('LCOIN', 'signup_bonus',           'post', 1, -1),
  ('LCOIN', 'uid_verification_bonus', 'post', 1, -1),
  ('LCOIN', 'attendance',             'post', 1, -1),
  ('LCOIN', 'idle_mining',            'post', 1, -1);
INSERT INTO ledger.rule (currency, kind, door, needs_actor, available, mint) VALUES ('LCOIN', 'admin_grant', 'post', true, 1, -1);
INSERT INTO ledger.rule (currency, kind, door, needs_actor, available, burn) VALUES ('LCOIN', 'admin_deduct', 'post', true, -1, 1);
INSERT INTO ledger.rule (currency, kind, door, available, store) VALUES ('LCOIN', 'store_purchase', 'post', -1, 1);
INSERT INTO ledger.rule (currency, kind, door, concludes, needs_actor, needs_reason, available, store) VALUES
  ('LCOIN', 'store_refund', 'reverse', 'store_purchase', true, true, 1, -1);
INSERT INTO ledger.rule (currency, kind, door, available, clawback, mint) VALUES
  ('LUFF', 'accrual',            'accrue',  1,  1, -1),
  ('LUFF', 'accrual_correction', 'accrue', -1, -1,  1);
INSERT INTO ledger.rule (currency, kind, door, available, held) VALUES
  ('LCOIN', 'indicator_hold', 'hold', -1, 1),
  ('LUFF',  'indicator_hold', 'hold', -1, 1),
  ('LUFF',  'payback_hold',   'hold', -1, 1);
INSERT INTO ledger.rule (currency, kind, door, concludes, available, held, clawback) VALUES
  ('LCOIN', 'indicator_void', 'hold_void', 'indicator_hold', 1, -1, 0),
  ('LUFF',  'indicator_void', 'hold_void', 'indicator_hold', 1, -1, 1),
  ('LUFF',  'payback_void',   'hold_void', 'payback_hold',   1, -1, 1);
INSERT INTO ledger.rule (currency, kind, door, concludes, needs_actor, held, store) VALUES
  ('LCOIN', 'indicator_post', 'hold_post', 'indicator_hold', true, -1, 1),
  ('LUFF',  'indicator_post', 'hold_post', 'indicator_hold', true, -1, 1);
INSERT INTO ledger.rule (currency, kind, door, concludes, needs_actor, held, payable) VALUES
  ('LUFF', 'payback_post', 'hold_post', 'payback_hold', true, -1, 1);
INSERT INTO ledger.rule (currency, kind, door, concludes, needs_actor, payable, settled) VALUES
  ('LUFF', 'payback_settle', 'settle', 'payback_post', true, -1, 1);

-- What reconciliation found and nobody has dealt with yet. A difference that is still there is seen again, not repeated.
CREATE TABLE platform_reconciliation_findings (
  id            uuid        PRIMARY KEY DEFAULT uuidv7(),
  check_name    text        NOT NULL,
  owner_id      uuid,
  currency      text,
  detail        jsonb       NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at  timestamptz NOT NULL,
  closed_at     timestamptz,
  closed_by     uuid,
  CHECK ((closed_at IS NULL) = (closed_by IS NULL))
);
CREATE UNIQUE INDEX platform_reconciliation_findings_open
  ON platform_reconciliation_findings (check_name, owner_id, currency) NULLS NOT DISTINCT WHERE closed_at IS NULL;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
GRANT USAGE ON SCHEMA ledger TO lance_app, lance_recon;
GRANT SELECT ON ALL TABLES IN SCHEMA ledger TO lance_app, lance_recon;
GRANT EXECUTE ON FUNCTION
  ledger.open_accounts, ledger.post, ledger.conclude, ledger.accrue, ledger.freeze, ledger.unfreeze TO lance_app;
GRANT SELECT, INSERT, UPDATE ON platform_reconciliation_findings TO lance_app;
REVOKE DELETE ON platform_reconciliation_findings FROM lance_app;
`;

/** Refuses to drop a ledger that holds transfers: money is not undone by a schema change. */
export const ledgerDown = /* sql */ `
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM ledger.transfer) THEN
    RAISE EXCEPTION 'the ledger holds transfers and is not dropped';
  END IF;
END $$;
DROP TABLE platform_reconciliation_findings;
DROP SCHEMA ledger CASCADE;
`;
