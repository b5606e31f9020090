import { DAY_MS, daysIn, dayStart } from '../days.js';
import { printed, totalOf } from '../decimals.js';
import type { SimulatedExchange } from '../exchanges.js';
import {
  accountOf,
  header,
  isSignedBy,
  type VendorContext,
  type VendorReply,
  type VendorRequest,
  whole,
} from '../vendor.js';
import type { DayFigures } from '../world.js';

const TOLERANCE_MS = 30_000;
const CATEGORIES: Readonly<Record<string, DayFigures['product'] | null>> = {
  SPOT: 'spot',
  DERIVATIVE: 'futures',
  BSC: null,
};
const PERIODS = ['last_7d', 'last_30d', 'this_month', 'last_month', 'total', 'today', 'this_week', 'custom'];
const ORDERS = ['cTime', 'depAmt', 'vol', 'fee', 'rebate'];

/** Messages follow the published error list; 51620 and 51621 were seen with HTTP 200. */
const error = (code: string, msg: string, status = 200): VendorReply => ({ status, body: { code, data: [], msg } });

/** OKX affiliate API v5: `/api/v5/affiliate/invitee/detail` and `/list`. 3 requests a second per key and endpoint. */
export const exchange: SimulatedExchange = {
  uidPrefix: '83544916791192',
  publishedAtHour: 4,
  commissionRate: '0.65',
  special: [{ uid: '83544916791192469301', kind: 'long', description: 'ours, joined lately, a UID of 20 digits' }],
};

export function answer(request: VendorRequest, context: VendorContext): VendorReply {
  const paths = ['/api/v5/affiliate/invitee/detail', '/api/v5/affiliate/invitee/list'];
  if (!paths.includes(request.path)) return error('404', 'Not Found', 404);
  const refusal = authenticate(request, context);
  if (refusal) return refusal;
  return request.path.endsWith('/detail') ? detail(request, context) : list(request, context);
}

function authenticate(request: VendorRequest, { now, limits }: VendorContext): VendorReply | null {
  const [key, sign, timestamp, passphrase] = ['key', 'sign', 'timestamp', 'passphrase'].map((name) =>
    header(request, `ok-access-${name}`),
  ) as [string, string, string, string];
  const missing = (code: string, name: string) =>
    error(code, `Request header "OK-ACCESS-${name}" cannot be empty.`, 401);
  if (!key) return missing('50103', 'KEY');
  if (!passphrase) return missing('50104', 'PASSPHRASE');
  if (!sign) return missing('50106', 'SIGN');
  if (!timestamp) return missing('50107', 'TIMESTAMP');
  const account = accountOf('okx', key);
  if (!account) return error('50111', 'Invalid OK-ACCESS-KEY', 401);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(timestamp))
    return error('50112', 'Invalid OK-ACCESS-TIMESTAMP', 401);
  if (Math.abs(Date.parse(timestamp) - now.getTime()) > TOLERANCE_MS)
    return error('50102', 'Timestamp request expired', 401);
  if (passphrase !== account.passphrase) return error('50105', 'OK-ACCESS-PASSPHRASE incorrect', 401);
  const text = timestamp + request.method + request.target + request.body;
  if (!isSignedBy(account.apiSecret, text, sign, 'base64')) return error('50113', 'Invalid Sign', 401);
  if (!limits.take(`okx ${key} ${request.path}`, 3, 1000)) {
    // A Retry-After header is not documented.
    return { ...error('50011', 'Too Many Requests', 429), headers: { 'retry-after': '1' } };
  }
  return account.isAffiliate ? null : error('51620', 'Only affiliates can perform this action');
}

function detail({ query }: VendorRequest, { world, now }: VendorContext): VendorReply {
  const uid = query.get('uid') ?? '';
  if (!uid) return error('50014', 'Parameter uid can not be empty', 400);
  if (query.get('periodType') === 'custom') return error('51000', 'Parameter periodType error', 400);
  const invitee = world.find('okx', uid);
  if (!invitee) return error('51621', "The user isn't your invitee");
  // A restricted invitee earns us nothing (unverified).
  const [sums, month] = [90, 30].map((days) => totalOf(world.trades('okx', lastDays(now, days), now, [invitee]))) as [
    ReturnType<typeof totalOf>,
    ReturnType<typeof totalOf>,
  ];
  const joinTime = String(world.joinedAt('okx', invitee, now).getTime());
  const row = {
    accFee: printed(sums.fee, 6),
    affiliateCode: 'LANCE',
    depAmt: '0',
    wdAmt: '0',
    firstTradeTime: sums.volume.isZero() ? '' : joinTime,
    inviteeLevel: '2',
    inviteeRebateRate: '0.1',
    joinTime,
    kycTime: '',
    level: 'Lv1',
    region: 'South Korea',
    totalCommission: printed(sums.commission, 8),
    volMonth: printed(month.volume, 2),
    totalVol: printed(sums.volume, 2),
  };
  return { status: 200, body: { msg: '', code: '0', data: [row] } };
}

function list({ query }: VendorRequest, { world, now }: VendorContext): VendorReply {
  const parameter = (name: string) => query.get(name) ?? '';
  const window = windowOf(query, now);
  if (!Array.isArray(window)) return window;
  const category = parameter('commissionCategory');
  if (category && !(category in CATEGORIES)) return error('51000', 'Parameter commissionCategory error', 400);
  if (parameter('orderBy') && !ORDERS.includes(parameter('orderBy')))
    return error('51000', 'Parameter orderBy error', 400);
  const limit = Math.min(100, Math.max(1, whole(query.get('limit'), 100) || 100));
  const page = Math.max(1, whole(query.get('page'), 1) || 1);
  const keyword = parameter('keyword');
  const direction = parameter('orderDir') === 'asc' ? 1 : -1;
  const matching = world
    .inviteesOf('okx')
    .filter(({ uid }) => !keyword || uid === keyword)
    .map((invitee) => ({ invitee, joinTime: world.joinedAt('okx', invitee, now).getTime() }))
    .sort((a, b) => direction * (a.joinTime - b.joinTime) || (a.invitee.uid < b.invitee.uid ? -1 : 1));
  const data = matching.slice((page - 1) * limit, page * limit).map(({ invitee, joinTime }) => {
    const trades = world.trades('okx', window, now, [invitee]);
    const sums = totalOf(trades.filter(({ product }) => !category || product === CATEGORIES[category]));
    return {
      uid: invitee.uid,
      country: 'KR',
      joinTime: String(joinTime),
      firstTradeTime: '',
      channelName: 'LANCE',
      rebateRate: '0.1000',
      feeTierRank: '0',
      kycStatus: 'verified',
      kycTime: String(joinTime),
      depAmt: '0.0000000000',
      totalVol: printed(sums.volume, 10),
      totalFee: printed(sums.fee, 10),
      totalCommission: printed(sums.commission, 10),
      isCompliant: invitee.kind !== 'frozen',
    };
  });
  const totalPage = String(Math.max(1, Math.ceil(matching.length / limit)));
  return { status: 200, body: { code: '0', msg: '', totalPage, data } };
}

/** The days of a request's window, or the refusal of that window. */
function windowOf(query: URLSearchParams, now: Date): string[] | VendorReply {
  const period = query.get('periodType') ?? 'total';
  if (!PERIODS.includes(period)) return error('51000', 'Parameter periodType error', 400);
  if (period !== 'custom') return lastDays(now, { last_7d: 7, last_30d: 30, today: 0 }[period] ?? 90);
  const [begin, end] = [query.get('begin'), query.get('end')];
  if (!begin || !end) return error('50014', `Parameter ${begin ? 'end' : 'begin'} can not be empty`, 400);
  const [from, to] = [whole(begin, Number.NaN), whole(end, Number.NaN)];
  if (!(from <= to)) return error('51000', 'Parameter begin error', 400);
  if (to - from > 90 * DAY_MS) return error('51000', 'Parameter end error', 400);
  if (from < now.getTime() - 180 * DAY_MS) return error('51000', 'Parameter begin error', 400);
  return daysIn(from, to).filter((day) => dayStart(day) >= from);
}

const lastDays = (now: Date, count: number): string[] => daysIn(now.getTime() - count * DAY_MS, now.getTime());
