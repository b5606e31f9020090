import { isDay } from '../../../platform/clock/index.js';
import type { EntityManager } from 'typeorm';
import type { ReceiptKind, ReceiptKindName, Seals } from '../../../platform/receipts/index.js';
import type { RebateDays } from './rebate-days.queries.js';
import type { RebateMonths } from './rebate-months.queries.js';
import { dayContent, monthContent, openDay, openMonth, rowContent, rowIdOf } from './rebate-receipts.messages.js';
import type { RebateQueries, RebateRow } from './rebate.queries.js';

/** More rows than a member has on a day. */
const MOST_ROWS = 1_000;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The rebates of a member as kinds of facts: of a month, which leads to its days, of a day, which leads to its rows, of a row. */
export function rebateKinds(
  rebates: RebateQueries,
  rebateDays: RebateDays,
  months: RebateMonths,
  seals: Seals,
): ReceiptKind[] {
  const sealOf = (name: ReceiptKindName, ownerId: string, id: string, content: object) =>
    seals.of({ ownerId, kind: name, id }, content);
  return [
    {
      name: 'rebate-month',
      async read(em, ownerId, month, language) {
        const days = MONTH.test(month) ? await months.daysOf(em, ownerId, month) : [];
        const [first] = days;
        if (!first) return null;
        const sealed = days.map(({ day, rebate }) => [day, rebate]);
        return {
          ...sealOf('rebate-month', ownerId, month, sealed),
          ...monthContent(month, days, first, language),
        };
      },
      // A month that goes on, or whose last reports are not due, would read as corrected with its next day.
      async open(em, ownerId, month, language) {
        const days = MONTH.test(month) ? await months.daysOf(em, ownerId, month) : [];
        const [first] = days;
        if (!first || !(await rebateDays.isMonthDue(ownerId, month))) return null;
        return openMonth(month, days, first, language);
      },
    },
    {
      name: 'rebate-day',
      async read(em, ownerId, day, language) {
        const rows = await rowsOf(rebates, em, ownerId, day);
        const [first] = rows;
        if (!first) return null;
        return {
          ...sealOf('rebate-day', ownerId, day, rows.map(sealedRow)),
          ...dayContent(day, rows, first, language),
        };
      },
      async open(em, ownerId, day, language) {
        const rows = await rowsOf(rebates, em, ownerId, day);
        return rows.length === 0 ? null : openDay(day, rows, language);
      },
    },
    {
      name: 'rebate-row',
      async read(em, ownerId, id, language) {
        const rows = await rowsOf(rebates, em, ownerId, id.split('_')[0] ?? '');
        const row = rows.find((candidate) => rowIdOf(candidate) === id);
        return row ? { ...sealOf('rebate-row', ownerId, id, sealedRow(row)), ...rowContent(row, language) } : null;
      },
    },
  ];
}

/** The exchange may name what it reported anew: only figures are sealed. */
function sealedRow({ exchangeId, uid, product, volume, fee, rebateRate, rebate }: RebateRow): (string | null)[] {
  return [exchangeId, uid, product, volume, fee, rebateRate, rebate];
}

async function rowsOf(rebates: RebateQueries, em: EntityManager, userId: string, day: string): Promise<RebateRow[]> {
  if (!isDay(day)) return [];
  const { items } = await rebates.listRowsOfMember(em, userId, { from: day, to: day, limit: MOST_ROWS });
  return items;
}
