import type { SyncColumn, SyncedRow, SyncTask } from './sync-task.ts';
import { SYNC_COLUMNS } from './sync-task.ts';

const DAY_MS = 86_400_000;
/** A page without an end would be asked for again and again. */
const MOST_PAGES = 5_000;

/** A row of an answer as the library gives it: numbers are texts with all their digits. */
type Answer = Readonly<Record<string, unknown>>;
/** Calls a method of the library by name. */
export type Ask = (method: string, params: Readonly<Record<string, string | number>>) => Promise<unknown>;

/** An answer without what it must have. */
export class Unreadable extends Error {}

/** How one exchange is asked. */
export interface ExchangeHistory {
  /** Whether the key may do nothing but read; null if it may not even read. */
  readonly isReadOnly: (ask: Ask) => Promise<boolean | null>;
  /** Pages of rows, in any order. */
  readonly rows: (ask: Ask, task: SyncTask) => AsyncGenerator<SyncedRow[]>;
}

const recordOf = (value: unknown): Answer => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable();
  return value as Answer;
};
const listOf = (value: unknown): Answer[] => {
  if (!Array.isArray(value)) throw new Unreadable();
  return value.map(recordOf);
};
/** Some exchanges write null for an empty list. */
const listOrNone = (value: unknown): Answer[] => (value === null ? [] : listOf(value));
/** Empty if there is none. */
const text = (row: Answer, name: string): string => {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const needed = (row: Answer, name: string): string => {
  const found = text(row, name);
  if (found === '') throw new Unreadable();
  return found;
};
const timeOf = (row: Answer, name: string): number => {
  const millis = Number(needed(row, name));
  if (!Number.isSafeInteger(millis) || millis <= 0) throw new Unreadable();
  return millis;
};
const isZero = (amount: string): boolean => amount === '' || Number(amount) === 0;
/** Of a fee that is negative when paid. */
const negated = (amount: string): string =>
  isZero(amount) ? '' : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

function written({ at, ...cells }: Partial<Record<Exclude<SyncColumn, 'time'>, string>> & { at: number }): SyncedRow {
  const row: Partial<Record<SyncColumn, string>> = { ...cells, time: new Date(at).toISOString() };
  // Whatever an exchange answers stays in its cell.
  return SYNC_COLUMNS.map((column) => (row[column] ?? '').replace(/[",\s]+/g, ''));
}

/** Parts of the time that is asked for. */
function* windows({ from, to }: SyncTask, days: number): Generator<{ startTime: number; endTime: number }> {
  for (let startTime = from; startTime <= to; startTime += days * DAY_MS)
    yield { startTime, endTime: Math.min(to, startTime + days * DAY_MS - 1) };
}

/** Pages of one window, each asked for with what the one before tells; until there is no more. */
async function* pages(next: (cursor: string | null) => Promise<{ rows: Answer[]; cursor: string | null }>) {
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found: { rows: Answer[]; cursor: string | null } = await next(cursor);
    yield found.rows;
    if (found.cursor === null || found.cursor === cursor) return;
    ({ cursor } = found);
  }
}

/** Binance tells the oldest rows of a window; the next page begins with the time of the last one. */
const LARGEST_PAGE = 1_000;
async function* binancePages(ask: Ask, method: string, params: Record<string, string>, task: SyncTask, days: number) {
  for (const { startTime, endTime } of windows(task, days))
    yield* pages(async (cursor) => {
      const since = cursor ?? String(startTime);
      const answer = await ask(method, { ...params, startTime: since, endTime, limit: LARGEST_PAGE });
      const rows = listOf(answer);
      const last = rows.at(-1);
      return { rows, cursor: rows.length < LARGEST_PAGE || !last ? null : needed(last, 'time') };
    });
}

const binance: ExchangeHistory = {
  isReadOnly: async (ask) => {
    const rights = recordOf(await ask('sapiGetAccountApiRestrictions', {}));
    if (rights['enableReading'] !== true) return null;
    const harmless = new Set(['enableReading', 'enableFixReadOnly', 'ipRestrict']);
    return Object.entries(rights).every(([name, value]) => value !== true || harmless.has(name));
  },
  async *rows(ask, task) {
    for (const symbol of task.symbols) {
      let markets = 2;
      const known = async function* (found: AsyncGenerator<Answer[]>, row: (answer: Answer) => SyncedRow) {
        try {
          for await (const answers of found) yield answers.map(row);
        } catch (error) {
          // A pair of one market only.
          if ((error as Error).name !== 'BadSymbol' || --markets === 0) throw error;
        }
      };
      yield* known(binancePages(ask, 'privateGetMyTrades', { symbol }, task, 1), binanceSpot);
      yield* known(binancePages(ask, 'fapiPrivateGetUserTrades', { symbol }, task, 7), binanceFutures);
    }
    const funding = { incomeType: 'FUNDING_FEE' };
    for await (const answers of binancePages(ask, 'fapiPrivateGetIncome', funding, task, 7))
      // Of pairs that are not read there are no positions to which it could belong.
      yield answers
        .filter((row) => task.symbols.includes(text(row, 'symbol')))
        .map((row) =>
          written({
            ...{ at: timeOf(row, 'time'), symbol: needed(row, 'symbol'), side: 'funding', market: 'futures' },
            ...{ result: needed(row, 'income'), tradeId: needed(row, 'tranId') },
          }),
        );
  },
};

const SECOND_MS = 1_000;
/** As in Binance's file of spot trades: to the second and without numbers, so that a trade of both is one. */
const binanceSpot = (row: Answer): SyncedRow =>
  written({
    at: Math.floor(timeOf(row, 'time') / SECOND_MS) * SECOND_MS,
    ...{ symbol: needed(row, 'symbol'), side: row['isBuyer'] === true ? 'buy' : 'sell', market: 'spot' },
    ...{ price: needed(row, 'price'), quantity: needed(row, 'qty') },
    ...{ fee: text(row, 'commission'), feeCoin: text(row, 'commissionAsset') },
  });

const LANES: Readonly<Record<string, string>> = { LONG: 'long', SHORT: 'short' };
const binanceFutures = (row: Answer): SyncedRow =>
  written({
    ...{ at: timeOf(row, 'time'), symbol: needed(row, 'symbol'), side: needed(row, 'side'), market: 'futures' },
    ...{ price: needed(row, 'price'), quantity: needed(row, 'qty'), result: needed(row, 'realizedPnl') },
    ...{ fee: text(row, 'commission'), feeCoin: text(row, 'commissionAsset') },
    lane: LANES[text(row, 'positionSide')] ?? '',
    ...{ tradeId: needed(row, 'id'), orderId: needed(row, 'orderId') },
  });

/** By kind of bill; others are no trades. */
const OKX_ACTIONS: Readonly<Record<string, string>> = {
  ...{ 1: 'buy', 2: 'sell', 3: 'open_long', 4: 'open_short', 5: 'close_long', 6: 'close_short' },
  ...{ 100: 'close_long', 101: 'close_short', 102: 'buy', 103: 'sell' },
  ...{ 104: 'close_long', 105: 'close_short', 106: 'buy', 107: 'sell' },
  ...{ 125: 'close_long', 126: 'close_short', 127: 'buy', 128: 'sell', 173: 'funding', 174: 'funding' },
};
/** Types of bills: trades, liquidations, deleveraging, funding. */
const OKX_TYPES = ['2', '5', '9', '8'];

/** The bills are what OKX's file of the trading account holds, under the same numbers. */
const okx: ExchangeHistory = {
  isReadOnly: async (ask) => {
    const [account] = listOf(recordOf(await ask('privateGetAccountConfig', {}))['data']);
    const rights = text(account ?? {}, 'perm').split(',');
    return rights.includes('read_only') ? rights.length === 1 : null;
  },
  async *rows(ask, task) {
    for (const type of OKX_TYPES)
      for await (const bills of pages(async (after) => {
        const params = { type, begin: task.from, end: task.to, limit: '100', ...(after === null ? {} : { after }) };
        const rows = listOf(recordOf(await ask('privateGetAccountBillsArchive', params))['data']);
        return { rows, cursor: rows.length < 100 ? null : needed(rows.at(-1) ?? {}, 'billId') };
      }))
        yield bills.flatMap(okxRow);
  },
};

function okxRow(bill: Answer): SyncedRow[] {
  const action = OKX_ACTIONS[text(bill, 'subType')];
  const type = text(bill, 'instType');
  if (action === undefined || !['SPOT', 'SWAP', 'FUTURES'].includes(type)) return [];
  const symbol = needed(bill, 'instId');
  const isSpot = type === 'SPOT';
  const paid = { fee: negated(text(bill, 'fee')), feeCoin: text(bill, 'ccy') };
  const own = { at: timeOf(bill, 'ts'), symbol, tradeId: needed(bill, 'billId'), orderId: text(bill, 'ordId') };
  const market = isSpot ? 'spot' : 'futures';
  if (action === 'funding') return [written({ ...own, market, side: 'funding', result: needed(bill, 'pnl') })];
  // Of a spot trade one bill tells the coin, the other what was given or received for it.
  const isOtherLeg = isSpot && text(bill, 'ccy') !== symbol.split('-')[0];
  if (isOtherLeg) return paid.fee === '' ? [] : [written({ ...own, ...paid, market, side: 'fee' })];
  const traded = { price: needed(bill, 'px'), quantity: needed(bill, 'sz'), result: isSpot ? '' : text(bill, 'pnl') };
  return [written({ ...own, ...paid, ...traded, market, side: action })];
}

const bitget: ExchangeHistory = {
  isReadOnly: async (ask) => {
    const rights = recordOf(recordOf(await ask('privateSpotGetV2SpotAccountInfo', {}))['data'])['authorities'];
    if (!Array.isArray(rights) || rights.length === 0) return null;
    // `coor` reads futures, `coow` trades them.
    return rights.every((one) => typeof one === 'string' && /^([a-z0-9]{3}r|readonly)$/.test(one));
  },
  async *rows(ask, task) {
    const futures = { productType: 'USDT-FUTURES' };
    const sources = [
      { method: 'privateSpotGetV2SpotTradeFills', params: {}, list: null, id: 'tradeId', row: bitgetSpot },
      {
        method: 'privateMixGetV2MixOrderOrdersHistory',
        params: futures,
        list: 'entrustedList',
        id: 'orderId',
        row: bitgetOrder,
      },
      {
        method: 'privateMixGetV2MixAccountBill',
        params: { ...futures, businessType: 'contract_settle_fee' },
        ...{ list: 'bills', id: 'billId', row: bitgetFunding },
      },
    ];
    for (const { method, params, list, id, row } of sources)
      for (const { startTime, endTime } of windows(task, 7))
        for await (const answers of pages(async (before) => {
          const asked = { ...params, startTime, endTime, limit: '100' };
          const answer = recordOf(await ask(method, before === null ? asked : { ...asked, idLessThan: before }))[
            'data'
          ];
          const rows = listOrNone(list === null ? answer : recordOf(answer)[list]);
          return { rows, cursor: rows.length < 100 ? null : needed(rows.at(-1) ?? {}, id) };
        }))
          yield answers.flatMap(row);
  },
};

function bitgetSpot(row: Answer): SyncedRow[] {
  const paid = recordOf(row['feeDetail']);
  return [
    written({
      ...{ at: timeOf(row, 'cTime'), symbol: needed(row, 'symbol'), side: needed(row, 'side'), market: 'spot' },
      ...{ price: needed(row, 'priceAvg'), quantity: needed(row, 'size') },
      ...{ fee: negated(text(paid, 'totalFee')), feeCoin: text(paid, 'feeCoin') },
      ...{ tradeId: needed(row, 'tradeId'), orderId: text(row, 'orderId') },
    }),
  ];
}

/** By orders as in Bitget's file, whose number is that of the order. */
function bitgetOrder(row: Answer): SyncedRow[] {
  if (isZero(text(row, 'baseVolume'))) return [];
  const id = needed(row, 'orderId');
  const [act, lane] = [text(row, 'tradeSide'), text(row, 'posSide')];
  const isHedged = (act === 'open' || act === 'close') && (lane === 'long' || lane === 'short');
  return [
    written({
      ...{ at: timeOf(row, 'uTime'), symbol: needed(row, 'symbol'), market: 'futures' },
      side: isHedged ? `${act}_${lane}` : needed(row, 'side'),
      ...{ price: needed(row, 'priceAvg'), quantity: needed(row, 'baseVolume'), result: text(row, 'totalProfits') },
      ...{ fee: negated(text(row, 'fee')), feeCoin: text(row, 'marginCoin'), tradeId: id, orderId: id },
    }),
  ];
}

const bitgetFunding = (row: Answer): SyncedRow[] => [
  written({
    ...{ at: timeOf(row, 'cTime'), symbol: needed(row, 'symbol'), side: 'funding', market: 'futures' },
    ...{ result: needed(row, 'amount'), tradeId: needed(row, 'billId') },
  }),
];

const bybit: ExchangeHistory = {
  isReadOnly: async (ask) => {
    const key = recordOf(recordOf(await ask('privateGetV5UserQueryApi', {}))['result']);
    return text(key, 'readOnly') === '1';
  },
  async *rows(ask, task) {
    for (const category of ['spot', 'linear'])
      for (const window of windows(task, 7))
        for await (const answers of pages(async (cursor) => {
          const params = { category, ...window, limit: 100, ...(cursor === null ? {} : { cursor }) };
          const answer = recordOf(recordOf(await ask('privateGetV5ExecutionList', params))['result']);
          return { rows: listOf(answer['list']), cursor: text(answer, 'nextPageCursor') || null };
        }))
          yield answers.flatMap((row) => bybitRow(row, category));
  },
};

const BYBIT_TRADES = ['Trade', 'BustTrade', 'AdlTrade'];
function bybitRow(row: Answer, category: string): SyncedRow[] {
  const type = text(row, 'execType');
  const market = category === 'spot' ? 'spot' : 'futures';
  const fee = text(row, 'execFee');
  const own = { at: timeOf(row, 'execTime'), symbol: needed(row, 'symbol'), market };
  const ids = { tradeId: needed(row, 'execId'), orderId: text(row, 'orderId') };
  // Funding is written like a fee: positive when paid.
  if (type === 'Funding') return [written({ ...own, ...ids, side: 'funding', result: negated(fee) || '0' })];
  if (!BYBIT_TRADES.includes(type)) return [];
  const side = needed(row, 'side');
  const received = text(row, 'feeCurrency') || (market === 'spot' ? '' : 'USDT');
  const traded = { price: needed(row, 'execPrice'), quantity: needed(row, 'execQty'), side };
  const result = market === 'spot' ? '' : text(row, 'execPnl');
  return [written({ ...own, ...ids, ...traded, result, fee, feeCoin: received })];
}

export const exchangeHistories: Readonly<Record<SyncTask['exchange'], ExchangeHistory>> = {
  Binance: binance,
  OKX: okx,
  Bitget: bitget,
  Bybit: bybit,
};
