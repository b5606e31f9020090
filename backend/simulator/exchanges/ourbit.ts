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

const REFERRAL = '/api/v3/rebate/affiliate/referral';
const DETAIL = '/api/v3/rebate/affiliate/commission/detail';

const error = (code: number, msg: string, status = 400): VendorReply => ({ status, body: { code, msg } });
const page = (data: unknown): VendorReply => ({ status: 200, body: { success: true, code: 0, message: null, data } });

/**
 * Ourbit's rebate endpoints, taken to behave like MEXC's, of which it is a clone (unverified): 1035 for a foreign UID, 601
 * for a missing parameter, 30 days at most. 500 requests of weight 1 in 10 seconds per key.
 */
export const exchange: SimulatedExchange = { uidPrefix: '4247', publishedAtHour: 12, commissionRate: '0.8' };

export function answer(request: VendorRequest, context: VendorContext): VendorReply {
  if (request.path !== REFERRAL && request.path !== DETAIL) return error(404, 'Not Found', 404);
  const refusal = authenticate(request, context);
  if (refusal) return refusal;
  const window = windowOf(request.query, context.now, request.path === REFERRAL);
  if (!Array.isArray(window)) return window;
  return request.path === REFERRAL ? referral(request, context, window) : detail(request, context, window);
}

function authenticate(request: VendorRequest, { now, limits }: VendorContext): VendorReply | null {
  const key = header(request, 'x-ourbit-apikey');
  const account = accountOf('ourbit', key);
  if (!account) return error(10072, 'Api key info invalid');
  const [, signed = '', signature = ''] = /^(.*)&signature=([0-9a-f]+)$/.exec(request.rawQuery) ?? [];
  if (!signature) return error(700004, "Mandatory parameter 'signature' was not sent, was empty/null, or malformed.");
  const timestamp = whole(request.query.get('timestamp'), Number.NaN);
  if (Number.isNaN(timestamp)) {
    return error(700004, "Mandatory parameter 'timestamp' was not sent, was empty/null, or malformed.");
  }
  const recvWindow = whole(request.query.get('recvWindow'), 5000);
  if (!(recvWindow <= 60_000)) return error(700005, 'recvWindow must less than 60000');
  if (timestamp > now.getTime() + 1000 || timestamp < now.getTime() - recvWindow) {
    return error(700003, 'Timestamp for this request is outside of the recvWindow.');
  }
  if (!isSignedBy(account.apiSecret, signed, signature, 'hex')) {
    return error(700002, 'Signature for this request is not valid.');
  }
  if (!limits.take(`ourbit ${key}`, 500, 10_000)) {
    return { ...error(429, 'Too Many Requests', 429), headers: { 'retry-after': '2' } };
  }
  return account.isAffiliate ? null : error(700007, 'No permission to access the endpoint.', 403);
}

/** The days of a request's window (T-7 to T by default), or its refusal. */
function windowOf(query: URLSearchParams, now: Date, isRequired: boolean): string[] | VendorReply {
  const [start, end] = [query.get('startTime'), query.get('endTime')];
  if (isRequired && (!start || !end)) return error(601, 'startTime and endTime are required');
  const to = whole(end, now.getTime());
  const from = whole(start, now.getTime() - 7 * DAY_MS);
  if (!(from <= to) || to - from > 30 * DAY_MS) return error(601, 'the time range must not exceed 30 days');
  return daysIn(from, to).filter((day) => dayStart(day) >= from || from === to);
}

function paged<T>(query: URLSearchParams, rows: readonly T[]) {
  const pageSize = Math.min(100, Math.max(1, whole(query.get('pageSize'), 10) || 10));
  const currentPage = Math.max(1, whole(query.get('page'), 1) || 1);
  return {
    pageSize,
    totalCount: rows.length,
    totalPage: Math.ceil(rows.length / pageSize),
    currentPage,
    resultList: rows.slice((currentPage - 1) * pageSize, currentPage * pageSize),
  };
}

function referral({ query }: VendorRequest, { world, now }: VendorContext, days: readonly string[]): VendorReply {
  const uid = query.get('uid');
  if (!uid) return error(601, 'uid is required');
  const invitee = world.find('ourbit', uid);
  if (!invitee) return error(1035, 'The user is not your invitee', 200);
  const { volume, commission } = totalOf(world.trades('ourbit', days, now, [invitee]));
  const row = {
    uid,
    nickName: null,
    email: '',
    registerTime: world.joinedAt('ourbit', invitee, now).getTime(),
    inviteCode: 'ourbit-lance',
    depositAmount: '0.00000000',
    tradingAmount: printed(volume, 8),
    commission: printed(commission, 8),
    firstDepositTime: null,
    firstTradeTime: null,
    lastDepositTime: null,
    lastTradeTime: null,
    withdrawAmount: '0.00000000',
    asset: '0 USDT',
    identification: 1,
  };
  return page(paged(query, [row]));
}

function detail({ query }: VendorRequest, { world, now }: VendorContext, days: readonly string[]): VendorReply {
  const type = query.get('type');
  const trades = world
    .trades('ourbit', days, now)
    .filter(({ product }) => !type || type === (product === 'spot' ? '1' : '2'));
  const rows = trades.map((part) => ({
    type: part.product === 'spot' ? 1 : 2,
    sourceType: 1,
    state: 2,
    date: dayStart(part.day),
    uid: part.uid,
    rate: Number(exchange.commissionRate),
    symbol: 'USDT',
    takerAmount: printed(part.volume, 2),
    makerAmount: '0',
    amountCurrency: 'USDT',
    usdtAmount: printed(part.volume, 2),
    // How the vendor shows a frozen invitee is unknown.
    commission: part.isFrozen ? '0' : printed(part.commission, 8),
    currency: 'USDT',
  }));
  const total = totalOf(trades);
  return page({
    ...paged(query, rows),
    totalCommissionUsdtAmount: printed(total.commission, 8),
    totalTradeUsdtAmount: printed(total.volume, 8),
  });
}
