import type { FillKind, FillLane, FillMarket, FillSide } from './fill.ts';

/** What a column may say. */
export const FILL_FIELDS = [
  ...(['time', 'symbol', 'side', 'price', 'quantity', 'amount', 'fee', 'feeCoin', 'result', 'lane'] as const),
  ...(['tradeId', 'orderId', 'market', 'unit', 'coin', 'settled'] as const),
] as const;
export type FillField = (typeof FILL_FIELDS)[number];

/** What a word of the column `side` says of a row; `skip` where it is neither a trade nor a cost of one. */
export interface Action {
  readonly kind: FillKind;
  readonly side?: FillSide;
  readonly lane?: FillLane;
}

/** The trade history of one exchange: how it is recognized and what its columns are. */
export interface Format {
  readonly id: string;
  readonly exchange: string;
  /** Null where a column tells it. */
  readonly market: FillMarket | null;
  /** Titles of each field as `bareTitle` writes them, the preferred first. */
  readonly titles: Readonly<Partial<Record<FillField, readonly string[]>>>;
  /** Fields without which it is another file. */
  readonly needs: readonly FillField[];
  /** Zone of its times where neither file nor member can tell another; null where it has to be asked. */
  readonly zone: string | null;
  /** `paid`: a fee is positive. `signed`: it is negative when paid. */
  readonly fee: 'paid' | 'signed';
  /** Coin of a fee that names none: the quote, or what was received. */
  readonly feeIn: 'quote' | 'received';
  /** Words of the column `side` besides the usual ones. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** Rows whose word is not known are no trades, rather than mistakes. */
  readonly hasOthers?: boolean;
  /** Orders of which nothing was executed are no trades. */
  readonly isOrders?: boolean;
}

/** A title without zone, case, blanks and punctuation: `Timestamp (UTC+0)` is `timestamp`. */
export const bareTitle = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/\((?:UTC|GMT|Local)[^)]*\)/gi, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&#]+/gu, '');

const trade = (side: FillSide, lane?: FillLane): Action => ({ kind: 'trade', side, ...(lane ? { lane } : {}) });
const FEE: Action = { kind: 'fee' };
const FUNDING: Action = { kind: 'funding' };

/** By word, in lower case with `_` between words. */
export const USUAL_ACTIONS: Readonly<Record<string, Action>> = {
  buy: trade('buy'),
  sell: trade('sell'),
  bid: trade('buy'),
  ask: trade('sell'),
  b: trade('buy'),
  s: trade('sell'),
  매수: trade('buy'),
  매도: trade('sell'),
  구매: trade('buy'),
  판매: trade('sell'),
  open_long: trade('buy', 'long'),
  close_long: trade('sell', 'long'),
  open_short: trade('sell', 'short'),
  close_short: trade('buy', 'short'),
};

const BINANCE = { exchange: 'Binance', fee: 'paid', feeIn: 'quote', zone: null } as const;

/** The known histories; of two that fit, the first is meant. */
export const FORMATS: readonly Format[] = [
  {
    ...BINANCE,
    id: 'binance-futures',
    market: 'futures',
    titles: {
      time: ['time', 'date'],
      symbol: ['symbol', 'pair'],
      side: ['side'],
      price: ['price'],
      quantity: ['quantity'],
      amount: ['amount'],
      fee: ['fee'],
      feeCoin: ['feecoin'],
      result: ['realizedprofit'],
      lane: ['positionside'],
      tradeId: ['tradeid'],
      orderId: ['orderid'],
    },
    needs: ['time', 'symbol', 'side', 'price', 'quantity', 'fee', 'result'],
  },
  {
    ...BINANCE,
    id: 'binance-spot-report',
    market: 'spot',
    titles: {
      time: ['date', 'time'],
      symbol: ['pair'],
      coin: ['baseasset'],
      side: ['type'],
      price: ['price'],
      quantity: ['amount'],
      amount: ['total'],
      fee: ['fee'],
      feeCoin: ['feecoin'],
    },
    needs: ['time', 'symbol', 'coin', 'side', 'price', 'quantity', 'amount', 'fee', 'feeCoin'],
  },
  {
    ...BINANCE,
    id: 'binance-spot',
    market: 'spot',
    titles: {
      time: ['time', 'date'],
      symbol: ['pair'],
      side: ['side'],
      price: ['price'],
      quantity: ['executed', 'quantity'],
      amount: ['amount'],
      fee: ['fee'],
    },
    needs: ['time', 'symbol', 'side', 'price', 'quantity', 'amount', 'fee'],
  },
  {
    ...BINANCE,
    id: 'binance-funding',
    market: 'futures',
    titles: {
      time: ['time', 'date'],
      side: ['type'],
      result: ['amount'],
      unit: ['asset'],
      symbol: ['symbol'],
      tradeId: ['transactionid'],
    },
    needs: ['time', 'side', 'result', 'unit', 'symbol', 'tradeId'],
    actions: { funding_fee: FUNDING },
    hasOthers: true,
  },
  {
    id: 'okx',
    exchange: 'OKX',
    market: null,
    fee: 'signed',
    feeIn: 'quote',
    zone: null,
    titles: {
      tradeId: ['id'],
      orderId: ['orderid'],
      time: ['time'],
      market: ['tradetype'],
      symbol: ['symbol', 'instrument'],
      side: ['action', 'type'],
      quantity: ['amount'],
      unit: ['tradingunit', 'unit'],
      price: ['filledprice'],
      result: ['pnl', 'pl'],
      fee: ['fee'],
      feeCoin: ['feeunit'],
      coin: ['balanceunit', 'unit2'],
    },
    needs: ['tradeId', 'time', 'market', 'symbol', 'side', 'quantity', 'price', 'result', 'fee', 'coin'],
    actions: {
      funding_fee: FUNDING,
      funding_fee_expense: FUNDING,
      funding_fee_income: FUNDING,
      liquidate_long: trade('sell', 'long'),
      liquidate_short: trade('buy', 'short'),
    },
    hasOthers: true,
  },
  {
    id: 'bitget-futures-orders',
    exchange: 'Bitget',
    market: 'futures',
    fee: 'signed',
    feeIn: 'quote',
    zone: null,
    titles: {
      time: ['date'],
      orderId: ['orderid'],
      tradeId: ['orderid'],
      side: ['direction'],
      symbol: ['futures'],
      price: ['averageprice'],
      quantity: ['executed'],
      result: ['realizedpl'],
    },
    needs: ['time', 'orderId', 'side', 'symbol', 'price', 'quantity', 'result'],
    isOrders: true,
  },
  {
    id: 'bitget-futures-fees',
    exchange: 'Bitget',
    market: 'futures',
    fee: 'signed',
    feeIn: 'quote',
    zone: null,
    titles: {
      orderId: ['order'],
      time: ['date'],
      unit: ['coin'],
      symbol: ['futures'],
      side: ['type'],
      result: ['amount', 'sum'],
      fee: ['fee'],
    },
    needs: ['orderId', 'time', 'unit', 'symbol', 'side', 'result', 'fee'],
    actions: {
      open_long: FEE,
      open_short: FEE,
      close_long: FEE,
      close_short: FEE,
      burst_close_long: FEE,
      burst_close_short: FEE,
      contract_main_settle_fee: FUNDING,
    },
    hasOthers: true,
  },
  {
    id: 'bybit-futures',
    exchange: 'Bybit',
    market: 'futures',
    fee: 'paid',
    feeIn: 'quote',
    zone: 'UTC',
    titles: {
      symbol: ['market'],
      market: ['filledtype'],
      quantity: ['filledquantity'],
      price: ['filledprice'],
      fee: ['tradingfee'],
      feeCoin: ['feecoin'],
      side: ['direction'],
      tradeId: ['trasactionid', 'transactionid'],
      orderId: ['orderno'],
      time: ['transactiontime'],
    },
    needs: ['symbol', 'market', 'quantity', 'price', 'fee', 'side', 'tradeId', 'time'],
    actions: { long: trade('buy'), short: trade('sell') },
  },
  {
    id: 'bybit-spot',
    exchange: 'Bybit',
    market: 'spot',
    fee: 'paid',
    feeIn: 'received',
    zone: 'UTC',
    titles: {
      symbol: ['spotpairs'],
      side: ['direction'],
      amount: ['filledvalue'],
      price: ['filledprice'],
      quantity: ['filledquantity'],
      fee: ['fees'],
      settled: ['execfeev2'],
      feeCoin: ['feecoin'],
      tradeId: ['transactionid'],
      orderId: ['orderno'],
      time: ['timestamp'],
    },
    needs: ['symbol', 'side', 'price', 'quantity', 'fee', 'tradeId', 'time'],
  },
  {
    id: 'upbit',
    exchange: 'Upbit',
    market: 'spot',
    fee: 'paid',
    feeIn: 'quote',
    zone: 'Asia/Seoul',
    titles: {
      time: ['체결시간'],
      coin: ['코인'],
      unit: ['마켓'],
      side: ['종류'],
      quantity: ['거래수량'],
      price: ['거래단가'],
      amount: ['거래금액'],
      fee: ['수수료'],
      settled: ['정산금액'],
    },
    needs: ['time', 'coin', 'unit', 'side', 'quantity', 'price', 'fee'],
    hasOthers: true,
  },
  {
    id: 'bithumb',
    exchange: 'Bithumb',
    market: 'spot',
    fee: 'paid',
    feeIn: 'quote',
    zone: 'Asia/Seoul',
    titles: {
      time: ['거래일시'],
      side: ['거래구분'],
      quantity: ['거래수량'],
      price: ['체결가격'],
      amount: ['거래금액'],
      fee: ['수수료'],
      settled: ['정산금액'],
    },
    needs: ['time', 'side', 'quantity', 'price', 'amount', 'fee', 'settled'],
    hasOthers: true,
  },
];

/** Files without what the books need, and which file of the exchange has it: by titles that only they have together. */
export const OTHER_FILES = {
  binanceOrders: ['pair', 'orderprice', 'status'],
  binancePositions: ['avgcloseprice', 'closingpnl', 'opened'],
  binanceLedger: ['account', 'operation', 'coin', 'change', 'remark'],
  okxOrders: ['ordertime', 'instrument', 'avgfilledprice', 'filledamount'],
  okxFunding: ['beforebalance', 'afterbalance'],
  bitgetSpot: ['order', 'date', 'coin', 'type', 'amount', 'fee', 'available'],
  bybitClosed: ['entryprice', 'exitprice', 'market'],
  bybitClosedOld: ['entryprice', 'exitprice', 'closingdirection'],
  bybitLedger: ['cashflow', 'walletbalance', 'feepaid'],
} as const;
export type OtherFile = keyof typeof OTHER_FILES;

/** Column of each field of a format; null if the file is of another kind. */
export function columnsFor(headers: readonly string[], { titles, needs }: Format): Columns | null {
  const bare = headers.map(bareTitle);
  const columns: Partial<Record<FillField, string>> = {};
  for (const [field, names] of Object.entries(titles)) {
    const index = names.map((name) => bare.indexOf(name)).find((at) => at >= 0);
    const title = index === undefined ? undefined : headers[index];
    if (title !== undefined) columns[field as FillField] = title;
  }
  return needs.every((field) => columns[field] !== undefined) ? columns : null;
}
export type Columns = Readonly<Partial<Record<FillField, string>>>;

/** The format that the titles are of. */
export function formatOf(headers: readonly string[]): { format: Format; columns: Columns } | null {
  for (const format of FORMATS) {
    const columns = columnsFor(headers, format);
    if (columns) return { format, columns };
  }
  return null;
}

/** The known file that these titles are of, if it is one that the books cannot use. */
export function otherFileOf(headers: readonly string[]): OtherFile | null {
  const bare = new Set(headers.map(bareTitle));
  const found = Object.entries(OTHER_FILES).find(([, titles]) => titles.every((title) => bare.has(title)));
  return (found?.[0] as OtherFile | undefined) ?? null;
}
