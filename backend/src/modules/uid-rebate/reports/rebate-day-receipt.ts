import { isDay } from '../../../platform/clock/index.js';
import type { EntityManager } from 'typeorm';
import type { ReceiptKind, Seals } from '../../../platform/receipts/index.js';
import { contentOf } from './rebate-day-receipt.messages.js';
import type { RebateQueries, RebateRow } from './rebate.queries.js';

/** More rows than a member has on a day. */
const MOST_ROWS = 1_000;

/** The rebates of a member's report day as a kind of facts; the id is the day. */
export function rebateDayKind(rebates: RebateQueries, seals: Seals): ReceiptKind {
  return {
    name: 'rebate-day',
    async read(em, ownerId, day, language) {
      const rows = isDay(day) ? await rowsOf(rebates, em, ownerId, day) : [];
      const [first] = rows;
      if (!first) return null;
      // The exchange may name what it reported anew: only figures are sealed.
      const sealed = rows.map((row) => [
        row.exchangeId,
        row.uid,
        row.product,
        row.volume,
        row.fee,
        row.rebateRate,
        row.rebate,
      ]);
      return {
        ...seals.of({ ownerId, kind: 'rebate-day', id: day }, sealed),
        ...contentOf(day, rows, first, language),
      };
    },
  };
}

async function rowsOf(rebates: RebateQueries, em: EntityManager, userId: string, day: string): Promise<RebateRow[]> {
  const { items } = await rebates.listRowsOfMember(em, userId, { from: day, to: day, limit: MOST_ROWS });
  return items;
}
