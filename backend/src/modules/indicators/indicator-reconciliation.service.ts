import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reconciliation, type Currency, type Difference, type Recent } from '../../platform/ledger/index.js';

/** Reconciliation checks between the requests and the ledger. */
@Injectable()
export class IndicatorReconciliation implements OnModuleInit {
  constructor(private readonly reconciliation: Reconciliation) {}

  onModuleInit(): void {
    this.reconciliation.register({ name: 'indicator-purchases-equal-transfers', run: purchasesThatDiffer });
  }
}

/**
 * Per request: pending ones are held, approved ones are spent. Looks at pending requests and at those requested or
 * decided recently; the full run also finds holds without a request.
 */
async function purchasesThatDiffer(em: EntityManager, recent: Recent | null): Promise<Difference[]> {
  const rows: { owner_id: string; currency: Currency; detail: Record<string, unknown> }[] = await em.query(
    `WITH asked AS MATERIALIZED (
       SELECT * FROM indicators_purchases
       ${recent ? `WHERE status = 'pending' OR created_at >= $1 OR processed_at >= $1` : ''}
     ), booked AS (
       SELECT h.owner_id, h.currency, h.id AS hold_id, h.held, c.kind AS decision
       FROM ledger.transfer h
       LEFT JOIN ledger.transfer c ON c.owner_id = h.owner_id AND c.currency = h.currency AND c.concludes_id = h.id
       WHERE h.kind = 'indicator_hold'
         ${recent ? 'AND (h.owner_id, h.currency, h.id) IN (SELECT user_id, paid_with, hold_id FROM asked)' : ''}
     )
     SELECT coalesce(b.owner_id, p.user_id) AS owner_id, coalesce(b.currency, p.paid_with) AS currency,
            jsonb_build_object('purchaseId', p.id, 'status', p.status, 'paidAmount', p.paid_amount::text, 'holdId', b.hold_id,
              'held', b.held::text, 'decision', b.decision) AS detail
     FROM booked b
     FULL JOIN asked p ON p.user_id = b.owner_id AND p.hold_id = b.hold_id AND p.paid_with = b.currency
     WHERE p.id IS NULL OR b.hold_id IS NULL
        OR b.held <> p.paid_amount * CASE p.paid_with WHEN 'LUFF' THEN 1e8 ELSE 1 END
        OR b.decision IS DISTINCT FROM
           CASE p.status WHEN 'approved' THEN 'indicator_post' WHEN 'rejected' THEN 'indicator_void' END`,
    recent ? [recent.since] : [],
  );
  return rows.map((row) => ({ ownerId: row.owner_id, currency: row.currency, detail: row.detail }));
}
