/**
 * The ledger's schema: tables that carry the invariants as constraints, and the few functions that are the only way to
 * write. Runs as the schema's owner; the service's role may read and execute, nothing else.
 *
 * A transfer moves one currency of one member, so the member is the first column of every key and the account row is
 * the one row that is locked. System accounts (mint, burn, store, payable, settled) are names in an entry, not rows:
 * nothing that two members share is ever locked.
 */
export const ledgerUp = /* sql */ `
CREATE SCHEMA ledger;

CREATE TABLE ledger.currency (
  code  text     PRIMARY KEY CHECK (code ~ '^[A-Z]{2,12}$'),
  scale smallint NOT NULL CHECK (scale BETWEEN 0 AND 12)
);

-- What kinds of transfer exist and through which door each is written. A kind of the doors hold_post, hold_void, settle
-- and reverse concludes an earlier transfer of the kind it names.
CREATE TABLE ledger.kind (
  currency     text    NOT NULL REFERENCES ledger.currency,
  kind         text    NOT NULL CHECK (kind ~ '^[a-z][a-z_]{2,49}$'),
  door         text    NOT NULL CHECK (door IN ('post', 'hold', 'hold_post', 'hold_void', 'settle', 'reverse', 'accrue')),
  concludes    text,
  needs_actor  boolean NOT NULL,
  needs_reason boolean NOT NULL,
  PRIMARY KEY (currency, kind),
  FOREIGN KEY (currency, concludes) REFERENCES ledger.kind,
  UNIQUE (currency, concludes, door),
  CHECK ((concludes IS NOT NULL) = (door IN ('hold_post', 'hold_void', 'settle', 'reverse')))
);

-- Which accounts a kind may move and in which direction. What is not listed cannot be booked.
CREATE TABLE ledger.rule (
  currency text     NOT NULL,
  kind     text     NOT NULL,
  account  text     NOT NULL
    CHECK (account IN ('available', 'held', 'clawback', 'mint', 'burn', 'store', 'payable', 'settled')),
  sign     smallint NOT NULL CHECK (sign IN (-1, 1)),
  PRIMARY KEY (currency, kind, account),
  FOREIGN KEY (currency, kind) REFERENCES ledger.kind
);

-- A member's balances in minor units. clawback is what the member owes after a downward correction (positive here; its
-- entries run negative). version counts the transfers of this account.
CREATE TABLE ledger.account (
  owner_id      uuid        NOT NULL,
  currency      text        NOT NULL REFERENCES ledger.currency,
  available     bigint      NOT NULL DEFAULT 0 CHECK (available >= 0),
  held          bigint      NOT NULL DEFAULT 0 CHECK (held >= 0),
  clawback      bigint      NOT NULL DEFAULT 0 CHECK (clawback >= 0),
  version       bigint      NOT NULL DEFAULT 0 CHECK (version >= 0),
  opened_at     timestamptz NOT NULL,
  frozen_at     timestamptz,
  frozen_reason text,
  PRIMARY KEY (owner_id, currency),
  CHECK ((frozen_at IS NULL) = (frozen_reason IS NULL))
) WITH (fillfactor = 70);

CREATE TABLE ledger.tx (
  owner_id        uuid        NOT NULL,
  currency        text        NOT NULL,
  id              uuid        NOT NULL,
  kind            text        NOT NULL,
  account_version bigint      NOT NULL CHECK (account_version > 0),
  scope           text        NOT NULL CHECK (length(scope) BETWEEN 1 AND 100),
  key             text        NOT NULL CHECK (length(key) BETWEEN 1 AND 300),
  request_hash    bytea       NOT NULL CHECK (octet_length(request_hash) = 32),
  actor_id        uuid,
  reason          text        CHECK (length(reason) BETWEEN 1 AND 2000),
  ref_type        text        CHECK (length(ref_type) BETWEEN 1 AND 100),
  ref_id          text        CHECK (length(ref_id) BETWEEN 1 AND 300),
  params          jsonb       NOT NULL CHECK (jsonb_typeof(params) = 'object'),
  concludes_id    uuid,
  at              timestamptz NOT NULL,
  PRIMARY KEY (owner_id, currency, id),
  -- The same intent happens once.
  CONSTRAINT tx_key_once UNIQUE (owner_id, scope, key),
  -- The chain of an account has no gap and no fork: a lost update collides here. Statements page by it.
  CONSTRAINT tx_version_once UNIQUE (owner_id, currency, account_version),
  CHECK ((ref_type IS NULL) = (ref_id IS NULL)),
  FOREIGN KEY (owner_id, currency) REFERENCES ledger.account,
  FOREIGN KEY (owner_id, currency, concludes_id) REFERENCES ledger.tx
);
-- A hold resolves at most once, a payout settles at most once, a transfer is reversed at most once.
CREATE UNIQUE INDEX tx_concluded_once ON ledger.tx (owner_id, currency, concludes_id) WHERE concludes_id IS NOT NULL;

-- One leg. Only the member's own accounts carry a running balance.
CREATE TABLE ledger.entry (
  owner_id      uuid   NOT NULL,
  currency      text   NOT NULL,
  tx_id         uuid   NOT NULL,
  account       text   NOT NULL
    CHECK (account IN ('available', 'held', 'clawback', 'mint', 'burn', 'store', 'payable', 'settled')),
  amount        bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint,
  PRIMARY KEY (owner_id, currency, tx_id, account),
  FOREIGN KEY (owner_id, currency, tx_id) REFERENCES ledger.tx,
  CHECK ((balance_after IS NOT NULL) = (account IN ('available', 'held', 'clawback'))),
  CHECK (balance_after IS NULL OR CASE account WHEN 'clawback' THEN balance_after <= 0 ELSE balance_after >= 0 END)
);

CREATE FUNCTION ledger.refuse_change() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'ledger.% is append-only', TG_TABLE_NAME USING ERRCODE = 'LG008';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger.tx FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger.entry FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER append_only BEFORE DELETE ON ledger.account FOR EACH ROW EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.tx FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();

-- The legs of a transfer arrive in one statement and none is added later, so that a closed transfer stays as it was.
CREATE FUNCTION ledger.check_legs_complete() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (
    SELECT 1
    FROM (SELECT n.owner_id, n.currency, n.tx_id, count(*) AS legs FROM added n GROUP BY 1, 2, 3) a
    WHERE a.legs <> (
      SELECT count(*) FROM ledger.entry e
      WHERE e.owner_id = a.owner_id AND e.currency = a.currency AND e.tx_id = a.tx_id)
  ) THEN
    RAISE EXCEPTION 'the legs of a transfer are written together' USING ERRCODE = 'LG006';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER legs_complete AFTER INSERT ON ledger.entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_legs_complete();

-- At commit every new transfer has at least two legs, sums to zero, and moves only what the rules of its kind allow.
-- The database carries this, so that no code path, the owner's included, can break it.
CREATE FUNCTION ledger.check_balanced() RETURNS trigger LANGUAGE plpgsql
  SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_legs   bigint;
  v_sum    numeric;
  v_lawful boolean;
BEGIN
  SELECT count(*), sum(e.amount), bool_and(r.sign IS NOT NULL) INTO v_legs, v_sum, v_lawful
  FROM ledger.entry e
  LEFT JOIN ledger.rule r
    ON r.currency = e.currency AND r.kind = NEW.kind AND r.account = e.account AND r.sign = sign(e.amount)::smallint
  WHERE e.owner_id = NEW.owner_id AND e.currency = NEW.currency AND e.tx_id = NEW.id;
  IF v_legs < 2 OR v_sum <> 0 OR NOT v_lawful THEN
    RAISE EXCEPTION 'transfer % of kind % breaks the rules: % legs, sum %', NEW.id, NEW.kind, v_legs, v_sum
      USING ERRCODE = 'LG006';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger.tx DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger.check_balanced();

-- Opens a member's accounts, one per currency; what is open stays as it is.
CREATE FUNCTION ledger.open_accounts(p_owner uuid, p_at timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO ledger.account (owner_id, currency, opened_at)
  SELECT p_owner, c.code, p_at FROM ledger.currency c ORDER BY c.code
  ON CONFLICT DO NOTHING;
$$;

-- Books one transfer; not a door. Locks the member's account first, so that everything after it (is the key known, is
-- the earlier transfer concluded, is there enough) is decided on what is committed, and two transfers of one member
-- never wait for each other crosswise. Sequential scans are off because the plans are made on empty tables.
CREATE FUNCTION ledger.book(
  p_owner uuid, p_currency text, p_kind text, p_doors text[], p_accounts text[], p_amounts bigint[],
  p_scope text, p_key text, p_hash bytea, p_at timestamptz, p_actor uuid, p_reason text,
  p_ref_type text, p_ref_id text, p_params jsonb, p_concludes uuid,
  OUT tx_id uuid, OUT replayed boolean, OUT available bigint, OUT held bigint, OUT clawback bigint
) LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_version bigint;
  v_frozen  timestamptz;
  v_reason  text;
  v_hash    bytea;
  v_kind    record;
  v_other   record;
  v_delta   bigint;
BEGIN
  SELECT a.available, a.held, a.clawback, a.version, a.frozen_at, a.frozen_reason
    INTO available, held, clawback, v_version, v_frozen, v_reason
    FROM ledger.account a WHERE a.owner_id = p_owner AND a.currency = p_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % account of %', p_currency, p_owner
      USING ERRCODE = 'LG004', DETAIL = jsonb_build_object('currency', p_currency);
  END IF;

  SELECT t.id, t.request_hash INTO tx_id, v_hash
    FROM ledger.tx t WHERE t.owner_id = p_owner AND t.scope = p_scope AND t.key = p_key;
  IF FOUND THEN
    IF v_hash <> p_hash THEN
      RAISE EXCEPTION 'key %/% was used for another request', p_scope, p_key
        USING ERRCODE = 'LG003', DETAIL = jsonb_build_object('scope', p_scope, 'key', p_key, 'txId', tx_id);
    END IF;
    replayed := true;
    RETURN;
  END IF;

  SELECT k.door, k.needs_actor, k.needs_reason INTO v_kind
    FROM ledger.kind k WHERE k.currency = p_currency AND k.kind = p_kind;
  IF NOT FOUND OR v_kind.door <> ALL (p_doors) THEN
    RAISE EXCEPTION 'no kind % of % at this door', p_kind, p_currency USING ERRCODE = 'LG006';
  END IF;
  IF (v_kind.needs_actor AND p_actor IS NULL) OR (v_kind.needs_reason AND p_reason IS NULL) THEN
    RAISE EXCEPTION 'a transfer of kind % names its actor or reason', p_kind USING ERRCODE = 'LG006';
  END IF;

  IF p_concludes IS NOT NULL THEN
    SELECT t.id, t.kind INTO v_other
      FROM ledger.tx t WHERE t.owner_id = p_owner AND t.currency = p_currency AND t.concludes_id = p_concludes;
    IF FOUND THEN
      RAISE EXCEPTION 'transfer % is already concluded by %', p_concludes, v_other.id
        USING ERRCODE = 'LG005', DETAIL = jsonb_build_object('txId', v_other.id, 'kind', v_other.kind);
    END IF;
  END IF;

  -- A settlement records what was paid outside and moves none of the member's balances; a frozen account may have it.
  IF v_frozen IS NOT NULL AND v_kind.door <> 'settle' THEN
    RAISE EXCEPTION '% account of % is frozen', p_currency, p_owner
      USING ERRCODE = 'LG002', DETAIL = jsonb_build_object('currency', p_currency, 'reason', v_reason);
  END IF;

  FOR i IN 1 .. cardinality(p_accounts) LOOP
    v_delta := p_amounts[i];
    CASE p_accounts[i]
      WHEN 'available' THEN
        IF available + v_delta < 0 THEN
          RAISE EXCEPTION 'not enough %: required %, available %', p_currency, -v_delta, available
            USING ERRCODE = 'LG001', DETAIL = jsonb_build_object(
              'currency', p_currency, 'required', (-v_delta)::text, 'available', available::text);
        END IF;
        available := available + v_delta;
      WHEN 'held' THEN held := held + v_delta;
      WHEN 'clawback' THEN clawback := clawback - v_delta;
      ELSE NULL;
    END CASE;
  END LOOP;

  tx_id := uuidv7();
  replayed := false;
  UPDATE ledger.account a
    SET available = book.available, held = book.held, clawback = book.clawback, version = v_version + 1
    WHERE a.owner_id = p_owner AND a.currency = p_currency;
  -- Two currencies of one member are two locks; the same key at both at once meets the constraint.
  INSERT INTO ledger.tx (owner_id, currency, id, kind, account_version, scope, key, request_hash, actor_id, reason,
                         ref_type, ref_id, params, concludes_id, at)
    VALUES (p_owner, p_currency, tx_id, p_kind, v_version + 1, p_scope, p_key, p_hash, p_actor, p_reason,
            p_ref_type, p_ref_id, p_params, p_concludes, p_at)
    ON CONFLICT ON CONSTRAINT tx_key_once DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'key %/% was used for another request', p_scope, p_key
      USING ERRCODE = 'LG003', DETAIL = jsonb_build_object('scope', p_scope, 'key', p_key);
  END IF;
  INSERT INTO ledger.entry (owner_id, currency, tx_id, account, amount, balance_after)
    SELECT p_owner, p_currency, book.tx_id, l.account, l.amount,
           CASE l.account WHEN 'available' THEN book.available WHEN 'held' THEN book.held WHEN 'clawback' THEN -book.clawback END
    FROM unnest(p_accounts, p_amounts) AS l (account, amount);
END $$;

-- Door: books a transfer of a kind of the doors post and hold, with all its legs.
-- The same scope and key with the same content answers the first transfer again; other content is refused.
CREATE FUNCTION ledger.post(
  p_owner uuid, p_currency text, p_kind text, p_accounts text[], p_amounts bigint[], p_scope text, p_key text,
  p_at timestamptz, p_actor uuid, p_reason text, p_ref_type text, p_ref_id text, p_params jsonb,
  OUT tx_id uuid, OUT replayed boolean, OUT available bigint, OUT held bigint, OUT clawback bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_sum numeric := 0;
BEGIN
  IF cardinality(p_accounts) < 2 OR cardinality(p_accounts) IS DISTINCT FROM cardinality(p_amounts) THEN
    RAISE EXCEPTION 'a transfer has at least two legs, each with its amount' USING ERRCODE = 'LG006';
  END IF;
  FOR i IN 1 .. cardinality(p_accounts) LOOP
    IF p_accounts[i] = ANY (p_accounts[i + 1 :]) THEN
      RAISE EXCEPTION 'account % is named twice', p_accounts[i] USING ERRCODE = 'LG006';
    END IF;
    IF p_amounts[i] IS NULL OR p_amounts[i] = 0 THEN
      RAISE EXCEPTION 'a leg moves an amount other than zero' USING ERRCODE = 'LG006';
    END IF;
    IF NOT EXISTS (
      SELECT 1 FROM ledger.rule r WHERE r.currency = p_currency AND r.kind = p_kind AND r.account = p_accounts[i]
        AND r.sign = sign(p_amounts[i])::smallint
    ) THEN
      RAISE EXCEPTION 'kind % of % may not move % by %', p_kind, p_currency, p_accounts[i], p_amounts[i]
        USING ERRCODE = 'LG006';
    END IF;
    v_sum := v_sum + p_amounts[i];
  END LOOP;
  IF v_sum <> 0 THEN
    RAISE EXCEPTION 'the legs sum to %, not to zero', v_sum USING ERRCODE = 'LG006';
  END IF;
  SELECT b.* INTO tx_id, replayed, available, held, clawback
    FROM ledger.book(p_owner, p_currency, p_kind, '{post,hold}', p_accounts, p_amounts, p_scope, p_key,
      sha256(convert_to(jsonb_build_array(p_currency, p_kind, p_accounts, p_amounts, p_reason, p_ref_type, p_ref_id, p_params)::text, 'UTF8')),
      p_at, p_actor, p_reason, p_ref_type, p_ref_id, p_params, NULL) b;
END $$;

-- Door: concludes an earlier transfer of this member: p_as is hold_post, hold_void, settle or reverse. The amount comes
-- from the entries of that transfer and the accounts from the rules, never from the caller.
CREATE FUNCTION ledger.conclude(
  p_owner uuid, p_currency text, p_concludes uuid, p_as text, p_scope text, p_key text,
  p_at timestamptz, p_actor uuid, p_reason text, p_ref_type text, p_ref_id text, p_params jsonb,
  OUT tx_id uuid, OUT replayed boolean, OUT available bigint, OUT held bigint, OUT clawback bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_earlier text;
  v_kind    text;
  v_from    text;
  v_to      text;
  v_amount  bigint;
BEGIN
  SELECT t.kind INTO v_earlier
    FROM ledger.tx t WHERE t.owner_id = p_owner AND t.currency = p_currency AND t.id = p_concludes;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no % transfer % of %', p_currency, p_concludes, p_owner USING ERRCODE = 'LG007';
  END IF;
  SELECT k.kind INTO v_kind
    FROM ledger.kind k WHERE k.currency = p_currency AND k.concludes = v_earlier AND k.door = p_as;
  IF NOT FOUND OR p_as NOT IN ('hold_post', 'hold_void', 'settle', 'reverse') THEN
    RAISE EXCEPTION 'a transfer of kind % is not concluded as %', v_earlier, p_as USING ERRCODE = 'LG006';
  END IF;
  SELECT r.account INTO STRICT v_from FROM ledger.rule r WHERE r.currency = p_currency AND r.kind = v_kind AND r.sign = -1;
  SELECT r.account INTO STRICT v_to FROM ledger.rule r WHERE r.currency = p_currency AND r.kind = v_kind AND r.sign = 1;
  SELECT e.amount INTO STRICT v_amount
    FROM ledger.entry e
    WHERE e.owner_id = p_owner AND e.currency = p_currency AND e.tx_id = p_concludes AND e.account = v_from AND e.amount > 0;
  SELECT b.* INTO tx_id, replayed, available, held, clawback
    FROM ledger.book(p_owner, p_currency, v_kind, ARRAY[p_as], ARRAY[v_from, v_to], ARRAY[-v_amount, v_amount], p_scope, p_key,
      sha256(convert_to(jsonb_build_array(p_currency, v_kind, p_concludes, p_reason, p_ref_type, p_ref_id, p_params)::text, 'UTF8')),
      p_at, p_actor, p_reason, p_ref_type, p_ref_id, p_params, p_concludes) b;
END $$;

-- Door: accrues to (or takes back from) many members in one call. A positive amount first fills what the member owes,
-- the rest becomes available; a negative one takes what is available and leaves the rest as owed. Rows of one member
-- take effect in their order. Accounts are locked in the order of their key. A row that cannot be booked does not stop
-- the others; its outcome says why: posted, replayed, key_reused, frozen or no_account.
CREATE FUNCTION ledger.accrue(
  p_currency text, p_scope text, p_at timestamptz, p_owners uuid[], p_kinds text[], p_amounts bigint[], p_keys text[],
  p_ref_types text[], p_ref_ids text[], p_params jsonb[]
) RETURNS TABLE (row_number integer, outcome text, tx_id uuid, available bigint, held bigint, clawback bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
DECLARE
  v_rows  integer := cardinality(p_owners);
  v_turns bigint;
BEGIN
  IF v_rows <> ALL (ARRAY[cardinality(p_kinds), cardinality(p_amounts), cardinality(p_keys), cardinality(p_ref_types),
                          cardinality(p_ref_ids), cardinality(p_params)]) THEN
    RAISE EXCEPTION 'every row has all its columns' USING ERRCODE = 'LG006';
  END IF;
  IF EXISTS (
    SELECT 1 FROM unnest(p_kinds, p_amounts) AS l (kind, amount)
    WHERE NOT EXISTS (
      SELECT 1 FROM ledger.kind k JOIN ledger.rule r ON r.currency = k.currency AND r.kind = k.kind
      WHERE k.currency = p_currency AND k.kind = l.kind AND k.door = 'accrue' AND r.account = 'available'
        AND r.sign = sign(l.amount)::smallint)
  ) THEN
    RAISE EXCEPTION 'a row has a kind or a sign that cannot be accrued' USING ERRCODE = 'LG006';
  END IF;

  PERFORM 1 FROM ledger.account a
    WHERE a.owner_id = ANY (p_owners) AND a.currency = p_currency ORDER BY a.owner_id FOR NO KEY UPDATE;

  SELECT max(m.turns) INTO v_turns FROM (SELECT count(*) AS turns FROM unnest(p_owners) AS o (owner_id) GROUP BY o.owner_id) m;
  FOR v_turn IN 1 .. coalesce(v_turns, 0) LOOP
    RETURN QUERY
    WITH asked AS (
      SELECT l.*, row_number() OVER (PARTITION BY l.owner_id ORDER BY l.n) AS turn,
             sha256(convert_to(jsonb_build_array(p_currency, l.kind, l.amount, l.ref_type, l.ref_id, l.params)::text, 'UTF8')) AS hash
      FROM unnest(p_owners, p_kinds, p_amounts, p_keys, p_ref_types, p_ref_ids, p_params)
        WITH ORDINALITY AS l (owner_id, kind, amount, key, ref_type, ref_id, params, n)
    ),
    judged AS MATERIALIZED (
      SELECT q.*, t.id AS known_id, a.available AS was_available, a.held AS was_held, a.clawback AS was_clawback, a.version,
             CASE WHEN a.owner_id IS NULL THEN 'no_account'
                  WHEN t.request_hash = q.hash THEN 'replayed'
                  WHEN t.id IS NOT NULL THEN 'key_reused'
                  WHEN a.frozen_at IS NOT NULL THEN 'frozen'
                  ELSE 'posted' END AS verdict
      FROM asked q
      LEFT JOIN ledger.account a ON a.owner_id = q.owner_id AND a.currency = p_currency
      LEFT JOIN ledger.tx t ON t.owner_id = q.owner_id AND t.scope = p_scope AND t.key = q.key
      WHERE q.turn = v_turn
    ),
    planned AS MATERIALIZED (
      SELECT j.*, uuidv7() AS new_id, s.owed,
             CASE WHEN j.amount > 0 THEN j.amount - s.owed ELSE j.amount + s.owed END AS free
      FROM judged j
      CROSS JOIN LATERAL (
        -- The part of the amount that goes to (or comes from) what the member owes, without sign.
        SELECT CASE WHEN j.amount > 0 THEN least(j.amount, j.was_clawback)
                    ELSE greatest(-j.amount - j.was_available, 0) END AS owed
      ) s
      WHERE j.verdict = 'posted'
    ),
    moved AS (
      UPDATE ledger.account a
      SET available = a.available + p.free, clawback = a.clawback - sign(p.amount)::bigint * p.owed, version = a.version + 1
      FROM planned p
      WHERE a.owner_id = p.owner_id AND a.currency = p_currency
    ),
    noted AS (
      INSERT INTO ledger.tx (owner_id, currency, id, kind, account_version, scope, key, request_hash, ref_type, ref_id, params, at)
      SELECT p.owner_id, p_currency, p.new_id, p.kind, p.version + 1, p_scope, p.key, p.hash, p.ref_type, p.ref_id, p.params, p_at
      FROM planned p
    ),
    legs AS (
      INSERT INTO ledger.entry (owner_id, currency, tx_id, account, amount, balance_after)
      SELECT p.owner_id, p_currency, p.new_id, l.account, l.amount, l.balance_after
      FROM planned p
      CROSS JOIN LATERAL (VALUES
        ('available', p.free, p.was_available + p.free),
        ('clawback', sign(p.amount)::bigint * p.owed, -p.was_clawback + sign(p.amount)::bigint * p.owed),
        ('mint', -p.amount, NULL)
      ) AS l (account, amount, balance_after)
      WHERE l.amount <> 0
    )
    SELECT j.n::integer, j.verdict, coalesce(p.new_id, j.known_id), j.was_available + coalesce(p.free, 0), j.was_held,
           j.was_clawback - coalesce(sign(p.amount)::bigint * p.owed, 0)
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

INSERT INTO ledger.kind (currency, kind, door, concludes, needs_actor, needs_reason) VALUES
  ('LCOIN', 'signup_bonus',           'post',      NULL,             false, false),
  ('LCOIN', 'uid_verification_bonus', 'post',      NULL,             false, false),
  ('LCOIN', 'attendance',             'post',      NULL,             false, false),
  ('LCOIN', 'idle_mining',            'post',      NULL,             false, false),
  ('LCOIN', 'admin_grant',            'post',      NULL,             true,  false),
  ('LCOIN', 'admin_deduct',           'post',      NULL,             true,  false),
  ('LCOIN', 'store_purchase',         'post',      NULL,             false, false),
  ('LCOIN', 'store_refund',           'reverse',   'store_purchase', true,  true),
  ('LCOIN', 'indicator_hold',         'hold',      NULL,             false, false),
  ('LCOIN', 'indicator_post',         'hold_post', 'indicator_hold', true,  false),
  ('LCOIN', 'indicator_void',         'hold_void', 'indicator_hold', false, false),
  ('LUFF',  'accrual',                'accrue',    NULL,             false, false),
  ('LUFF',  'accrual_correction',     'accrue',    NULL,             false, false),
  ('LUFF',  'payback_hold',           'hold',      NULL,             false, false),
  ('LUFF',  'payback_post',           'hold_post', 'payback_hold',   true,  false),
  ('LUFF',  'payback_void',           'hold_void', 'payback_hold',   false, false),
  ('LUFF',  'payback_settle',         'settle',    'payback_post',   true,  false),
  ('LUFF',  'indicator_hold',         'hold',      NULL,             false, false),
  ('LUFF',  'indicator_post',         'hold_post', 'indicator_hold', true,  false),
  ('LUFF',  'indicator_void',         'hold_void', 'indicator_hold', false, false);

INSERT INTO ledger.rule (currency, kind, account, sign) VALUES
  ('LCOIN', 'signup_bonus',           'available',  1), ('LCOIN', 'signup_bonus',           'mint',     -1),
  ('LCOIN', 'uid_verification_bonus', 'available',  1), ('LCOIN', 'uid_verification_bonus', 'mint',     -1),
  ('LCOIN', 'attendance',             'available',  1), ('LCOIN', 'attendance',             'mint',     -1),
  ('LCOIN', 'idle_mining',            'available',  1), ('LCOIN', 'idle_mining',            'mint',     -1),
  ('LCOIN', 'admin_grant',            'available',  1), ('LCOIN', 'admin_grant',            'mint',     -1),
  ('LCOIN', 'admin_deduct',           'available', -1), ('LCOIN', 'admin_deduct',           'burn',      1),
  ('LCOIN', 'store_purchase',         'available', -1), ('LCOIN', 'store_purchase',         'store',     1),
  ('LCOIN', 'store_refund',           'available',  1), ('LCOIN', 'store_refund',           'store',    -1),
  ('LCOIN', 'indicator_hold',         'available', -1), ('LCOIN', 'indicator_hold',         'held',      1),
  ('LCOIN', 'indicator_post',         'held',      -1), ('LCOIN', 'indicator_post',         'store',     1),
  ('LCOIN', 'indicator_void',         'held',      -1), ('LCOIN', 'indicator_void',         'available', 1),
  ('LUFF',  'accrual',                'available',  1), ('LUFF',  'accrual',                'clawback',  1),
  ('LUFF',  'accrual',                'mint',      -1),
  ('LUFF',  'accrual_correction',     'available', -1), ('LUFF',  'accrual_correction',     'clawback', -1),
  ('LUFF',  'accrual_correction',     'mint',       1),
  ('LUFF',  'payback_hold',           'available', -1), ('LUFF',  'payback_hold',           'held',      1),
  ('LUFF',  'payback_post',           'held',      -1), ('LUFF',  'payback_post',           'payable',   1),
  ('LUFF',  'payback_void',           'held',      -1), ('LUFF',  'payback_void',           'available', 1),
  ('LUFF',  'payback_settle',         'payable',   -1), ('LUFF',  'payback_settle',         'settled',   1),
  ('LUFF',  'indicator_hold',         'available', -1), ('LUFF',  'indicator_hold',         'held',      1),
  ('LUFF',  'indicator_post',         'held',      -1), ('LUFF',  'indicator_post',         'store',     1),
  ('LUFF',  'indicator_void',         'held',      -1), ('LUFF',  'indicator_void',         'available', 1);

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
GRANT EXECUTE ON FUNCTION ledger.open_accounts, ledger.post, ledger.conclude, ledger.accrue, ledger.unfreeze TO lance_app;
GRANT EXECUTE ON FUNCTION ledger.freeze TO lance_app, lance_recon;
GRANT SELECT, INSERT, UPDATE ON platform_reconciliation_findings TO lance_app, lance_recon;
`;

/** Refuses to drop a ledger that holds transfers: money is not undone by a schema change. */
export const ledgerDown = /* sql */ `
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM ledger.tx) THEN
    RAISE EXCEPTION 'the ledger holds transfers and is not dropped';
  END IF;
END $$;
DROP TABLE platform_reconciliation_findings;
DROP SCHEMA ledger CASCADE;
`;
