import { dayAtOffset } from '../../../platform/clock/index.js';
import {
  type UpstreamAnswer,
  type UpstreamClient,
  expectShape,
  UpstreamFailure,
} from '../../../platform/upstream/index.js';
import { believable, believableRate, plainOrNothing } from './amounts.js';
import {
  type AffiliateReport,
  ExchangeAffiliate,
  type InviteeAnswer,
  type ReportProduct,
  type ReportProgress,
} from './exchange-affiliate.port.js';
import {
  openOurbit,
  OURBIT_NOT_INVITEE,
  ourbitDetailRow,
  ourbitPageAnswer,
  ourbitReferralRow,
  signedOurbitQuery,
} from './ourbit.wire.js';
import { closedWindow, dueAt } from './report-day.js';
import { ReportRows } from './report-rows.js';
import { type AffiliateAccess, type AffiliateDeps, queryOf, vendorClient } from './vendor-client.js';

/** Endpoints have weight 1; MEXC allows 500 per 10 s, Ourbit's limit is unverified. */
const PER_SECOND = 20;
/** The maximum page size is undocumented (default 10). */
const PAGE_SIZE = 100;
const WINDOW_MS = 30 * 86_400_000;

/** T+1 like MEXC; hour and retention are unverified. */
const calendar = { vendor: 'Ourbit', offsetHours: 8, publishedAtHour: 12, reachDays: 180 };

const products: Readonly<Record<string, ReportProduct>> = { '1': 'spot', '2': 'futures' };

/** Ourbit's affiliate API. */
export class OurbitAffiliate extends ExchangeAffiliate {
  readonly dayTimeZone = 'UTC+8';
  readonly dayOffsetHours = calendar.offsetHours;
  private readonly client: UpstreamClient;

  constructor(
    private readonly access: AffiliateAccess,
    private readonly deps: AffiliateDeps,
  ) {
    super();
    this.client = vendorClient('Ourbit', PER_SECOND, access, deps);
  }

  reportDueAt(day: string): Date {
    return dueAt(day, calendar);
  }

  async findInvitee(uid: string): Promise<InviteeAnswer> {
    // The window limits the totals, not the registration date (seen on MEXC, at most 30 days).
    const endTime = this.deps.clock.millis();
    const startTime = endTime - WINDOW_MS;
    const params = { uid, startTime, endTime, page: 1, pageSize: 10 };
    const invitee = await this.get('/api/v3/rebate/affiliate/referral', params, (answer) => {
      const { code, body } = openOurbit(answer, [OURBIT_NOT_INVITEE]);
      if (code === OURBIT_NOT_INVITEE) return null;
      const { resultList, totalCount } = expectShape(ourbitPageAnswer, body).data;
      const list = resultList ?? [];
      // Not knowing is not a "no".
      if (list.length === 0 && Number(totalCount) > 0) {
        throw new UpstreamFailure('drift', `${totalCount} rows were announced and none came`, {
          path: 'data.resultList',
        });
      }
      const rows = list.map((row, at) => expectShape(ourbitReferralRow, row, `data.resultList.${at}`));
      const found = rows.find((row) => row.uid === uid);
      if (!found && rows.length > 0) {
        throw new UpstreamFailure('drift', 'the answer is about other UIDs', { path: 'data.resultList.uid' });
      }
      if (!found) return null;
      return {
        joinedAt: found.registerTime && found.registerTime !== '0' ? new Date(Number(found.registerTime)) : null,
        totals: {
          since: new Date(startTime),
          volumeUsdt: plainOrNothing(found.tradingAmount, 'data.resultList.tradingAmount'),
          commissionUsdt: plainOrNothing(found.commission, 'data.resultList.commission'),
        },
      };
    });
    return invitee ? { registered: true, uid, ...invitee } : { registered: false };
  }

  async fetchReportRows(day: string, onProgress?: ReportProgress): Promise<AffiliateReport> {
    const window = closedWindow(day, calendar, this.deps.clock);
    const vendorRows = await this.detailRows(window.start, window.end, onProgress);
    const rows = new ReportRows(day);
    rows.readEach(ourbitDetailRow, vendorRows, (row, raw) => {
      if (dayAtOffset(new Date(Number(row.date)), calendar.offsetHours) !== day) return;
      if (row.currency !== 'USDT') {
        throw new UpstreamFailure('drift', `commission in ${row.currency}, not in USDT`, { path: 'currency' });
      }
      const commission = believable(row.commission, 'commission');
      rows.add({
        uid: row.uid,
        product: products[row.type ?? ''] ?? 'other',
        volume: row.usdtAmount === null ? null : believable(row.usdtAmount, 'usdtAmount'),
        // Without commission the rate says nothing about the fee.
        fee: commission.isZero() ? null : commission.div(believableRate(row.rate, 'rate')),
        commission,
        raw,
      });
    });
    return this.client.checked('commission/detail', () => rows.finish());
  }

  /** All rows of a window; read again once if the list changed meanwhile. */
  private async detailRows(startTime: number, endTime: number, onProgress?: ReportProgress): Promise<unknown[]> {
    for (let attempt = 1; ; attempt += 1) {
      const rows: unknown[] = [];
      let totalPage = 1;
      let totalCount = 0;
      for (let page = 1; page <= totalPage; page += 1) {
        const params = { startTime, endTime, page, pageSize: PAGE_SIZE };
        const data = await this.get('/api/v3/rebate/affiliate/commission/detail', params, (answer) => {
          return expectShape(ourbitPageAnswer, openOurbit(answer).body).data;
        });
        totalPage = Number(data.totalPage);
        totalCount = Number(data.totalCount);
        rows.push(...(data.resultList ?? []));
        onProgress?.({ pagesDone: page, pagesTotal: totalPage });
      }
      if (rows.length === totalCount) return rows;
      if (attempt === 2) {
        this.client.checked('commission/detail', () => {
          throw new UpstreamFailure('garbage', `${rows.length} of ${totalCount} rows came`);
        });
      }
    }
  }

  private get<T>(
    path: string,
    params: Record<string, string | number>,
    accept: (answer: UpstreamAnswer) => T,
  ): Promise<T> {
    const build = () =>
      ({
        method: 'GET',
        path: `${path}?${signedOurbitQuery(queryOf(params), this.access.apiSecret, this.deps.clock.now())}`,
        headers: { 'X-OURBIT-APIKEY': this.access.apiKey },
      }) as const;
    return this.client.read(path, build, accept);
  }
}
