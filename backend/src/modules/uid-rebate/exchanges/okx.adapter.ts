import {
  type UpstreamAnswer,
  type UpstreamClient,
  expectShape,
  UpstreamFailure,
} from '../../../platform/upstream/index.js';
import { believable, plainOrNothing } from './amounts.js';
import {
  type AffiliateReport,
  ExchangeAffiliate,
  type InviteeAnswer,
  type ReportProduct,
  type ReportProgress,
} from './exchange-affiliate.port.js';
import {
  OKX_NOT_INVITEE,
  okxDetailAnswer,
  okxDetailRow,
  okxHeaders,
  okxListAnswer,
  okxListRow,
  openOkx,
} from './okx.wire.js';
import { closedWindow, type DayWindow, dueAt } from './report-day.js';
import { ReportRows } from './report-rows.js';
import { type AffiliateAccess, type AffiliateDeps, queryOf, vendorClient } from './vendor-client.js';

/** OKX limits by user id and endpoint. */
const PER_SECOND = 3;
const PAGE_SIZE = 100;
const CATEGORIES: readonly (readonly [category: string, product: ReportProduct])[] = [
  ['SPOT', 'spot'],
  ['DERIVATIVE', 'futures'],
  ['BSC', 'other'],
];

/**
 * `begin` may be up to 180 days ago. The time window is our choice; the UTC+8 day and the hour of settlement are
 * unverified (OKX documents none for these snapshots).
 */
const calendar = { vendor: 'OKX', offsetHours: 8, publishedAtHour: 4, reachDays: 179 };

/** OKX's affiliate API. */
export class OkxAffiliate extends ExchangeAffiliate {
  readonly dayTimeZone = 'UTC+8';
  readonly dayOffsetHours = calendar.offsetHours;
  private readonly client: UpstreamClient;

  constructor(
    private readonly access: AffiliateAccess,
    private readonly deps: AffiliateDeps,
  ) {
    super();
    this.client = vendorClient('OKX', PER_SECOND, access, deps);
  }

  reportDueAt(day: string): Date {
    return dueAt(day, calendar);
  }

  async findInvitee(uid: string): Promise<InviteeAnswer> {
    const detail = await this.get('/api/v5/affiliate/invitee/detail', { uid }, (answer) => {
      const { code, body } = openOkx(answer, [OKX_NOT_INVITEE]);
      if (code === OKX_NOT_INVITEE) return null;
      // An empty list instead of the error code is unverified; it can only mean the same.
      const [first] = expectShape(okxDetailAnswer, body).data;
      if (first === undefined) return null;
      const row = expectShape(okxDetailRow, first, 'data.0');
      return {
        joinedAt: row.joinTime === null ? null : new Date(Number(row.joinTime)),
        totals: {
          since: null,
          volumeUsdt: plainOrNothing(row.totalVol, 'data.0.totalVol'),
          feeUsdt: plainOrNothing(row.accFee, 'data.0.accFee'),
          commissionUsdt: plainOrNothing(row.totalCommission, 'data.0.totalCommission'),
        },
      };
    });
    if (!detail) return { registered: false };
    return { registered: true, uid, ...detail, frozen: await this.isRestricted(uid) };
  }

  /** Only the list says whether an invitee is restricted by compliance rules; undefined if it lacks the UID. */
  private async isRestricted(uid: string): Promise<boolean | undefined> {
    const params = { page: 1, limit: PAGE_SIZE, periodType: 'total', keyword: uid };
    const rows = await this.get('/api/v5/affiliate/invitee/list', params, (answer) =>
      expectShape(okxListAnswer, openOkx(answer).body).data.map((row, at) =>
        expectShape(okxListRow, row, `data.${at}`),
      ),
    );
    const isCompliant = rows.find((row) => row.uid === uid)?.isCompliant;
    return typeof isCompliant === 'boolean' ? !isCompliant : undefined;
  }

  async fetchReportRows(day: string, onProgress?: ReportProgress): Promise<AffiliateReport> {
    const window = closedWindow(day, calendar, this.deps.clock);
    const rows = new ReportRows(day);
    let pagesDone = 0;
    for (const [category, product] of CATEGORIES) {
      const seen = new Set<string>();
      let totalPage = 1;
      for (let page = 1; page <= totalPage; page += 1) {
        const answer = await this.listPage(window, category, page);
        totalPage = Number(answer.totalPage);
        rows.readEach(okxListRow, answer.data, (row, raw) => {
          // Pages may shift during the read; sorting by join time limits that to repeated rows.
          if (seen.has(row.uid)) return;
          seen.add(row.uid);
          rows.add({
            uid: row.uid,
            product,
            volume: row.totalVol === null ? null : believable(row.totalVol, 'totalVol'),
            fee: row.totalFee === null ? null : believable(row.totalFee, 'totalFee'),
            commission: believable(row.totalCommission, 'totalCommission'),
            raw: { commissionCategory: category, row: raw },
          });
        });
        pagesDone += 1;
        onProgress?.({ pagesDone, pagesTotal: totalPage * CATEGORIES.length });
      }
    }
    return this.client.checked('invitee/list', () => rows.finish());
  }

  private async listPage(window: DayWindow, commissionCategory: string, page: number) {
    const params = {
      page,
      limit: PAGE_SIZE,
      periodType: 'custom',
      begin: window.start,
      end: window.end,
      commissionCategory,
      orderBy: 'cTime',
      orderDir: 'asc',
    };
    return this.get('/api/v5/affiliate/invitee/list', params, (answer) => {
      const list = expectShape(okxListAnswer, openOkx(answer).body);
      if (list.data.length === 0 && page <= Number(list.totalPage) && Number(list.totalPage) > 1) {
        throw new UpstreamFailure('garbage', `page ${page} of ${list.totalPage} is empty`);
      }
      return list;
    });
  }

  private get<T>(
    path: string,
    params: Record<string, string | number | undefined>,
    accept: (answer: UpstreamAnswer) => T,
  ): Promise<T> {
    const target = `${path}?${queryOf(params)}`;
    const build = () =>
      ({
        method: 'GET',
        path: target,
        headers: okxHeaders(this.access, this.deps.clock.now(), 'GET', target),
      }) as const;
    return this.client.read(path, build, accept);
  }
}
