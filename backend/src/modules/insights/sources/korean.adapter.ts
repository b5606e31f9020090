import type { Clock } from '../../../platform/clock/index.js';
import type { KrwTicker } from '../feeds.js';
import { readBithumbTickers, readHalts } from './bithumb.wire.js';
import type { OpenApi } from './open-api.js';
import { type KrwMarket, readMarkets, readUpbitTickers } from './upbit.wire.js';

const EVERY_MS = 60_000;
/** A coin without a name is a new listing; the names are read again for it, but not with every ticker. */
const AGAIN_MS = 10_000;

/** What changes rarely: waited for the first time, then read again after a minute beside whatever goes on. */
class Slow<T> {
  private value: T | undefined;
  private dueAt = 0;

  constructor(
    private readonly clock: Clock,
    private readonly read: () => Promise<T>,
  ) {}

  /** Undefined if it could not be read yet. */
  async get(): Promise<T | undefined> {
    const now = this.clock.millis();
    if (now < this.dueAt) return this.value;
    this.dueAt = now + AGAIN_MS;
    const reading = this.read().then(
      (value) => {
        this.dueAt = now + EVERY_MS;
        return (this.value = value);
      },
      () => this.value,
    );
    return this.value ?? reading;
  }

  expireSoon(): void {
    this.dueAt = Math.min(this.dueAt, this.clock.millis() + AGAIN_MS);
  }
}

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
