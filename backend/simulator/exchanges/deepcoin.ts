import { daysIn, dayStart } from '../days.js';
import { Figure, printed } from '../decimals.js';
import type { SimulatedExchange } from '../exchanges.js';
import {
  accountOf,
  bareNumber,
  header,
  isSignedBy,
  type VendorContext,
  type VendorReply,
  type VendorRequest,
  whole,
} from '../vendor.js';
import type { Trade } from '../world.js';

const TOLERANCE_MS = 5_000;
const PATHS = ['/deepcoin/agents/users', '/deepcoin/agents/users/rebates', '/deepcoin/agents/users/rebate-list'];
const AGENT_UID = '36100000';
/** Documented: 0 normal, 1 frozen, 2 both. */
const TYPES = ['0', '1', '2'];

interface Order {
  readonly uid: string;
  readonly orderId: string;
  readonly commission: Figure;
  readonly createTime: number;
  readonly isFrozen: boolean;
}

/** Deepcoin publishes no error list: codes and statuses follow OKX, whose API it imitates (unverified). 51 was seen. */
const error = (code: string, msg: string, status = 200): VendorReply => ({ status, body: { code, msg, data: null } });

/** Deepcoin's agent API: users, rebate sums, rebates per order. One request a second per key and endpoint. */
export const exchange: SimulatedExchange = {
  uidPrefix: '3610',
  /** Documented, unlike those of the others. */
  publishedAtHour: 12,
  commissionRate: '0.75',
  reportsNoVolume: true,
  special: [{ uid: '4821', kind: 'short', description: 'ours, joined lately, a UID of 4 digits' }],
};

export function answer(request: VendorRequest, context: VendorContext): VendorReply {
  if (!PATHS.includes(request.path)) return error('404', 'Not Found', 404);
  const refusal = authenticate(request, context);
  if (refusal) return refusal;
  if (request.path.endsWith('/users')) return users(request, context);
  return request.path.endsWith('/rebates') ? rebates(request, context) : rebateList(request, context);
}

function authenticate(request: VendorRequest, { now, limits }: VendorContext): VendorReply | null {
  const [key, sign, timestamp, passphrase] = ['key', 'sign', 'timestamp', 'passphrase'].map((name) =>
    header(request, `dc-access-${name}`),
  ) as [string, string, string, string];
  const account = accountOf('deepcoin', key);
  if (!account) return error('50111', 'Invalid DC-ACCESS-KEY', 401);
  const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(timestamp);
  if (!isIso) return error('50112', 'Invalid DC-ACCESS-TIMESTAMP', 401);
  if (Math.abs(Date.parse(timestamp) - now.getTime()) > TOLERANCE_MS)
    return error('50102', 'Timestamp request expired', 401);
  if (passphrase !== account.passphrase) return error('50105', 'DC-ACCESS-PASSPHRASE incorrect', 401);
  const text = timestamp + request.method + request.target + request.body;
  if (!isSignedBy(account.apiSecret, text, sign, 'base64')) return error('50113', 'Invalid Sign', 401);
  if (!limits.take(`deepcoin ${key} ${request.path}`, 1, 1000)) {
    return { ...error('50011', 'Too Many Requests', 429), headers: { 'retry-after': '1' } };
  }
  return account.isAffiliate ? null : error('51620', 'Only agents can perform this action');
}

function users({ query }: VendorRequest, { world, now }: VendorContext): VendorReply {
  const uid = query.get('uid');
  const found = world.inviteesOf('deepcoin').filter((invitee) => !uid || invitee.uid === uid);
  const list = found.map((invitee) => ({
    uid: bareNumber(invitee.uid),
    uidUpLevel: bareNumber(AGENT_UID),
    level: 1,
    rebateRate: exchange.commissionRate,
    createTime: Math.floor(world.joinedAt('deepcoin', invitee, now).getTime() / 1000),
  }));
  return { status: 200, body: { code: '0', msg: '', data: { list: list.length > 0 ? list : null } } };
}

function rebates(request: VendorRequest, context: VendorContext): VendorReply {
  const orders = ordersAsked(request, context);
  if (!Array.isArray(orders)) return orders;
  const sums = new Map<string, Figure>();
  for (const order of orders) sums.set(order.uid, (sums.get(order.uid) ?? new Figure(0)).plus(order.commission));
  const list = [...sums].map(([uid, sum]) => ({ totalCommission: printed(sum, 8), uid: bareNumber(uid) }));
  return { status: 200, body: { msg: '', code: '0', data: { list: list.length > 0 ? list : null } } };
}

function rebateList(request: VendorRequest, context: VendorContext): VendorReply {
  const pageNum = whole(request.query.get('pageNum'), 1);
  const pageSize = whole(request.query.get('pageSize'), 100);
  if (!(pageNum >= 1)) return error('51', 'The pageNum field must be at least 1');
  if (!(pageSize >= 1 && pageSize <= 100)) {
    return error('51', `The pageSize value \`${pageSize}\` must be equal or lesser than 100`);
  }
  const orders = ordersAsked(request, context);
  if (!Array.isArray(orders)) return orders;
  orders.sort((a, b) => b.createTime - a.createTime || (a.orderId < b.orderId ? -1 : 1));
  const list = orders.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((order) => ({
    rebateRate: printed(new Figure(exchange.commissionRate), 8),
    commission: printed(order.commission, 8),
    orderId: order.orderId,
    uid: bareNumber(order.uid),
    level: 1,
    uidUpLevel: bareNumber(AGENT_UID),
    createTime: order.createTime,
    isAbnormalFreeze: order.isFrozen,
  }));
  const totalPage = Math.ceil(orders.length / pageSize);
  const data = { pageNum, pageSize, totalPage, totalSize: orders.length, list: list.length > 0 ? list : null };
  return { status: 200, body: { code: '0', msg: '', data } };
}

/** The orders a request asks for, or its refusal. Times are unix seconds and filter by UTC+8 dates. */
function ordersAsked({ query }: VendorRequest, { world, now }: VendorContext): Order[] | VendorReply {
  const type = query.get('type') ?? '2';
  if (!TYPES.includes(type)) return error('51', `The type value \`${type}\` is not in acceptable range: 0,1,2`);
  const today = Math.floor(now.getTime() / 1000);
  const from = whole(query.get('startTime'), today - 30 * 86_400);
  const to = whole(query.get('endTime'), today);
  if (!(from <= to) || to > 100_000_000_000) return error('51', 'The startTime value is not in acceptable range');
  const uid = query.get('uid');
  const invitees = world.inviteesOf('deepcoin').filter((invitee) => !uid || invitee.uid === uid);
  return world
    .trades('deepcoin', daysIn(from * 1000, to * 1000), now, invitees)
    .flatMap((trade) => ordersOf(trade, world))
    .filter((order) => type === '2' || order.isFrozen === (type === '1'));
}

/** One to three orders whose commissions add up to the day's. */
function ordersOf({ uid, day, commission, isFrozen }: Trade, world: VendorContext['world']): Order[] {
  const count = 1 + world.draw('deepcoin', uid, `orders ${day}`, 3n);
  const share = new Figure(printed(commission.div(count), 8));
  return Array.from({ length: count }, (_, index) => ({
    uid,
    orderId: `1000${String(world.draw('deepcoin', uid, `order ${day} ${index}`, 1_000_000_000_000n)).padStart(12, '0')}`,
    commission: index < count - 1 ? share : commission.minus(share.times(count - 1)),
    createTime: dayStart(day) / 1000 + world.draw('deepcoin', uid, `time ${day} ${index}`, 86_400n),
    isFrozen,
  }));
}
