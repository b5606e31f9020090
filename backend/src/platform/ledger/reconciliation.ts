import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ledgerChecks, type Difference, type Recent, type ReconciliationCheck } from './ledger-checks.js';
import { Ledger } from './ledger.service.js';
import type { Currency } from './transfer-kinds.js';

export interface Finding extends Difference {
  readonly id: string;
  readonly check: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

interface FindingRow {
  id: string;
  check_name: string;
  owner_id: string | null;
  currency: Currency | null;
  detail: Record<string, unknown>;
  first_seen_at: Date;
  last_seen_at: Date;
}

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
    const rows: FindingRow[] = await em.query(
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
