import { dayAtOffset } from '../../../platform/clock/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { UpstreamFailure } from '../../../platform/upstream/index.js';
import { Amount, believable } from './amounts.js';
import {
  bitgetCandlesAnswer,
  bitgetCommissionRow,
  bitgetCommissionsAnswer,
  bitgetCustomerRow,
  bitgetCustomersAnswer,
  bitgetVolumeRow,
  bitgetVolumesAnswer,
  openBitget,
  signBitget,
} from './bitget.wire.js';
import { type Exchange, type ReportDay, rowAbout, type VendorApi } from './exchange.js';
import type { InviteeAnswer, ReportProduct } from './exchange-affiliate.port.js';

/** The documented default; up to 1,000 are allowed. */
const PAGE_SIZE = 100;
const MAX_PAGES = 2_000;
const ENDLESS = 'the pages do not end';

const COMMISSIONS = '/api/v2/broker/customer-commissions';
const VOLUMES = '/api/v2/broker/customer-trade-volume';
const CUSTOMERS = '/api/v2/broker/customer-list';
const CANDLES = '/api/v2/spot/market/candles';

/** Bitget's agent API: commissions per coin and symbol, volumes per UID. */
export const bitget: Exchange = {
  /** T+1 in UTC+8 days, 90 days back (documented); the hour is unverified. */
  calendar: { offsetHours: 8, publishedAtHour: 10, reachDays: 90 },
  sign: signBitget,
  findInvitee,
  readDay,
};

async function findInvitee(api: VendorApi, uid: string): Promise<InviteeAnswer> {
  // Without times, which would filter by registration date.
  const customer = await api.post(CUSTOMERS, { uid, pageNo: '1', pageSize: '100' }, (answer) =>
    rowAbout(uid, bitgetCustomerRow, openBitget(answer, bitgetCustomersAnswer).data, 'data'),
  );
  if (!customer) return { registered: false };
  return { registered: true, uid, joinedAt: customer.registerTime ? new Date(Number(customer.registerTime)) : null };
}

async function readDay(api: VendorApi, reportDay: ReportDay): Promise<void> {
  const { day, rows } = reportDay;
  const commissions = await commissionsOf(api, reportDay);
  const volumes = await volumesOf(api, reportDay);
  // Volumes are available within minutes, commissions a day later: a day with volumes but no commissions is not settled
  // yet.
  if (commissions.length === 0 && volumes.length > 0) api.refuse(COMMISSIONS, 'volumes without a single commission');
  const prices = await pricesOf(api, reportDay, commissions);
  const isOfDay = (time: string) => dayAtOffset(new Date(Number(time)), bitget.calendar.offsetHours) === day;
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
  const zero = new Amount(0);
  rows.readEach(bitgetVolumeRow, volumes, (row, raw) => {
    if (!isOfDay(row.time)) return;
    for (const [product, volume] of volumeParts(row, productsOf.get(row.uid)))
      rows.add({ uid: row.uid, product, volume, fee: zero, commission: zero, raw });
  });
}

async function commissionsOf(api: VendorApi, { start, end, onPage }: ReportDay): Promise<unknown[]> {
  const rows: unknown[] = [];
  let idLessThan: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const params = { startTime: start, endTime: end, limit: PAGE_SIZE, idLessThan };
    const { endId, commissionList } = await api.get(
      COMMISSIONS,
      params,
      (answer) => openBitget(answer, bitgetCommissionsAnswer).data,
    );
    const list = commissionList ?? [];
    rows.push(...list);
    onPage(null);
    // A short page is not necessarily the last: the vendor may return fewer rows than requested.
    if (list.length === 0) return rows;
    if (!endId || endId === idLessThan) break;
    idLessThan = endId;
  }
  return api.refuse(COMMISSIONS, ENDLESS);
}

async function volumesOf(api: VendorApi, { start, end, onPage }: ReportDay): Promise<unknown[]> {
  const rows = new Map<string, unknown>();
  const window = { startTime: String(start), endTime: String(end) };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const params = { ...window, pageNo: String(page), pageSize: String(PAGE_SIZE) };
    const list = await api.post(VOLUMES, params, (answer) => openBitget(answer, bitgetVolumesAnswer).data ?? []);
    const known = rows.size;
    // Pages may shift during the read; a UID has one row per day, so a repeated row is the same row.
    for (const row of list) rows.set(JSON.stringify(row), row);
    onPage(null);
    if (rows.size === known) return [...rows.values()];
  }
  return api.refuse(VOLUMES, ENDLESS);
}

/** The day's closing price in USDT of each coin with commissions; coins without a price are missing. */
async function pricesOf(api: VendorApi, day: ReportDay, commissions: readonly unknown[]): Promise<Map<string, Amount>> {
  const closes = new Map<string, Amount | null>([['USDT', null]]);
  for (const row of commissions) {
    const coin = bitgetCommissionRow.safeParse(row).data?.coin;
    if (coin && !closes.has(coin)) closes.set(coin, await closeOf(api, day, coin));
  }
  return new Map([...closes].flatMap(([coin, close]) => (close ? [[coin, close]] : [])));
}

/** USDT per `coin` at the day's close; null if Bitget has no such market or no candle for the day. */
async function closeOf(api: VendorApi, { start, end }: ReportDay, coin: string): Promise<Amount | null> {
  // `1day` candles start at 00:00 UTC+8 (the UTC ones are called `1Dutc`), like commission days.
  const params = { symbol: `${coin}USDT`, granularity: '1day', startTime: start, endTime: end, limit: 10 };
  try {
    return await api.getPublic(CANDLES, params, (answer) => {
      const candle = openBitget(answer, bitgetCandlesAnswer).data.find(([open]) => open === String(start));
      if (!candle) return null;
      const close = new Amount(candle[4]);
      if (close.lte(0)) throw new UpstreamFailure('drift', 'price not above zero', { path: 'data.4' });
      return close;
    });
  } catch (error) {
    // Unknown markets are refused with code 40034 (unverified): there is no price, but the vendor is healthy.
    if (error instanceof DomainError && error.code === 'upstream.requestRefused') return null;
    throw error;
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
