import { header, isSignedBy, type VendorContext, type VendorReply, type VendorRequest } from '../vendor.js';

/** What a member's key may do besides reading. */
export type KeyRights = 'reader' | 'trader' | 'withdrawer';
export type AccountExchange = 'binance' | 'okx' | 'bitget' | 'bybit';

/** Credentials that only the simulator accepts: of an account that trades every day. */
export const accountKeys = (exchange: AccountExchange, rights: KeyRights = 'reader') => ({
  apiKey: `sim-${exchange}-${rights}`,
  apiSecret: `sim-${exchange}-member-secret`,
  passphrase: `sim-${exchange}-member-passphrase`,
});

/** The rights of a key; null if there is no such key. */
export function rightsOf(exchange: AccountExchange, apiKey: string): KeyRights | null {
  const rights = (['reader', 'trader', 'withdrawer'] as const).find((one) => apiKey === `sim-${exchange}-${one}`);
  return rights ?? null;
}

/** Whether the member's secret signed this text. */
export const isSignedByMember = (
  exchange: AccountExchange,
  text: string,
  signature: string,
  encoding: 'base64' | 'hex',
): boolean => isSignedBy(accountKeys(exchange).apiSecret, text, signature, encoding);

export interface AccountFill {
  /** Digits; also the number of the bill. */
  readonly id: string;
  readonly orderId: string;
  readonly at: number;
  readonly market: 'spot' | 'futures';
  readonly coin: string;
  readonly side: 'buy' | 'sell';
  readonly isOpening: boolean;
  readonly price: string;
  readonly quantity: string;
  /** Positive when paid, in USDT. */
  readonly fee: string;
  /** Zero when opening. */
  readonly result: string;
}

export interface AccountFunding {
  readonly id: string;
  readonly at: number;
  readonly coin: string;
  /** Negative when paid. */
  readonly amount: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PRICES: Readonly<Record<string, number>> = { BTC: 91_000, ETH: 2_500 };

/**
 * What the account did between two instants, oldest first. Every UTC day: in each coin a spot purchase in two equal fills of one second
 * and their sale, and a long that is opened at 02:00, pays funding at 08:00 and is closed in two fills at 10:00.
 */
export function historyOf(from: number, to: number): { fills: AccountFill[]; funding: AccountFunding[] } {
  const fills: AccountFill[] = [];
  const funding: AccountFunding[] = [];
  for (let day = Math.floor(from / DAY_MS); day <= Math.floor(to / DAY_MS); day += 1)
    for (const [number, [coin, base]] of Object.entries(PRICES).entries()) {
      const price = (step: number): string => (base * (1 + (((day * 7 + step * 3) % 41) - 20) / 1_000)).toFixed(2);
      const begin = day * DAY_MS;
      const id = (step: number): string => String(5_000_000_000 + day * 100 + number * 20 + step);
      const fill = (
        step: number,
        after: number,
        part: Pick<AccountFill, 'market' | 'side' | 'isOpening' | 'quantity'>,
      ) => {
        const priced = step === 1 ? price(0) : price(step);
        const isClosing = part.market === 'futures' && !part.isOpening;
        const gain = isClosing ? (Number(priced) - Number(price(4))) * Number(part.quantity) : 0;
        fills.push({
          ...{ ...part, id: id(step), orderId: `8389766${id(step)}00`, at: begin + after, coin, price: priced },
          fee: (Number(priced) * Number(part.quantity) * 0.0005).toFixed(8),
          result: gain.toFixed(8),
        });
      };
      const bought = { market: 'spot', side: 'buy', isOpening: true, quantity: '0.10000000' } as const;
      fill(0, HOUR_MS + 250, bought);
      fill(1, HOUR_MS + 750, bought);
      fill(4, 2 * HOUR_MS, { market: 'futures', side: 'buy', isOpening: true, quantity: '0.500' });
      fill(2, 5 * HOUR_MS, { market: 'spot', side: 'sell', isOpening: false, quantity: '0.20000000' });
      funding.push({ id: id(9), at: begin + 8 * HOUR_MS, coin, amount: `-${(base / 100_000).toFixed(8)}` });
      fill(5, 10 * HOUR_MS, { market: 'futures', side: 'sell', isOpening: false, quantity: '0.300' });
      fill(6, 10 * HOUR_MS + 1_500, { market: 'futures', side: 'sell', isOpening: false, quantity: '0.200' });
    }
  const isWithin = ({ at }: { at: number }): boolean => at >= from && at <= to;
  const byTime = (a: { at: number }, b: { at: number }): number => a.at - b.at;
  return { fills: fills.filter(isWithin).sort(byTime), funding: funding.filter(isWithin).sort(byTime) };
}

/** A window of a request, by the names of its parameters; up to now where it has no end. */
export function windowOf({ query }: VendorRequest, { now }: VendorContext, begin = 'startTime', end = 'endTime') {
  const from = Number(query.get(begin) ?? now.getTime() - 7 * DAY_MS);
  return { from, to: Math.min(now.getTime(), Number(query.get(end) ?? now.getTime())) };
}

/** The newest rows first, of those older than the one named by `before`. */
export function newestFirst<Row extends { readonly id: string }>(
  rows: readonly Row[],
  before: string | null,
  limit: number,
): Row[] {
  const older = before === null ? rows : rows.filter(({ id }) => BigInt(id) < BigInt(before));
  return [...older].reverse().slice(0, limit);
}

const okxError = (code: string, msg: string, status = 200): VendorReply => ({ status, body: { code, data: [], msg } });

/** OKX: `/api/v5/account/config` and `/api/v5/account/bills-archive` (type 2 trades, 8 funding). 5 in two seconds. */
export function okxAccount(request: VendorRequest, context: VendorContext): VendorReply {
  const { query, path } = request;
  const [key, sign, timestamp, passphrase] = ['key', 'sign', 'timestamp', 'passphrase'].map((name) =>
    header(request, `ok-access-${name}`),
  ) as [string, string, string, string];
  const rights = rightsOf('okx', key);
  if (!rights) return okxError('50111', 'Invalid OK-ACCESS-KEY', 401);
  if (Math.abs(Date.parse(timestamp) - context.now.getTime()) > 30_000)
    return okxError('50102', 'Timestamp request expired', 401);
  if (passphrase !== accountKeys('okx').passphrase) return okxError('50105', 'OK-ACCESS-PASSPHRASE incorrect', 401);
  if (!isSignedByMember('okx', `${timestamp}${request.method}${request.target}`, sign, 'base64'))
    return okxError('50113', 'Invalid Sign', 401);
  if (!context.limits.take(`okx ${key} ${path}`, 5, 2_000)) return okxError('50011', 'Too Many Requests', 429);
  if (path === '/api/v5/account/config') {
    const perm = { reader: 'read_only', trader: 'read_only,trade', withdrawer: 'read_only,withdraw' }[rights];
    const data = [
      { uid: '83544916791192001', mainUid: '83544916791192001', acctLv: '2', perm, ip: '', label: 'journal' },
    ];
    return { status: 200, body: { code: '0', msg: '', data } };
  }
  const { from, to } = windowOf(request, context, 'begin', 'end');
  const history = historyOf(from, to);
  const kinds: Readonly<Record<string, ReturnType<typeof okxFunding>[]>> = {
    2: history.fills.flatMap(okxBills),
    8: history.funding.map(okxFunding),
  };
  const bills = kinds[query.get('type') ?? ''] ?? [];
  const limit = Math.min(100, Number(query.get('limit') ?? 100));
  const data = newestFirst(bills, query.get('after'), limit).map(({ id, ...bill }) => ({ ...bill, billId: id }));
  return { status: 200, body: { code: '0', msg: '', data } };
}

/** Of a spot fill what was given and what was received, each in a bill of its own. */
function okxBills(fill: AccountFill) {
  const { id, orderId, coin, at, side, price, quantity, fee, result, market, isOpening } = fill;
  const isSpot = market === 'spot';
  const value = (Number(price) * Number(quantity)).toFixed(8);
  const contracts = isSpot ? quantity : String(Number(quantity) * (coin === 'BTC' ? 100 : 10));
  const shared = {
    ordId: orderId,
    ts: String(at),
    px: price,
    type: '2',
    instType: isSpot ? 'SPOT' : 'SWAP',
    execType: 'T',
  };
  const instId = isSpot ? `${coin}-USDT` : `${coin}-USDT-SWAP`;
  const own = { ...shared, id: `${id}1`, instId, sz: contracts, pnl: isOpening ? '0' : result };
  if (!isSpot) return [{ ...own, subType: isOpening ? '3' : '5', ccy: 'USDT', fee: `-${fee}` }];
  const subType = side === 'buy' ? '1' : '2';
  return [
    { ...own, subType, ccy: coin, fee: '0' },
    { ...own, id: `${id}2`, subType, ccy: 'USDT', sz: value, fee: `-${fee}`, pnl: '0' },
  ];
}

const okxFunding = ({ id, at, coin, amount }: AccountFunding) => ({
  ...{ id, ordId: '', ts: String(at), px: '91000', type: '8', subType: '173', instType: 'SWAP' },
  ...{ instId: `${coin}-USDT-SWAP`, ccy: 'USDT', sz: '50', pnl: amount, fee: '0', execType: '' },
});

/** Binance: `/sapi/v1/account/apiRestrictions`, `/api/v3/myTrades`, `/fapi/v1/userTrades`, `/fapi/v1/income`. */
export function binanceAccount(request: VendorRequest, context: VendorContext): VendorReply {
  const { path, query, rawQuery } = request;
  const refuse = (code: number, msg: string, status = 400): VendorReply => ({ status, body: { code, msg } });
  const rights = rightsOf('binance', header(request, 'x-mbx-apikey'));
  if (!rights) return refuse(-2015, 'Invalid API-key, IP, or permissions for action.', 401);
  const [text = '', signature = ''] = rawQuery.split('&signature=');
  if (!isSignedByMember('binance', text, signature, 'hex'))
    return refuse(-1022, 'Signature for this request is not valid.');
  if (Math.abs(Number(query.get('timestamp')) - context.now.getTime()) > 10_000)
    return refuse(-1021, 'Timestamp for this request is outside of the recvWindow.');
  if (!context.limits.take(`binance ${path}`, 300, 60_000))
    return { ...refuse(-1003, 'Too many requests.', 429), headers: { 'retry-after': '60' } };
  if (path === '/sapi/v1/account/apiRestrictions') return { status: 200, body: restrictions(rights) };
  const { from, to } = windowOf(request, context);
  if (path === '/fapi/v1/income') {
    const rows = historyOf(from, to).funding.map(({ id, at, coin, amount }) => ({
      ...{ symbol: `${coin}USDT`, incomeType: 'FUNDING_FEE', income: amount, asset: 'USDT' },
      ...{ time: at, info: 'FUNDING_FEE', tranId: Number(id), tradeId: '' },
    }));
    return { status: 200, body: rows };
  }
  const isSpot = path === '/api/v3/myTrades';
  const symbol = query.get('symbol') ?? '';
  if (!(symbol.replace(/USDT$/, '') in PRICES)) return refuse(-1121, 'Invalid symbol.');
  if (to - from > (isSpot ? 1 : 7) * DAY_MS)
    return refuse(-1127, 'More than the allowed time between startTime and endTime.');
  const fills = historyOf(from, to).fills.filter(
    ({ market, coin }) => `${coin}USDT` === symbol && (market === 'spot') === isSpot,
  );
  const rows = fills.slice(0, Number(query.get('limit') ?? 500)).map((fill) => binanceFill(fill, isSpot));
  return { status: 200, body: rows };
}

function binanceFill({ id, orderId, at, coin, side, price, quantity, fee, result }: AccountFill, isSpot: boolean) {
  const shared = { symbol: `${coin}USDT`, id: Number(id), orderId: Number(orderId.slice(0, 15)), price, qty: quantity };
  const paid = { commission: fee, commissionAsset: 'USDT', time: at };
  return isSpot
    ? { ...shared, ...paid, isBuyer: side === 'buy', isMaker: false, isBestMatch: true }
    : {
        ...shared,
        ...paid,
        side: side.toUpperCase(),
        realizedPnl: result,
        positionSide: 'BOTH',
        buyer: side === 'buy',
        maker: false,
      };
}

const restrictions = (rights: KeyRights) => ({
  ...{ ipRestrict: false, createTime: 1_790_000_000_000, enableReading: true, enableFixReadOnly: true },
  ...{ enableWithdrawals: rights === 'withdrawer', enableSpotAndMarginTrading: rights === 'trader' },
  ...{ enableFutures: rights === 'trader', enableMargin: false, enableInternalTransfer: false },
  ...{ permitsUniversalTransfer: false, enableVanillaOptions: false, enablePortfolioMarginTrading: false },
});

/** Bybit: `/v5/user/query-api` and `/v5/execution/list?category=spot|linear`, seven days at a time. Errors come with 200. */
export function bybitAccount(request: VendorRequest, context: VendorContext): VendorReply {
  const { path, query, rawQuery } = request;
  const tell = (retCode: number, retMsg: string, result: object = {}): VendorReply => ({
    status: 200,
    body: { retCode, retMsg, result, retExtInfo: {}, time: context.now.getTime() },
  });
  const [key, sign, timestamp, recv] = ['api-key', 'sign', 'timestamp', 'recv-window'].map((name) =>
    header(request, `x-bapi-${name}`),
  ) as [string, string, string, string];
  const rights = rightsOf('bybit', key);
  if (!rights) return tell(10003, 'API key is invalid.');
  if (Math.abs(Number(timestamp) - context.now.getTime()) > Number(recv))
    return tell(10002, 'invalid request, please check your server timestamp or recv_window param.');
  if (!isSignedByMember('bybit', `${timestamp}${key}${recv}${rawQuery}`, sign, 'hex'))
    return tell(10004, 'error sign!');
  if (!context.limits.take(`bybit ${key} ${path}`, 10, 1_000)) return tell(10006, 'Too many visits!');
  if (path === '/v5/user/query-api') return tell(0, '', bybitKey(rights, key));
  const { from, to } = windowOf(request, context);
  if (to - from > 7 * DAY_MS) return tell(10001, 'The time range between startTime and endTime cannot exceed 7 days');
  const isSpot = query.get('category') === 'spot';
  const { fills, funding } = historyOf(from, to);
  const trades = fills.filter(({ market }) => (market === 'spot') === isSpot).map(bybitFill);
  const paid = isSpot ? [] : funding.map(bybitFunding);
  const rows = [...trades, ...paid].sort((a, b) => Number(a.id) - Number(b.id));
  const list = newestFirst(rows, query.get('cursor'), Number(query.get('limit') ?? 50));
  const last = list.at(-1);
  const nextPageCursor = last && last.id !== rows[0]?.id ? last.id : '';
  return tell(0, 'OK', {
    category: query.get('category'),
    list: list.map(({ id, ...row }) => ({ ...row, execId: id })),
    nextPageCursor,
  });
}

const bybitFill = ({ id, orderId, at, coin, side, price, quantity, fee, result, market, isOpening }: AccountFill) => ({
  ...{
    id,
    orderId,
    symbol: `${coin}USDT`,
    side: side === 'buy' ? 'Buy' : 'Sell',
    execType: 'Trade',
    execTime: String(at),
  },
  ...{ execPrice: price, execQty: quantity, execFee: fee, feeCurrency: market === 'spot' ? 'USDT' : '' },
  ...{ closedSize: isOpening ? '' : quantity, execPnl: result, isMaker: false, feeRate: '0.0005' },
});
const bybitFunding = ({ id, at, coin, amount }: AccountFunding) => ({
  ...{ id, orderId: `funding-${id}`, symbol: `${coin}USDT`, side: 'Sell', execType: 'Funding', execTime: String(at) },
  ...{ execPrice: '91000', execQty: '0.5', execFee: amount.slice(1), feeCurrency: '', closedSize: '' },
  ...{ isMaker: false, feeRate: '0.0001' },
});

const bybitKey = (rights: KeyRights, apiKey: string) => ({
  ...{ id: '13770661', note: 'journal', apiKey, readOnly: rights === 'reader' ? 1 : 0, secret: '', type: 1 },
  permissions: {
    ...{
      ContractTrade: rights === 'trader' ? ['Order', 'Position'] : [],
      Spot: rights === 'trader' ? ['SpotTrade'] : [],
    },
    Wallet: rights === 'withdrawer' ? ['Withdraw'] : [],
  },
  ...{ ips: ['*'], deadlineDay: 66, uta: 1, userID: 24617703, isMaster: true },
});

/** Bitget: `/api/v2/spot/account/info`, `…/spot/trade/fills`, `…/mix/order/orders-history`, `…/mix/account/bill`. 10 a second. */
export function bitgetAccount(request: VendorRequest, context: VendorContext): VendorReply {
  const { path, query } = request;
  const requestTime = context.now.getTime();
  const refuse = (code: string, msg: string): VendorReply => ({
    status: 400,
    body: { code, msg, requestTime, data: null },
  });
  const tell = (data: unknown): VendorReply => ({
    status: 200,
    body: { code: '00000', msg: 'success', requestTime, data },
  });
  const [key, sign, timestamp, passphrase] = ['key', 'sign', 'timestamp', 'passphrase'].map((name) =>
    header(request, `access-${name}`),
  ) as [string, string, string, string];
  const rights = rightsOf('bitget', key);
  if (!rights) return refuse('40037', 'Apikey does not exist');
  if (Math.abs(Number(timestamp) - requestTime) > 30_000) return refuse('40008', 'Request timestamp expired');
  if (passphrase !== accountKeys('bitget').passphrase) return refuse('40012', 'apikey/password is incorrect');
  if (!isSignedByMember('bitget', `${timestamp}${request.method}${request.target}`, sign, 'base64'))
    return refuse('40009', 'sign signature error');
  if (!context.limits.take(`bitget ${key} ${path}`, 10, 1_000))
    return { status: 429, body: { code: '429', msg: 'Too Many Requests', requestTime, data: null } };
  if (path === '/api/v2/spot/account/info') {
    const written = { reader: [], trader: ['coow', 'stow'], withdrawer: ['wtow'] }[rights];
    return tell({
      userId: '3125190001',
      inviterId: '',
      ips: '',
      authorities: ['coor', 'stor', ...written],
      parentId: 0,
    });
  }
  const { from, to } = windowOf(request, context);
  const { fills, funding } = historyOf(from, to);
  const limit = Math.min(100, Number(query.get('limit') ?? 100));
  const before = query.get('idLessThan');
  if (path === '/api/v2/mix/account/bill') {
    const list = newestFirst(funding, before, limit);
    const bills = list.map(({ id, at, coin, amount }) => ({
      ...{ billId: id, symbol: `${coin}USDT`, amount, fee: '0', feeByCoupon: '0', businessType: 'contract_settle_fee' },
      ...{ coin: 'USDT', balance: '903.1', cTime: String(at) },
    }));
    return tell({ bills, endId: list.at(-1)?.id ?? null });
  }
  const isSpot = path === '/api/v2/spot/trade/fills';
  const list = newestFirst(
    fills.filter(({ market }) => (market === 'spot') === isSpot),
    before,
    limit,
  );
  if (isSpot) return tell(list.map(bitgetFill));
  return tell({ entrustedList: list.length === 0 ? null : list.map(bitgetOrder), endId: list.at(-1)?.id ?? null });
}

const bitgetFill = ({ id, orderId, at, coin, side, price, quantity, fee }: AccountFill) => ({
  ...{ userId: '3125190001', symbol: `${coin}USDT`, orderId, tradeId: id, orderType: 'market', side },
  ...{ priceAvg: price, size: quantity, amount: (Number(price) * Number(quantity)).toFixed(8), tradeScope: 'taker' },
  feeDetail: { deduction: 'no', feeCoin: 'USDT', totalDeductionFee: '', totalFee: `-${fee}` },
  ...{ cTime: String(at), uTime: String(at) },
});
/** In a hedged account the side of a close is that of its position. */
const bitgetOrder = ({ id, at, coin, price, quantity, fee, result, isOpening }: AccountFill) => ({
  ...{
    symbol: `${coin}USDT`,
    size: quantity,
    orderId: id,
    clientOid: id,
    baseVolume: quantity,
    fee: `-${fee}`,
    price: '',
  },
  ...{
    priceAvg: price,
    status: 'filled',
    side: 'buy',
    force: 'gtc',
    totalProfits: result,
    posSide: 'long',
    marginCoin: 'USDT',
  },
  ...{ leverage: '20', marginMode: 'crossed', tradeSide: isOpening ? 'open' : 'close', posMode: 'hedge_mode' },
  ...{ orderType: 'market', reduceOnly: 'NO', cTime: String(at), uTime: String(at) },
});
