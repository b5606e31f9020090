import {
  type UpstreamAnswer,
  type UpstreamClient,
  expectShape,
  UpstreamFailure,
} from '../../../platform/upstream/index.js';
import { Amount, believable, believableRate, plain } from './amounts.js';
import {
  deepcoinHeaders,
  deepcoinRebateListAnswer,
  deepcoinRebateRow,
  deepcoinRebatesAnswer,
  deepcoinUserRow,
  deepcoinUsersAnswer,
  openDeepcoin,
} from './deepcoin.wire.js';
import {
  type AffiliateReport,
  ExchangeAffiliate,
  type InviteeAnswer,
  type ReportProgress,
} from './exchange-affiliate.port.js';
import { endOfDay } from '../report-days.js';
import { closedWindow, type DayWindow, dueAt } from './report-day.js';
import { ReportRows } from './report-rows.js';
import { type AffiliateAccess, type AffiliateDeps, queryOf, vendorClient } from './vendor-client.js';

/** Rate limits are per endpoint. */
const PER_SECOND = 1;
const PAGE_SIZE = 100;
const REBATE_LIST = '/deepcoin/agents/users/rebate-list';
const LOOKBACK_SECONDS = 30 * 86_400;

/** The previous day is complete at 12:00 UTC+8, and days are UTC+8 dates (documented). The retention is unverified. */
const calendar = { vendor: 'Deepcoin', offsetHours: 8, publishedAtHour: 12, reachDays: 180 };

/** The documented meaning of `type`; Deepcoin's own skill file says 0 all, 1 spot, 2 swap instead. */
const NORMAL = 0;
const FROZEN = 1;

/** In unix seconds. */
interface UnixWindow {
  readonly startTime: number;
  readonly endTime: number;
}

export interface DeepcoinDeps extends AffiliateDeps {
  /**
   * Fee as a share of volume (`0.0005`) at the end of a report day, used to estimate the volume, which Deepcoin does not
   * report.
   */
  readonly feeRate: (dayEnd: Date) => Promise<string> | string;
}

/** Deepcoin's agent API: rebates per order, no volumes. */
export class DeepcoinAffiliate extends ExchangeAffiliate {
  readonly dayTimeZone = 'UTC+8';
  readonly dayOffsetHours = calendar.offsetHours;
  private readonly client: UpstreamClient;

  constructor(
    private readonly access: AffiliateAccess,
    private readonly deps: DeepcoinDeps,
  ) {
    super();
    this.client = vendorClient('Deepcoin', PER_SECOND, access, deps);
  }

  reportDueAt(day: string): Date {
    return dueAt(day, calendar);
  }

  async findInvitee(uid: string): Promise<InviteeAnswer> {
    const user = await this.get('/deepcoin/agents/users', { uid }, (answer) => {
      const { list } = openDeepcoin(answer, deepcoinUsersAnswer).data;
      const users = (list ?? []).map((row, at) => expectShape(deepcoinUserRow, row, `data.list.${at}`));
      const found = users.find((candidate) => candidate.uid === uid);
      if (!found && users.length > 0) {
        throw new UpstreamFailure('drift', 'the answer is about other UIDs', { path: 'data.list.uid' });
      }
      return found ?? null;
    });
    if (!user) return { registered: false };
    const until = Math.floor(this.deps.clock.millis() / 1000);
    const window = { startTime: until - LOOKBACK_SECONDS, endTime: until };
    const [frozen, commission] = await Promise.all([
      this.hasFrozenOrders(uid, window),
      this.paidCommission(uid, window),
    ]);
    const totals = { since: new Date(window.startTime * 1000), commissionUsdt: plain(commission) };
    return { registered: true, uid, joinedAt: instantOf(user.createTime), frozen, totals };
  }

  /**
   * Decided by each order's own flag instead of `type`, whose meaning is disputed: a wrong "frozen" would be an
   * accusation.
   */
  private async hasFrozenOrders(uid: string, window: UnixWindow): Promise<boolean> {
    const list = await this.rebatePage({ uid, type: FROZEN, ...window, pageNum: 1, pageSize: PAGE_SIZE });
    return this.client.checked(REBATE_LIST, () =>
      list.rows.some((row) => expectShape(deepcoinRebateRow, row, 'data.list').isAbnormalFreeze === true),
    );
  }

  private paidCommission(uid: string, window: UnixWindow): Promise<Amount> {
    return this.get('/deepcoin/agents/users/rebates', { uid, type: NORMAL, ...window }, (answer) =>
      (openDeepcoin(answer, deepcoinRebatesAnswer).data.list ?? [])
        .filter((row) => row.uid === uid)
        .reduce((sum, row) => sum.plus(believable(row.totalCommission, 'data.list.totalCommission')), new Amount(0)),
    );
  }

  async fetchReportRows(day: string, onProgress?: ReportProgress): Promise<AffiliateReport> {
    const window = closedWindow(day, calendar, this.deps.clock);
    const configuredRate = await this.deps.feeRate(endOfDay(day, calendar.offsetHours));
    const feeRate = this.client.checked(REBATE_LIST, () => believableRate(configuredRate, 'feeRate'));
    const rows = new ReportRows(day);
    const seen = new Set<string>();
    let pagesDone = 0;
    // Normal orders first: by the documented meaning, orders only in the second list are frozen; by the other meaning the
    // second list is part of the first. Reading both without duplicates is right either way.
    for (const type of [NORMAL, FROZEN]) {
      const orders = await this.orders(window, type, (pagesLeft) => {
        pagesDone += 1;
        onProgress?.({ pagesDone, pagesTotal: type === FROZEN ? pagesDone + pagesLeft : null });
      });
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
          commission: isFrozen ? commission.minus(commission) : commission,
          frozenCommission: isFrozen ? commission : undefined,
          estimated: true,
          raw,
        });
      });
    }
    return this.client.checked(REBATE_LIST, () => rows.finish());
  }

  /** All orders of one type; read again once if the list changed meanwhile. */
  private async orders(window: DayWindow, type: number, onPage: (pagesLeft: number) => void): Promise<unknown[]> {
    const times = { startTime: Math.floor(window.start / 1000), endTime: Math.floor(window.end / 1000) };
    for (let attempt = 1; ; attempt += 1) {
      const orders: unknown[] = [];
      let totalPage = 1;
      let totalSize: number | null = null;
      for (let pageNum = 1; pageNum <= totalPage; pageNum += 1) {
        const page = await this.rebatePage({ type, ...times, pageNum, pageSize: PAGE_SIZE });
        totalPage = page.totalPage;
        totalSize = page.totalSize;
        orders.push(...page.rows);
        onPage(totalPage - pageNum);
      }
      if (totalSize === null || orders.length === totalSize) return orders;
      if (attempt === 2) {
        this.client.checked(REBATE_LIST, () => {
          throw new UpstreamFailure('garbage', `${orders.length} of ${totalSize} orders came`);
        });
      }
    }
  }

  private rebatePage(params: Record<string, string | number>) {
    return this.get(REBATE_LIST, params, (answer) => {
      const { list, totalPage, totalSize } = openDeepcoin(answer, deepcoinRebateListAnswer).data;
      return {
        rows: list ?? [],
        totalPage: Number(totalPage ?? 1),
        totalSize: totalSize === undefined || totalSize === null ? null : Number(totalSize),
      };
    });
  }

  private get<T>(
    path: string,
    params: Record<string, string | number>,
    accept: (answer: UpstreamAnswer) => T,
  ): Promise<T> {
    const target = `${path}?${queryOf(params)}`;
    const build = () =>
      ({
        method: 'GET',
        path: target,
        headers: deepcoinHeaders(this.access, this.deps.clock.now(), 'GET', target),
      }) as const;
    return this.client.read(path, build, accept);
  }
}

/** Documented as unix seconds; milliseconds are recognised by their size. */
function instantOf(time: string | null | undefined): Date | null {
  if (!time || time === '0') return null;
  return new Date(time.length > 11 ? Number(time) : Number(time) * 1000);
}
