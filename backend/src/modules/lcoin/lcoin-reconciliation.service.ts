import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reconciliation, type Difference, type Recent } from '../../platform/ledger/index.js';

/** Maximum differences reported by one run; one is enough to investigate. */
const MAX_LISTED = 1_000;

/** Reconciliation checks between this module's tables and the ledger. */
@Injectable()
export class LcoinReconciliation implements OnModuleInit {
  constructor(private readonly reconciliation: Reconciliation) {}

  onModuleInit(): void {
    this.reconciliation.register({ name: 'idle-claims-equal-transfers', run: claimsThatDiffer });
  }
}

/**
 * Every claim has its transfer of that amount, and each window starts where the one before ended. The full run also finds
 * transfers without a claim.
 */
async function claimsThatDiffer(em: EntityManager, recent: Recent | null): Promise<Difference[]> {
  const rows: { owner_id: string; detail: Record<string, unknown> }[] = await em.query(
    `WITH claimed AS MATERIALIZED (
       SELECT user_id, id, from_at, claimed_at, amount, transfer_id,
              lag(claimed_at) OVER (PARTITION BY user_id ORDER BY claimed_at) AS before
       FROM lcoin_idle_claims ${recent ? 'WHERE id >= $1' : ''}
     )
     SELECT coalesce(t.owner_id, c.user_id) AS owner_id,
            jsonb_build_object('transferId', coalesce(t.id, c.transfer_id), 'booked', t.available::text, 'claimId', c.id,
              'claimed', c.amount::text, 'from', c.from_at, 'to', c.claimed_at, 'claimBefore', c.before) AS detail
     FROM (SELECT owner_id, id, available FROM ledger.transfer WHERE currency = 'LCOIN' AND kind = 'idle_mining'
           ${recent ? 'AND (owner_id, id) IN (SELECT user_id, transfer_id FROM claimed)' : ''}) t
     FULL JOIN claimed c ON c.user_id = t.owner_id AND c.transfer_id = t.id
     WHERE t.id IS NULL OR c.id IS NULL OR t.available <> c.amount OR c.from_at <> c.before OR c.from_at >= c.claimed_at
     ORDER BY 1, c.claimed_at LIMIT ${MAX_LISTED}`,
    recent ? [recent.fromId] : [],
  );
  return rows.map((row) => ({ ownerId: row.owner_id, currency: 'LCOIN', detail: row.detail }));
}
