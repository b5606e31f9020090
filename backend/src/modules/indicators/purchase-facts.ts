import type { EntityManager } from 'typeorm';
import type { IndicatorPurchase } from './entities/indicator-purchase.entity.js';

/** Ledger scope of requests paid with L coin. */
const SCOPE = 'indicator_purchase';

/** End of the member's last pass; null without any. */
export async function lastExpiry(em: EntityManager, userId: string): Promise<Date | null> {
  const [row]: { until: Date | null }[] = await em.query(
    'SELECT max(expires_at) AS until FROM indicators_purchases WHERE user_id = $1',
    [userId],
  );
  return row?.until ?? null;
}

/** Reference and params of a transfer of L coin. */
export function transferNote({ id, passDays }: IndicatorPurchase, step: 'hold' | 'post' | 'void') {
  return { scope: SCOPE, key: `${id}:${step}`, reference: { type: SCOPE, id }, params: { days: passDays } };
}

/** Facts of a request for the audit log. */
export function auditFacts({ status, adminNote, paidWith, paidAmount, expiresAt, userId }: IndicatorPurchase): object {
  return { status, adminNote, paidWith, paidAmount, expiresAt, userId };
}
