import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { PastFunding, type SettledFunding } from '../insights.ports.js';
import { readSettledFunding } from './binance.wire.js';
import type { OpenApis } from './open-apis.js';

/** A connection of its own; the token by which it is injected. */
export const PAST_FUNDING_APIS = Symbol('open sources of past funding');
/** Of 500 requests in five minutes that Binance allows for this call. */
export const PAST_FUNDING_PER_SECOND = 1;
/** Rates are settled every hour at most. */
const FRESH_MS = 5 * 60_000;
const MOST_KEPT = 500;
/** Of one answer: more than seven days of hourly rates. */
const LIMIT = 1_000;

interface Kept {
  readonly at: number;
  readonly from: number;
  readonly answer: Promise<readonly SettledFunding[]>;
}

/** Settled funding rates of Binance. */
@Injectable()
export class BinancePastFunding extends PastFunding {
  private readonly kept = new Map<string, Kept>();

  constructor(
    @Inject(PAST_FUNDING_APIS) private readonly apis: OpenApis,
    private readonly clock: Clock,
  ) {
    super();
  }

  get source() {
    const api = this.apis.get('binance-futures');
    return api ? { id: api.id, simulated: api.simulated } : null;
  }

  async read(symbol: string, from: number): Promise<readonly SettledFunding[]> {
    const now = this.clock.millis();
    const kept = this.kept.get(symbol);
    const isFresh = kept !== undefined && kept.from <= from && now - kept.at < FRESH_MS;
    const answer = isFresh ? kept.answer : this.ask(symbol, from);
    if (!isFresh) {
      this.kept.delete(symbol);
      this.kept.set(symbol, { at: now, from, answer });
      answer.catch(() => this.kept.delete(symbol));
      const [oldest] = this.kept.keys();
      if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    }
    return (await answer).filter(({ at }) => Date.parse(at) >= from);
  }

  private async ask(symbol: string, from: number): Promise<readonly SettledFunding[]> {
    const api = this.apis.get('binance-futures');
    if (!api) return [];
    const path = `/fapi/v1/fundingRate?symbol=${encodeURIComponent(symbol)}USDT&startTime=${from}&limit=${LIMIT}`;
    return api.get({ path }, readSettledFunding);
  }
}
