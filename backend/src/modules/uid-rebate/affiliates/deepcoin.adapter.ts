import { expectShape } from '../../../platform/upstream/index.js';
import { endOfDay } from '../reports/report-days.js';
import { Amount, believable, believableRate, plain } from './amounts.js';
import {
  deepcoinRebateListAnswer,
  deepcoinRebateRow,
  deepcoinRebatesAnswer,
  deepcoinUserRow,
  deepcoinUsersAnswer,
  openDeepcoin,
  signDeepcoin,
} from './deepcoin.wire.js';
import { type Exchange, type Page, type ReportDay, rowAbout, type VendorApi } from './exchange.js';
import type { InviteeAnswer } from './exchange-affiliate.port.js';

const PAGE_SIZE = 100;
const REBATE_LIST = '/deepcoin/agents/users/rebate-list';
const LOOKBACK_SECONDS = 30 * 86_400;

/** The documented meaning of `type`; Deepcoin's own skill file says 0 all, 1 spot, 2 swap instead. */
const NORMAL = 0;
const FROZEN = 1;

/** Deepcoin's agent API: rebates per order, no volumes. */
export const deepcoin: Exchange = {
  /** The previous day is complete at 12:00 UTC+8, and days are UTC+8 dates (documented). The retention is unverified. */
  calendar: { offsetHours: 8, publishedAtHour: 12, reachDays: 180 },
  sign: signDeepcoin,
  findInvitee,
  readDay,
};

async function findInvitee(api: VendorApi, uid: string): Promise<InviteeAnswer> {
  const user = await api.get('/deepcoin/agents/users', { uid }, (answer) =>
    rowAbout(uid, deepcoinUserRow, openDeepcoin(answer, deepcoinUsersAnswer).data.list, 'data.list'),
  );
  if (!user) return { registered: false };
  const endTime = Math.floor(api.clock.millis() / 1000);
  const window = { startTime: endTime - LOOKBACK_SECONDS, endTime };
  const [frozen, commission] = await Promise.all([
    hasFrozenOrders(api, { uid, type: FROZEN, ...window }),
    paidCommission(api, uid, window),
  ]);
  const totals = { since: new Date(window.startTime * 1000), commissionUsdt: plain(commission) };
  return { registered: true, uid, joinedAt: instantOf(user.createTime), frozen, totals };
}

/**
 * Decided by each order's own flag instead of `type`, whose meaning is disputed: a wrong "frozen" would be an
 * accusation.
 */
async function hasFrozenOrders(api: VendorApi, params: Record<string, string | number>): Promise<boolean> {
  const { rows } = await rebatePage(api, { ...params, pageNum: 1 });
  return api.checked(REBATE_LIST, () =>
    rows.some((row) => expectShape(deepcoinRebateRow, row, 'data.list').isAbnormalFreeze === true),
  );
}

function paidCommission(api: VendorApi, uid: string, window: Record<string, number>): Promise<Amount> {
  return api.get('/deepcoin/agents/users/rebates', { uid, type: NORMAL, ...window }, (answer) =>
    (openDeepcoin(answer, deepcoinRebatesAnswer).data.list ?? [])
      .filter((row) => row.uid === uid)
      .reduce((sum, row) => sum.plus(believable(row.totalCommission, 'data.list.totalCommission')), new Amount(0)),
  );
}

async function readDay(api: VendorApi, { day, start, end, rows, onPage }: ReportDay): Promise<void> {
  const configuredRate = await api.feeRate(endOfDay(day, deepcoin.calendar.offsetHours));
  const feeRate = api.checked(REBATE_LIST, () => believableRate(configuredRate, 'feeRate'));
  const window = { startTime: Math.floor(start / 1000), endTime: Math.floor(end / 1000) };
  const seen = new Set<string>();
  // Normal orders first: by the documented meaning, orders only in the second list are frozen; by the other meaning the
  // second list is part of the first. Reading both without duplicates is right either way.
  for (const type of [NORMAL, FROZEN]) {
    const readPage = (pageNum: number) => rebatePage(api, { type, ...window, pageNum });
    const orders = await api.allPages(REBATE_LIST, readPage, (left) => onPage(type === FROZEN ? left : null));
    rows.readEach(deepcoinRebateRow, orders, (order, raw) => {
      const key = `${order.orderId} ${order.uid}`;
      if (seen.has(key)) return;
      seen.add(key);
      const commission = believable(order.commission, 'commission');
      const fee = commission.isZero() ? commission : commission.div(believableRate(order.rebateRate, 'rebateRate'));
      const isFrozen = order.isAbnormalFreeze === true || type === FROZEN;
      rows.add({
        uid: order.uid,
        product: 'other',
        volume: fee.div(feeRate),
        fee,
        commission: isFrozen ? new Amount(0) : commission,
        frozenCommission: isFrozen ? commission : undefined,
        estimated: true,
        raw,
      });
    });
  }
}

function rebatePage(api: VendorApi, params: Record<string, string | number>): Promise<Page> {
  return api.get(REBATE_LIST, { ...params, pageSize: PAGE_SIZE }, (answer) => {
    const { list, totalPage, totalSize } = openDeepcoin(answer, deepcoinRebateListAnswer).data;
    const total = totalSize === undefined || totalSize === null ? null : Number(totalSize);
    return { rows: list ?? [], pages: Number(totalPage ?? 1), total };
  });
}

/** Documented as unix seconds; milliseconds are recognised by their size. */
function instantOf(time: string | null | undefined): Date | null {
  if (!time || time === '0') return null;
  return new Date(time.length > 11 ? Number(time) : Number(time) * 1000);
}
