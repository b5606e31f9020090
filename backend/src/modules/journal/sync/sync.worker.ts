import { parentPort, workerData } from 'node:worker_threads';
import ccxt from 'ccxt';
import { type Ask, exchangeHistories, Unreadable } from './exchange-history.ts';
import type { SyncFailure, SyncReply, SyncTask } from './sync-task.ts';

/**
 * The thread that reads an exchange's history by a member's key. Only here is ccxt loaded: it signs, keeps the exchange's pace and tells
 * kinds of errors apart; its lists of markets, which take seconds and memory, are never asked for.
 */
const task = workerData as SyncTask;

interface Client {
  rateLimit: number;
  tokenBucket: object | undefined;
  initRestRateLimiter: () => void;
  milliseconds: () => number;
  nonce: () => number;
}
type Methods = Readonly<Record<string, ((params: object) => Promise<unknown>) | undefined>>;

const urls: Readonly<Record<SyncTask['exchange'], object>> = {
  Binance: {
    ...{ sapi: `${task.url}/sapi/v1`, private: `${task.url}/api/v3`, public: `${task.url}/api/v3` },
    fapiPrivate: `${task.futuresUrl}/fapi/v1`,
  },
  OKX: { rest: task.url },
  Bitget: { spot: task.url, mix: task.url },
  Bybit: { private: task.url, public: task.url },
};
const ids = { Binance: 'binance', OKX: 'okx', Bitget: 'bitget', Bybit: 'bybit' } as const;

const client = new ccxt[ids[task.exchange]]({
  ...{ apiKey: task.apiKey, secret: task.apiSecret, password: task.passphrase },
  ...{ urls: { api: urls[task.exchange] }, enableRateLimit: true, timeout: task.timeoutMs },
}) as unknown as Client & Methods;
client.rateLimit /= task.pace;
client.tokenBucket = undefined;
client.initRestRateLimiter();
const begun = performance.now();
client.milliseconds = () => Math.floor(task.now + performance.now() - begun);
client.nonce = client.milliseconds;

const ask: Ask = async (method, params) => {
  const call = client[method];
  if (!call) throw new Error(`ccxt has no ${method}`);
  return call.call(client, params);
};

async function* replies(): AsyncGenerator<SyncReply> {
  const history = exchangeHistories[task.exchange];
  const isReadOnly = await history.isReadOnly(ask);
  if (isReadOnly !== true) {
    yield { kind: 'failed', failure: isReadOnly === null ? 'keyCannotRead' : 'keyMayTrade' };
    return;
  }
  yield { kind: 'mayOnlyRead' };
  for await (const rows of history.rows(ask, task)) if (rows.length > 0) yield { kind: 'rows', rows };
  yield { kind: 'end' };
}

/** By the library's classes, the particular before the general. */
function failureOf(error: unknown): SyncFailure {
  if (error instanceof ccxt.InvalidNonce) return 'clockSkew';
  if (error instanceof ccxt.PermissionDenied) return 'keyCannotRead';
  if (error instanceof ccxt.AuthenticationError) return 'keyInvalid';
  if (error instanceof ccxt.BadSymbol) return 'symbolUnknown';
  if (error instanceof ccxt.DDoSProtection || error instanceof ccxt.RateLimitExceeded) return 'busy';
  if (error instanceof ccxt.NetworkError) return 'unavailable';
  if (error instanceof ccxt.BaseError || error instanceof Unreadable) return 'unreadable';
  throw error;
}

const going = replies();
parentPort?.on('message', () => {
  void going
    .next()
    .catch((error: unknown) => ({ value: { kind: 'failed', failure: failureOf(error) } as const }))
    .then(({ value }) => parentPort?.postMessage(value ?? ({ kind: 'end' } satisfies SyncReply)));
});
