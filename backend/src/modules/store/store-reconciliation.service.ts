import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reconciliation, type Difference, type Recent } from '../../platform/ledger/index.js';

/** Maximum number of differing orders reported. */
const EXAMPLES = 20;

/** Reconciliation checks between the store's tables and the ledger. */
@Injectable()
export class StoreReconciliation implements OnModuleInit {
  constructor(private readonly reconciliation: Reconciliation) {}

  onModuleInit(): void {
    this.reconciliation.register({ name: 'orders-equal-transfers', run: ordersThatDiffer });
    this.reconciliation.register({ name: 'orders-have-goods', run: ordersWithoutGoods });
  }
}

/** The orders to check, as a table `ordered`. */
const orderedIn = (recent: Recent | null): string =>
  `ordered AS MATERIALIZED (SELECT * FROM store_orders ${recent ? 'WHERE id >= $1' : ''})`;

/** Every order was paid by its transfer of its price. The full run also finds purchases paid without an order. */
async function ordersThatDiffer(em: EntityManager, recent: Recent | null): Promise<Difference[]> {
  const rows: { owner_id: string; detail: Record<string, unknown> }[] = await em.query(
    `WITH ${orderedIn(recent)}
     SELECT coalesce(t.owner_id, o.user_id) AS owner_id,
            jsonb_build_object('orderId', o.id, 'price', o.price, 'transferId', t.id, 'paid', (-t.available)::text) AS detail
     FROM (SELECT owner_id, id, available, ref_id FROM ledger.transfer
           WHERE currency = 'LCOIN' AND kind = 'store_purchase'
           ${recent ? 'AND (owner_id, id) IN (SELECT user_id, transfer_id FROM ordered)' : ''}) t
     FULL JOIN ordered o ON o.user_id = t.owner_id AND o.transfer_id = t.id
     WHERE t.id IS NULL OR o.id IS NULL OR -t.available <> o.price OR t.ref_id IS DISTINCT FROM o.id::text`,
    recent ? [recent.fromId] : [],
  );
  return rows.map(({ owner_id, detail }) => ({ ownerId: owner_id, currency: 'LCOIN', detail }));
}

/**
 * Every order has exactly one item or coupon. The full run also finds goods without an order. A difference is reported
 * but freezes no account, because the points are right.
 */
async function ordersWithoutGoods(em: EntityManager, recent: Recent | null): Promise<Difference[]> {
  const [row]: { orders: string; examples: unknown }[] = await em.query(
    `WITH ${orderedIn(recent)}, bought AS (
       SELECT user_id, order_id, 'mining_item' AS product_type FROM store_user_mining_items
       UNION ALL
       SELECT user_id, order_id, 'chart_voucher' FROM store_chart_coupons WHERE order_id IS NOT NULL
     ), goods AS (
       SELECT * FROM bought ${recent ? 'WHERE (user_id, order_id) IN (SELECT user_id, id FROM ordered)' : ''}
     ), differing AS (
       SELECT coalesce(o.user_id, g.user_id) AS "userId", coalesce(o.id, g.order_id) AS "orderId",
              count(o.id) > 0 AS "isOrder", count(g.order_id) AS goods
       FROM ordered o
       FULL JOIN goods g ON g.user_id = o.user_id AND g.order_id = o.id AND g.product_type = o.product_type
       GROUP BY 1, 2 HAVING count(*) <> 1 OR count(o.id) <> 1 OR count(g.order_id) <> 1
     )
     SELECT (SELECT count(*) FROM differing) AS orders,
            (SELECT jsonb_agg(to_jsonb(d)) FROM (SELECT * FROM differing ORDER BY 1, 2 LIMIT ${EXAMPLES}) d) AS examples`,
    recent ? [recent.fromId] : [],
  );
  return row && Number(row.orders) > 0 ? [{ detail: { orders: Number(row.orders), examples: row.examples } }] : [];
}
