import { dayAtOffset } from '../../../platform/clock/index.js';
import {
  type UpstreamAnswer,
  type UpstreamClient,
  expectShape,
  UpstreamFailure,
} from '../../../platform/upstream/index.js';
import { Amount, believable } from './amounts.js';
import { BitgetDayPrices } from './bitget.prices.js';
import {
  bitgetCommissionRow,
  bitgetCommissionsAnswer,
  bitgetCustomerRow,
  bitgetCustomersAnswer,
  bitgetHeaders,
  bitgetVolumeRow,
  bitgetVolumesAnswer,
  openBitget,
} from './bitget.wire.js';
import {
  type AffiliateReport,
  ExchangeAffiliate,
  type InviteeAnswer,
  type ReportProduct,
  type ReportProgress,
} from './exchange-affiliate.port.js';
import { closedWindow, type DayWindow, dueAt } from './report-day.js';
import { ReportRows } from './report-rows.js';
import { type AffiliateAccess, type AffiliateDeps, queryOf, vendorClient } from './vendor-client.js';

/** Bitget counts per UID and endpoint. */
const PER_SECOND = 10;
/** The documented default; up to 1,000 are allowed. */
const PAGE_SIZE = 100;
const MAX_PAGES = 2_000;
const ENDLESS = 'the pages do not end';

/** T+1 in UTC+8 days, 90 days back (documented); the hour is unverified. */
const calendar = { vendor: 'Bitget', offsetHours: 8, publishedAtHour: 10, reachDays: 90 };

const COMMISSIONS = '/api/v2/broker/customer-commissions';
const VOLUMES = '/api/v2/broker/customer-trade-volume';
const CUSTOMERS = '/api/v2/broker/customer-list';

/** Bitget's agent API: commissions per coin and symbol, volumes per UID. */
export class BitgetAffiliate extends ExchangeAffiliate {
  readonly dayTimeZone = 'UTC+8';
  readonly dayOffsetHours = calendar.offsetHours;
  private readonly client: UpstreamClient;

  constructor(
    private readonly access: AffiliateAccess,
    private readonly deps: AffiliateDeps,
  ) {
    super();
    this.client = vendorClient('Bitget', PER_SECOND, access, deps);
  }

  reportDueAt(day: string): Date {
    return dueAt(day, calendar);
  }

  async findInvitee(uid: string): Promise<InviteeAnswer> {
    // Without times, which would filter by registration date.
    const customer = await this.post(CUSTOMERS, { uid, pageNo: '1', pageSize: '100' }, (answer) => {
      const rows = (openBitget(answer, bitgetCustomersAnswer).data ?? []).map((row, at) =>
        expectShape(bitgetCustomerRow, row, `data.${at}`),
      );
      const found = rows.find((row) => row.uid === uid);
      if (!found && rows.length > 0) {
        throw new UpstreamFailure('drift', 'the answer is about other UIDs', { path: 'data.uid' });
      }
      return found ?? null;
    });
    if (!customer) return { registered: false };
    return { registered: true, uid, joinedAt: customer.registerTime ? new Date(Number(customer.registerTime)) : null };
  }

  async fetchReportRows(day: string, onProgress?: ReportProgress): Promise<AffiliateReport> {
    const window = closedWindow(day, calendar, this.deps.clock);
    let pagesDone = 0;
    const onPage = () => {
      pagesDone += 1;
      onProgress?.({ pagesDone, pagesTotal: null });
    };
    const commissions = await this.commissions(window, onPage);
    const volumes = await this.volumes(window, onPage);
    if (commissions.length === 0 && volumes.length > 0) {
      // Volumes are available within minutes, commissions a day later: a day with volumes but no commissions is not
      // settled yet.
      this.refuse(COMMISSIONS, 'volumes without a single commission');
    }
    const rows = new ReportRows(day);
    const prices = await this.prices(window, commissions);
    const isOfDay = (time: string) => dayAtOffset(new Date(Number(time)), calendar.offsetHours) === day;
    const productsOf = new Map<string, Set<ReportProduct>>();

    rows.readEach(bitgetCommissionRow, commissions, (row, raw) => {
      if (!isOfDay(row.date)) return;
      const price = row.coin === 'USDT' ? new Amount(1) : prices.get(row.coin);
      if (!price) throw new UpstreamFailure('drift', `no price of ${row.coin} for ${day}`, { path: 'coin' });
      const product = productOf(row.productType);
      productsOf.set(row.uid, (productsOf.get(row.uid) ?? new Set()).add(product));
      rows.add({
        uid: row.uid,
        product,
        volume: null,
        fee: believable(row.fee, 'fee').times(price),
        commission: believable(row.rebateAmount, 'rebateAmount').times(price),
        converted: row.coin === 'USDT' ? undefined : { coin: row.coin, price: price.toFixed() },
        raw,
      });
    });
    rows.readEach(bitgetVolumeRow, volumes, (row, raw) => {
      if (!isOfDay(row.time)) return;
      for (const [product, volume] of volumeParts(row, productsOf.get(row.uid))) {
        const zero = new Amount(0);
        rows.add({ uid: row.uid, product, volume, fee: zero, commission: zero, raw });
      }
    });
    return this.client.checked(COMMISSIONS, () => rows.finish());
  }

  /** Closing prices of all coins with commissions; coins without a price are missing from the map. */
  private async prices(window: DayWindow, commissions: readonly unknown[]): Promise<Map<string, Amount>> {
    const day = new BitgetDayPrices(this.client, window);
    const closes = new Map<string, Amount>();
    for (const row of commissions) {
      const coin = bitgetCommissionRow.safeParse(row).data?.coin;
      if (!coin || coin === 'USDT' || closes.has(coin)) continue;
      const close = await day.closeOf(coin);
      if (close) closes.set(coin, close);
    }
    return closes;
  }

  private async commissions({ start, end }: DayWindow, onPage: () => void): Promise<unknown[]> {
    const rows: unknown[] = [];
    let idLessThan: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const target = `${COMMISSIONS}?${queryOf({ startTime: start, endTime: end, limit: PAGE_SIZE, idLessThan })}`;
      const { endId, commissionList } = await this.client.read(
        COMMISSIONS,
        () => ({ method: 'GET', path: target, headers: this.headers('GET', target) }),
        (answer) => openBitget(answer, bitgetCommissionsAnswer).data,
      );
      const list = commissionList ?? [];
      rows.push(...list);
      onPage();
      // A short page is not necessarily the last: the vendor may return fewer rows than requested.
      if (list.length === 0) return rows;
      if (!endId || endId === idLessThan) return this.refuse(COMMISSIONS, ENDLESS);
      idLessThan = endId;
    }
    return this.refuse(COMMISSIONS, ENDLESS);
  }

  private async volumes({ start, end }: DayWindow, onPage: () => void): Promise<unknown[]> {
    const rows = new Map<string, unknown>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const body = {
        startTime: String(start),
        endTime: String(end),
        pageNo: String(page),
        pageSize: String(PAGE_SIZE),
      };
      const list = await this.post(VOLUMES, body, (answer) => openBitget(answer, bitgetVolumesAnswer).data ?? []);
      const known = rows.size;
      // Pages may shift during the read; a UID has one row per day, so a repeated row is the same row.
      for (const row of list) rows.set(JSON.stringify(row), row);
      onPage();
      if (rows.size === known) return [...rows.values()];
    }
    return this.refuse(VOLUMES, ENDLESS);
  }

  private refuse(lane: string, reason: string): never {
    return this.client.checked(lane, (): never => {
      throw new UpstreamFailure('garbage', reason);
    });
  }

  /** Bitget's POSTs below `/broker/customer-` are reads and may be retried. */
  private post<T>(path: string, params: Record<string, string>, accept: (answer: UpstreamAnswer) => T): Promise<T> {
    const body = JSON.stringify(params);
    return this.client.read(
      path,
      () => ({ method: 'POST', path, body, headers: this.headers('POST', path, body) }),
      accept,
    );
  }

  private headers(method: string, path: string, body = ''): Record<string, string> {
    return bitgetHeaders(this.access, this.deps.clock.now(), method, path, body);
  }
}

/** SPOT, MARGIN, USDT-FUTURES, COIN-FUTURES, USDC-FUTURES; unknown values count as other. */
function productOf(productType: string): ReportProduct {
  if (productType.toUpperCase() === 'SPOT') return 'spot';
  return /FUTURES/i.test(productType) ? 'futures' : 'other';
}

interface VolumeRow {
  readonly volumn: string | null;
  readonly spotVolume: string | null;
  readonly futuresVolume: string | null;
}

/**
 * Splits a UID's volume by product. The older format, a total only, goes to the product with commission if there is one.
 */
function volumeParts(row: VolumeRow, products: ReadonlySet<ReportProduct> | undefined): [ReportProduct, Amount][] {
  if (row.spotVolume !== null || row.futuresVolume !== null) {
    return [
      ['spot', believable(row.spotVolume ?? '0', 'spotVolume')],
      ['futures', believable(row.futuresVolume ?? '0', 'futuresVolume')],
    ];
  }
  const [only] = products?.size === 1 ? [...products] : [];
  return [[only ?? 'other', believable(row.volumn ?? '0', 'volumn')]];
}
