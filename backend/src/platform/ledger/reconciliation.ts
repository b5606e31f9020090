import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Ledger } from './ledger.service.js';
import type { Currency } from './transfer-kinds.js';

/** Something that does not agree. Names the account where there is one, so that it can be frozen. */
export interface Difference {
  readonly ownerId?: string;
  readonly currency?: Currency;
  /** Both sides of the disagreement, for the person who looks into it. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Where a run that does not look at everything begins: an hour before it. */
export interface Recent {
  readonly since: Date;
  /** The ids that were made since then are at least this. */
  readonly fromId: string;
}

/** One thing that must always agree. Reads only; each statement sees one consistent state. */
export interface ReconciliationCheck {
  readonly name: string;
  /** With `recent`, a check of a table that grows without end looks only at its rows since then, and at their transfers. */
  run(em: EntityManager, recent: Recent | null): Promise<Difference[]>;
}

export interface Finding extends Difference {
  readonly id: string;
  readonly check: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

interface DifferenceRow {
  owner_id: string | null;
  currency: Currency | null;
  detail: Record<string, unknown>;
}

function sqlCheck(name: string, sql: string): ReconciliationCheck {
  return {
    name,
    run: async (em) => {
      const rows: DifferenceRow[] = await em.query(sql);
      return rows.map((row) => ({
        ...(row.owner_id ? { ownerId: row.owner_id } : {}),
        ...(row.currency ? { currency: row.currency } : {}),
        detail: row.detail,
      }));
    },
  };
}

/** The ledger's own invariants, recomputed from the transfers alone. */
export const ledgerChecks: readonly ReconciliationCheck[] = [
  sqlCheck(
    'balances-equal-entries',
    `WITH booked AS (
       SELECT owner_id, currency, sum(available) AS available, sum(held) AS held, -sum(clawback) AS clawback,
              count(*) AS transfers, max(account_version) AS version
       FROM ledger.transfer GROUP BY owner_id, currency
     )
     SELECT owner_id, currency, jsonb_build_object('account', to_jsonb(a), 'transfers', to_jsonb(b)) AS detail
     FROM ledger.account a FULL JOIN booked b USING (owner_id, currency)
     WHERE (a.available, a.held, a.clawback, a.version, a.version) IS DISTINCT FROM (
       coalesce(b.available, 0), coalesce(b.held, 0), coalesce(b.clawback, 0), coalesce(b.transfers, 0), coalesce(b.version, 0))`,
  ),
  sqlCheck(
    'chain-has-no-gap',
    `SELECT owner_id, currency, jsonb_build_object('transferId', id, 'version', account_version, 'earlierVersion', earlier_version,
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
  ),
  sqlCheck(
    'transfers-sum-to-zero',
    `SELECT owner_id, currency, jsonb_build_object('transferId', transfer_id, 'sum', sum(amount)::text, 'legs', count(*)) AS detail
     FROM ledger.entry GROUP BY owner_id, currency, transfer_id HAVING sum(amount) <> 0 OR count(*) < 2`,
  ),
  sqlCheck(
    'currency-sums-to-zero',
    `SELECT NULL AS owner_id, currency, jsonb_build_object('sum', sum(amount)::text) AS detail
     FROM ledger.entry GROUP BY currency HAVING sum(amount) <> 0`,
  ),
  sqlCheck(
    'held-equals-open-holds',
    `SELECT owner_id, currency, jsonb_build_object('held', a.held::text, 'openHolds', coalesce(h.open, 0)::text) AS detail
     FROM ledger.account a
     LEFT JOIN (
       SELECT t.owner_id, t.currency, sum(t.held) AS open
       FROM ledger.transfer t
       WHERE t.held > 0 AND NOT EXISTS (
         SELECT 1 FROM ledger.transfer c
         WHERE c.owner_id = t.owner_id AND c.currency = t.currency AND c.concludes_id = t.id)
       GROUP BY t.owner_id, t.currency
     ) h USING (owner_id, currency)
     WHERE a.held <> coalesce(h.open, 0)`,
  ),
  sqlCheck(
    'transfers-follow-their-rules',
    `SELECT t.owner_id, t.currency, jsonb_build_object('transferId', t.id, 'kind', t.kind) AS detail
     FROM ledger.transfer t LEFT JOIN ledger.rule r ON r.currency = t.currency AND r.kind = t.kind
     WHERE r.kind IS NULL OR (r.needs_actor AND t.actor_id IS NULL) OR (r.needs_reason AND t.reason IS NULL)
        OR (r.concludes IS NULL) <> (t.concludes_id IS NULL)`,
  ),
];

/**
 * Compares what must agree. A difference is written down, freezes the account it names, and is shown to admins until one
 * of them closes it; nothing is ever repaired here.
 */
@Injectable()
export class Reconciliation {
  private readonly checks: ReconciliationCheck[] = [...ledgerChecks];

  constructor(private readonly ledger: Ledger) {}

  /** Adds a module's own check, once, at start. */
  register(check: ReconciliationCheck): void {
    if (this.checks.some((known) => known.name === check.name))
      throw new Error(`check ${check.name} is registered twice`);
    this.checks.push(check);
  }

  /** Runs every check, over everything or over what is recent; answers how many differences each found. */
  async run(
    tx: EntityManager,
    at: Date,
    reach: 'everything' | 'recent' = 'everything',
  ): Promise<Record<string, number>> {
    await tx.query(`SET LOCAL statement_timeout = '${reach === 'recent' ? '60s' : '30min'}'`);
    const recent = reach === 'recent' ? await recentOf(tx, at) : null;
    const counts: Record<string, number> = {};
    for (const check of this.checks) {
      const differences = await check.run(tx, recent);
      counts[check.name] = differences.length;
      for (const difference of inLockOrder(differences)) await this.record(tx, check.name, difference, at);
    }
    return counts;
  }

  /** What was found and not yet closed, oldest first. */
  async openFindings(em: EntityManager): Promise<Finding[]> {
    return this.readOpen(em);
  }

  /** The same, for whoever closes one: another who wants to close one waits until this transaction ends. */
  async lockOpenFindings(tx: EntityManager): Promise<Finding[]> {
    // In one order, so that two do not wait for each other; what the first has closed is then read no more.
    await tx.query('SELECT 1 FROM platform_reconciliation_findings WHERE closed_at IS NULL ORDER BY id FOR UPDATE');
    return this.readOpen(tx);
  }

  private async readOpen(em: EntityManager): Promise<Finding[]> {
    const rows: (DifferenceRow & { id: string; check_name: string; first_seen_at: Date; last_seen_at: Date })[] =
      await em.query(
        `SELECT id, check_name, owner_id, currency, detail, first_seen_at, last_seen_at
         FROM platform_reconciliation_findings WHERE closed_at IS NULL ORDER BY first_seen_at, id`,
      );
    return rows.map((row) => ({
      id: row.id,
      check: row.check_name,
      ...(row.owner_id ? { ownerId: row.owner_id } : {}),
      ...(row.currency ? { currency: row.currency } : {}),
      detail: row.detail,
      firstSeenAt: row.first_seen_at,
      lastSeenAt: row.last_seen_at,
    }));
  }

  /** An admin has dealt with it. The account stays frozen until it is released on its own. Answers whether it was open. */
  async close(tx: EntityManager, findingId: string, actorId: string, at: Date): Promise<boolean> {
    const [, changed]: [unknown, number] = await tx.query(
      'UPDATE platform_reconciliation_findings SET closed_at = $2, closed_by = $3 WHERE id = $1 AND closed_at IS NULL',
      [findingId, at, actorId],
    );
    return changed > 0;
  }

  private async record(tx: EntityManager, check: string, difference: Difference, at: Date): Promise<void> {
    const { ownerId, currency } = difference;
    await tx.query(
      `INSERT INTO platform_reconciliation_findings (check_name, owner_id, currency, detail, first_seen_at, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT (check_name, owner_id, currency) WHERE closed_at IS NULL
       DO UPDATE SET last_seen_at = excluded.last_seen_at, detail = excluded.detail`,
      [check, ownerId ?? null, currency ?? null, JSON.stringify(difference.detail), at],
    );
    if (ownerId && currency) await this.ledger.freeze(tx, ownerId, currency, `reconciliation: ${check}`, at);
  }
}

/** Ids are made by the database: its clock, not `at`, says which are recent. */
async function recentOf(em: EntityManager, at: Date): Promise<Recent> {
  const [row]: { id: string }[] = await em.query(`SELECT uuidv7(interval '-1 hour') AS id`);
  if (!row) throw new Error('the database made no id');
  return { since: new Date(at.getTime() - 3_600_000), fromId: row.id };
}

/** By account, as the accrual locks them, so that freezing meets it without a deadlock. */
function inLockOrder(differences: readonly Difference[]): Difference[] {
  const place = (difference: Difference): string => `${difference.ownerId ?? ''}/${difference.currency ?? ''}`;
  return [...differences].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
