import type { EntityManager } from 'typeorm';
import type { Currency } from './transfer-kinds.js';

/** An inconsistency. Names the account, if any, so that it can be frozen. */
export interface Difference {
  readonly ownerId?: string;
  readonly currency?: Currency;
  /** Both sides of the inconsistency, for the person who investigates. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Start of a run limited to recent data: an hour before it. */
export interface Recent {
  readonly since: Date;
  /** Lower bound of the ids created since then. */
  readonly fromId: string;
}

/** One consistency check. Read-only; each statement sees one snapshot. */
export interface ReconciliationCheck {
  readonly name: string;
  /** With `recent`, checks of growing tables only look at rows since then and their transfers. */
  run(em: EntityManager, recent: Recent | null): Promise<Difference[]>;
}

interface DifferenceRow {
  owner_id: string | null;
  currency: Currency | null;
  detail: Record<string, unknown>;
}

/** A check in SQL over all or recent data; $1, if used, is the first recent id. */
function sqlCheck(name: string, sql: { readonly everything: string; readonly recent: string }): ReconciliationCheck {
  return {
    name,
    run: async (em, recent) => {
      const text = recent ? sql.recent : sql.everything;
      const rows: DifferenceRow[] = await em.query(text, recent && text.includes('$1') ? [recent.fromId] : []);
      return rows.map((row) => ({
        ...(row.owner_id ? { ownerId: row.owner_id } : {}),
        ...(row.currency ? { currency: row.currency } : {}),
        detail: row.detail,
      }));
    },
  };
}

/** A check of individual transfers or entries; `those` limits which. */
function checkOfEach(name: string, id: string, sqlOf: (those: string) => string): ReconciliationCheck {
  return sqlCheck(name, { everything: sqlOf('true'), recent: sqlOf(`${id} >= $1`) });
}

/**
 * The ledger's own invariants, recomputed from the transfers. The full run compares each balance with the sum of all its
 * transfers. The recent run checks that each new transfer follows from the one before and each balance from its last
 * transfer; together with the last full run that is equivalent, and its cost grows with new data and members only.
 */
export const ledgerChecks: readonly ReconciliationCheck[] = [
  sqlCheck('balances-equal-entries', {
    everything: `
      WITH booked AS (
        SELECT owner_id, currency, sum(available) AS available, sum(held) AS held, -sum(clawback) AS clawback,
               count(*) AS transfers, max(account_version) AS version
        FROM ledger.transfer GROUP BY owner_id, currency
      )
      SELECT owner_id, currency, jsonb_build_object('account', to_jsonb(a), 'transfers', to_jsonb(b)) AS detail
      FROM ledger.account a FULL JOIN booked b USING (owner_id, currency)
      WHERE (a.available, a.held, a.clawback, a.version, a.version) IS DISTINCT FROM (
        coalesce(b.available, 0), coalesce(b.held, 0), coalesce(b.clawback, 0), coalesce(b.transfers, 0), coalesce(b.version, 0))`,
    // The limit makes it one index lookup per account, however many transfers there are.
    recent: `
      SELECT a.owner_id, a.currency, jsonb_build_object('account', to_jsonb(a), 'last', to_jsonb(t)) AS detail
      FROM ledger.account a
      LEFT JOIN LATERAL (
        SELECT t.id, t.available_after, t.held_after, t.clawback_after, t.account_version
        FROM ledger.transfer t WHERE t.owner_id = a.owner_id AND t.currency = a.currency
        ORDER BY t.account_version DESC LIMIT 1
      ) t ON true
      WHERE (a.available, a.held, a.clawback, a.version) IS DISTINCT FROM (
        coalesce(t.available_after, 0), coalesce(t.held_after, 0), coalesce(t.clawback_after, 0), coalesce(t.account_version, 0))`,
  }),
  sqlCheck('chain-has-no-gap', {
    everything: `
      SELECT owner_id, currency, jsonb_build_object('transferId', id, 'version', account_version, 'earlierVersion', earlier_version,
               'available', available_after, 'held', held_after, 'clawback', clawback_after) AS detail
      FROM (
        SELECT t.*, lag(account_version, 1, 0::bigint) OVER w AS earlier_version,
               lag(available_after, 1, 0::bigint) OVER w AS earlier_available, lag(held_after, 1, 0::bigint) OVER w AS earlier_held,
               lag(clawback_after, 1, 0::bigint) OVER w AS earlier_clawback, row_number() OVER w AS place
        FROM ledger.transfer t
        WINDOW w AS (PARTITION BY owner_id, currency ORDER BY account_version)
      ) t
      WHERE account_version <> place OR available_after <> earlier_available + available
         OR held_after <> earlier_held + held OR clawback_after <> earlier_clawback - clawback`,
    recent: `
      SELECT t.owner_id, t.currency, jsonb_build_object('transferId', t.id, 'version', t.account_version,
               'earlierVersion', coalesce(e.account_version, 0), 'available', t.available_after, 'held', t.held_after,
               'clawback', t.clawback_after) AS detail
      FROM ledger.transfer t
      LEFT JOIN LATERAL (
        SELECT e.account_version, e.available_after, e.held_after, e.clawback_after
        FROM ledger.transfer e
        WHERE e.owner_id = t.owner_id AND e.currency = t.currency AND e.account_version < t.account_version
        ORDER BY e.account_version DESC LIMIT 1
      ) e ON true
      WHERE t.id >= $1 AND (t.account_version <> coalesce(e.account_version, 0) + 1
         OR t.available_after <> coalesce(e.available_after, 0) + t.available
         OR t.held_after <> coalesce(e.held_after, 0) + t.held
         OR t.clawback_after <> coalesce(e.clawback_after, 0) - t.clawback)`,
  }),
  checkOfEach(
    'transfers-sum-to-zero',
    'transfer_id',
    (those) => `
      SELECT owner_id, currency, jsonb_build_object('transferId', transfer_id, 'sum', sum(amount)::text, 'legs', count(*)) AS detail
      FROM ledger.entry WHERE ${those} GROUP BY owner_id, currency, transfer_id HAVING sum(amount) <> 0 OR count(*) < 2`,
  ),
  checkOfEach(
    'currency-sums-to-zero',
    'transfer_id',
    (those) => `
      SELECT NULL AS owner_id, currency, jsonb_build_object('sum', sum(amount)::text) AS detail
      FROM ledger.entry WHERE ${those} GROUP BY currency HAVING sum(amount) <> 0`,
  ),
  sqlCheck('held-equals-open-holds', {
    everything: heldUnlikeHolds('ledger.account'),
    recent: heldUnlikeHolds(`(
      SELECT * FROM ledger.account
      WHERE (owner_id, currency) IN (SELECT t.owner_id, t.currency FROM ledger.transfer t WHERE t.id >= $1))`),
  }),
  checkOfEach(
    'transfers-follow-their-rules',
    't.id',
    (those) => `
      SELECT t.owner_id, t.currency, jsonb_build_object('transferId', t.id, 'kind', t.kind) AS detail
      FROM ledger.transfer t LEFT JOIN ledger.rule r ON r.currency = t.currency AND r.kind = t.kind
      WHERE ${those} AND (r.kind IS NULL OR (r.needs_actor AND t.actor_id IS NULL) OR (r.needs_reason AND t.reason IS NULL)
         OR (r.concludes IS NULL) <> (t.concludes_id IS NULL))`,
  ),
];

/** Accounts whose held balance is not fully covered by open holds. */
function heldUnlikeHolds(accounts: string): string {
  return `
    SELECT a.owner_id, a.currency, jsonb_build_object('held', a.held::text, 'openHolds', h.open::text) AS detail
    FROM ${accounts} a
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.held), 0) AS open
      FROM ledger.rule r JOIN ledger.transfer t ON t.owner_id = a.owner_id AND t.currency = r.currency AND t.kind = r.kind
      WHERE r.currency = a.currency AND r.door = 'hold' AND NOT EXISTS (
        SELECT 1 FROM ledger.transfer c
        WHERE c.owner_id = t.owner_id AND c.currency = t.currency AND c.concludes_id = t.id)
    ) h
    WHERE a.held <> h.open`;
}
