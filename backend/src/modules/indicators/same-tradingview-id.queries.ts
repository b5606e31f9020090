import type { EntityManager } from 'typeorm';
import type { Members } from '../auth/index.js';
import type { OtherAccounts } from '../luff/index.js';

/** Maximum number of accounts listed by name. */
const MAX_NAMED = 10;

interface Row {
  purchase_id: string;
  user_id: string;
  has_pending: boolean;
  passes_until: Date | null;
  accounts: number;
}

/**
 * For each request, other accounts with pending or approved requests for the same TradingView ID, ignoring case, latest
 * first. Closed accounts have no ID any more.
 */
export async function otherAccountsOf(
  em: EntityManager,
  members: Members,
  purchaseIds: readonly string[],
): Promise<(purchaseId: string) => OtherAccounts> {
  const rows: Row[] = await em.query(
    `SELECT * FROM (
       SELECT p.id AS purchase_id, o.user_id, bool_or(o.status = 'pending') AS has_pending,
         max(o.expires_at) AS passes_until, (count(*) OVER (PARTITION BY p.id))::integer AS accounts,
         row_number() OVER (PARTITION BY p.id ORDER BY max(o.created_at) DESC, o.user_id DESC) AS place
       FROM indicators_purchases p
         JOIN indicators_purchases o ON lower(o.tradingview_id) = lower(p.tradingview_id)
       WHERE p.id = ANY ($1) AND p.tradingview_id <> '' AND o.tradingview_id <> '' AND o.user_id <> p.user_id AND o.status <> 'rejected'
       GROUP BY p.id, o.user_id) AS other
     WHERE place <= $2 ORDER BY place`,
    [purchaseIds, MAX_NAMED],
  );
  const people = await members.membersByIds(
    em,
    rows.map(({ user_id: id }) => id),
  );
  return (purchaseId) => {
    const others = rows.filter((row) => row.purchase_id === purchaseId);
    return {
      count: others[0]?.accounts ?? 0,
      accounts: others.flatMap(({ user_id: id, has_pending: hasPending, passes_until: passesUntil }) => {
        const member = people.get(id);
        return member ? [{ member, hasPending, passesUntil }] : [];
      }),
    };
  };
}
