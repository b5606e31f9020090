/** The exchanges whose history can be read by key. */
export const SYNCED_EXCHANGES = ['Binance', 'OKX', 'Bitget', 'Bybit'] as const;
export type SyncedExchange = (typeof SYNCED_EXCHANGES)[number];

/** What the member made at the exchange. */
export interface ExchangeKey {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Empty where keys have none. */
  readonly passphrase: string;
}

/** What the syncing worker is to read. Instants in milliseconds. */
export interface SyncTask extends ExchangeKey {
  readonly exchange: SyncedExchange;
  /** Origin of its API; of Binance's futures in `futuresUrl`. */
  readonly url: string;
  readonly futuresUrl: string;
  /** Pairs that are asked for singly, such as `BTCUSDT`; only Binance needs them. */
  readonly symbols: readonly string[];
  readonly from: number;
  readonly to: number;
  /** The service's clock when the worker starts. */
  readonly now: number;
  /** How long an answer of the exchange is waited for. */
  readonly timeoutMs: number;
  /** Factor on the pace of requests that the library keeps. */
  readonly pace: number;
}

/** What speaks against a key. */
export const KEY_FAILURES = ['keyInvalid', 'keyMayTrade', 'keyCannotRead'] as const;
export type KeyFailure = (typeof KEY_FAILURES)[number];

/** Why a history could not be read. The first ones are for the member to mend, the last three pass. */
export const SYNC_FAILURES = [
  ...KEY_FAILURES,
  ...(['symbolUnknown', 'clockSkew', 'unreadable'] as const),
  ...(['busy', 'unavailable'] as const),
] as const;
export type SyncFailure = (typeof SYNC_FAILURES)[number];

/** The worker replies when it is asked: first what the key may do, then rows. */
export type SyncReply =
  | { readonly kind: 'mayOnlyRead' }
  | { readonly kind: 'rows'; readonly rows: readonly SyncedRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'failed'; readonly failure: SyncFailure };

/** A row of the history in the order of `SYNC_COLUMNS`. */
export type SyncedRow = readonly string[];

/** Fields of a row; their titles are in the first line of the file that a sync makes. */
export const SYNC_COLUMNS = [
  ...(['time', 'symbol', 'side', 'market', 'price', 'quantity', 'fee', 'feeCoin'] as const),
  ...(['result', 'lane', 'tradeId', 'orderId'] as const),
] as const;
export type SyncColumn = (typeof SYNC_COLUMNS)[number];

/** Title of a column: that of the time names the exchange, by which such a file is recognized. */
export const syncTitle = (exchange: string, column: SyncColumn): string =>
  column === 'time' ? `${exchange} sync time` : column;
