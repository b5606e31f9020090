import type { Clock } from '../../../platform/clock/index.js';
import type { KrwTicker } from '../feeds.js';
import { readBithumbTickers, readHalts } from './bithumb.wire.js';
import type { OpenApi } from './open-api.js';
import { Slow } from './slow.js';
import { type KrwMarket, readMarkets, readUpbitTickers } from './upbit.wire.js';

/** Upbit's coins against KRW. */
export function upbitTickers(api: OpenApi, clock: Clock): () => Promise<readonly KrwTicker[]> {
  const markets = new Slow(clock, () => api.get({ path: '/v1/market/all?is_details=true' }, readMarkets));
  return async () => {
    const known = (await markets.get()) ?? new Map<string, KrwMarket>();
    const path = '/v1/ticker/all?quote_currencies=KRW';
    const { tickers, unknown } = await api.get({ path }, (body, rows) => readUpbitTickers(body, known, rows));
    if (unknown.length > 0) markets.expireSoon();
    return tickers;
  };
}

/** Bithumb's coins against KRW. */
export function bithumbTickers(api: OpenApi, clock: Clock): () => Promise<readonly KrwTicker[]> {
  const markets = new Slow(clock, () => api.get({ path: '/v1/market/all?isDetails=true' }, readMarkets));
  const halts = new Slow(clock, () => api.get({ path: '/public/assetsstatus/ALL' }, readHalts));
  return async () => {
    const known = (await markets.get()) ?? new Map<string, KrwMarket>();
    const halted = (await halts.get()) ?? new Map<string, boolean>();
    const { tickers, unknown } = await api.get({ path: '/public/ticker/ALL_KRW' }, (body, rows) =>
      readBithumbTickers(body, known, halted, rows),
    );
    if (unknown.length > 0) markets.expireSoon();
    return tickers;
  };
}
