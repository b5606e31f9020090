import { DAY_MS, dayOf, daysIn, dayStart } from '../days.js';
import { Figure, printed, totalOf } from '../decimals.js';
import type { SimulatedExchange } from '../exchanges.js';
import {
  accountOf,
  asText,
  bareNumber,
  header,
  isSignedBy,
  type VendorContext,
  type VendorReply,
  type VendorRequest,
  whole,
} from '../vendor.js';

const TOLERANCE_MS = 30_000;
const ROUTES: Readonly<Record<string, (request: VendorRequest, context: VendorContext) => VendorReply>> = {
  'POST /api/v2/broker/customer-list': customerList,
  'POST /api/v2/broker/customer-trade-volume': tradeVolume,
  'GET /api/v2/broker/customer-commissions': commissions,
};

const error = (code: string, msg: string, now: Date, status = 400): VendorReply => ({
  status,
  body: { code, msg, requestTime: now.getTime(), data: null },
});
const success = (data: unknown, now: Date): VendorReply => ({
  status: 200,
  body: { code: '00000', msg: 'success', requestTime: now.getTime(), data },
});

/** Bitget's agent API v2 (10 requests a second per key and endpoint) and its public daily candles (20 a second). */
export const exchange: SimulatedExchange = {
  uidPrefix: '312519',
  publishedAtHour: 10,
  commissionRate: '0.7',
  special: [
    { uid: '3125190081', kind: 'coin', description: 'ours, joined lately, pays its fees in BTC and ETH' },
    { uid: '90071992547409931', kind: 'long', description: 'ours, joined lately, a UID that a float would change' },
  ],
};

export function answer(request: VendorRequest, context: VendorContext): VendorReply {
  if (request.path === '/api/v2/spot/market/candles' && request.method === 'GET') return candles(request, context);
  const route = ROUTES[`${request.method} ${request.path}`];
  if (!route) return error('40404', 'Request URL NOT FOUND', context.now, 404);
  return authenticate(request, context) ?? route(request, context);
}

function authenticate(request: VendorRequest, { now, limits }: VendorContext): VendorReply | null {
  const [key, sign, timestamp, passphrase] = ['key', 'sign', 'timestamp', 'passphrase'].map((name) =>
    header(request, `access-${name}`),
  ) as [string, string, string, string];
  if (!key) return error('40001', 'ACCESS_KEY cannot be empty', now);
  if (!sign) return error('40002', 'ACCESS_SIGN cannot be empty', now);
  if (!passphrase) return error('40011', 'ACCESS_PASSPHRASE cannot be empty', now);
  const account = accountOf('bitget', key);
  if (!account) return error('40006', 'Invalid ACCESS_KEY', now);
  if (!/^\d{13}$/.test(timestamp)) return error('40005', 'Invalid ACCESS_TIMESTAMP', now);
  if (Math.abs(Number(timestamp) - now.getTime()) > TOLERANCE_MS)
    return error('40008', 'Request timestamp expired', now);
  if (passphrase !== account.passphrase) return error('40012', 'apikey/password is incorrect', now);
  const text = timestamp + request.method + request.target + request.body;
  if (!isSignedBy(account.apiSecret, text, sign, 'base64')) return error('40009', 'sign signature error', now);
  if (!limits.take(`bitget ${key} ${request.path}`, 10, 1000)) {
    return { ...error('429', 'Too Many Requests', now, 429), headers: { 'retry-after': '1' } };
  }
  return account.isAffiliate ? null : error('70102', 'You are not an agent', now);
}

/** The JSON body of a POST with the paging all of them share, or the refusal of it. */
function parametersOf(request: VendorRequest, now: Date) {
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(request.body || '{}') as Record<string, unknown>;
  } catch {
    return { refusal: error('40017', 'Parameter verification failed', now) };
  }
  const [pageNo, pageSize] = [whole(body.pageNo, 1), whole(body.pageSize, 100)];
  if (!(pageNo >= 1 && pageSize >= 1 && pageSize <= 1000)) {
    return { refusal: error('40017', 'Parameter verification failed pageSize', now) };
  }
  return { body, slice: <T>(rows: readonly T[]) => rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
}

function customerList(request: VendorRequest, { world, now }: VendorContext): VendorReply {
  const { body, slice, refusal } = parametersOf(request, now);
  if (refusal) return refusal;
  const uid = asText(body.uid);
  const [from, to] = [whole(body.startTime, 0), whole(body.endTime, now.getTime())];
  const rows = world
    .inviteesOf('bitget')
    .map((invitee) => ({ invitee, registerTime: world.joinedAt('bitget', invitee, now).getTime() }))
    .filter(({ invitee, registerTime }) => (!uid || invitee.uid === uid) && registerTime >= from && registerTime <= to)
    .map(({ invitee, registerTime }) => ({ uid: bareNumber(invitee.uid), registerTime: String(registerTime) }));
  return success(slice(rows), now);
}

/** Ten minutes behind, so that the running day shows a part of itself. */
function tradeVolume(request: VendorRequest, { world, now }: VendorContext): VendorReply {
  const { body, slice, refusal } = parametersOf(request, now);
  if (refusal) return refusal;
  const [from, to] = [whole(body.startTime, Number.NaN), whole(body.endTime, Number.NaN)];
  if (!(from <= to) || to - from > 30 * DAY_MS) return error('40017', 'Parameter verification failed startTime', now);
  const uid = asText(body.uid);
  const rows = daysIn(from, Math.min(to, now.getTime())).flatMap((day) => {
    const elapsed = Math.min(DAY_MS, now.getTime() - 600_000 - dayStart(day));
    if (elapsed <= 0 || dayStart(day) < from) return [];
    return world.inviteesOf('bitget').flatMap((invitee) => {
      const parts = world.figures('bitget', invitee, day, now);
      if (parts.length === 0 || (uid && invitee.uid !== uid)) return [];
      const volumeOf = (product: string) =>
        totalOf(parts.filter((part) => part.product === product))
          .volume.times(elapsed)
          .div(DAY_MS);
      const [spot, futures] = [printed(volumeOf('spot'), 2), printed(volumeOf('futures'), 2)];
      const total = printed(new Figure(spot).plus(futures), 2);
      return [
        { uid: invitee.uid, volumn: total, spotVolume: spot, futuresVolume: futures, time: String(dayStart(day)) },
      ];
    });
  });
  return success(slice(rows), now);
}

function commissions({ query }: VendorRequest, { world, now }: VendorContext): VendorReply {
  const yesterday = dayStart(dayOf(new Date(now.getTime() - DAY_MS)));
  const from = whole(query.get('startTime'), yesterday);
  const to = whole(query.get('endTime'), yesterday + DAY_MS - 1);
  const limit = whole(query.get('limit'), 100);
  if (!(from <= to) || to - from > 30 * DAY_MS || from < now.getTime() - 92 * DAY_MS) {
    return error('40017', 'Parameter verification failed startTime', now);
  }
  if (!(limit >= 1 && limit <= 1000)) return error('40017', 'Parameter verification failed limit', now);
  const uid = query.get('uid');
  const days = daysIn(from, to).filter((day) => dayStart(day) >= from);
  const invitees = world.inviteesOf('bitget').filter((invitee) => !uid || invitee.uid === uid);
  const rows = world.trades('bitget', days, now, invitees).map((part) => {
    // How the vendor shows a frozen invitee is unknown; here it earns us nothing.
    const rebate = part.isFrozen ? '0' : printed(part.commission, 8);
    return {
      uid: part.uid,
      date: String(dayStart(part.day)),
      coin: part.coin,
      symbol: part.product === 'spot' ? `${part.symbol}_SPBL` : part.symbol,
      productType: part.product === 'spot' ? 'SPOT' : 'USDT-FUTURES',
      dealAmount: printed(part.volume, 2),
      fee: printed(part.fee, 8),
      feeDeduction: '0',
      activityBonusDeduct: '0',
      spotCouponDeduct: '0',
      futuresCouponDeduct: '0',
      spotFeeDiscountDeduct: '0',
      negativeMakerFeeDeduct: '0',
      feePaid: printed(part.fee, 8),
      rebateAmount: rebate,
      userTotalRebateAmount: '0',
      dayTotalRebateAmount: rebate,
      totalRebateAmount: rebate,
    };
  });
  // Ids fall from the number of rows to 1.
  const before = whole(query.get('idLessThan'), rows.length + 1);
  const first = rows.length - before + 1;
  const commissionList = rows.slice(first, first + limit);
  const endId = commissionList.length > 0 ? String(rows.length - first - commissionList.length + 1) : '';
  return success({ endId, commissionList }, now);
}

/** `1day` candles open at 00:00 UTC+8, `1Dutc` ones at 00:00 UTC; other granularities are not played. */
function candles({ query }: VendorRequest, { world, now, limits }: VendorContext): VendorReply {
  if (!limits.take('bitget candles', 20, 1000)) return error('429', 'Too Many Requests', now, 429);
  const [, coin = ''] = /^([A-Z]{2,10})USDT$/.exec(query.get('symbol') ?? '') ?? [];
  const zone = { '1day': 8 as const, '1Dutc': 0 as const }[query.get('granularity') ?? ''];
  if (zone === undefined) return error('400171', 'Parameter verification failed granularity', now);
  if (!world.close(coin, '2024-01-01')) return error('40034', 'Parameter does not exist', now);
  const from = whole(query.get('startTime'), now.getTime() - 100 * DAY_MS);
  const to = whole(query.get('endTime'), now.getTime());
  const limit = Math.min(1000, whole(query.get('limit'), 100) || 100);
  const rows = daysIn(from, Math.min(to, now.getTime()))
    .map((day) => ({ open: zone === 8 ? dayStart(day) : Date.parse(`${day}T00:00:00Z`), day }))
    .filter(({ open }) => open >= from && open <= to)
    .slice(-limit)
    .map(({ open, day }) => {
      const close = printed(world.close(coin, day, zone) ?? new Figure(0), 2);
      return [String(open), close, close, close, close, '100.0000', '6000000.0000', '6000000.0000'];
    });
  return success(rows, now);
}
