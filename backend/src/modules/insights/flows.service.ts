import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Clock } from '../../platform/clock/index.js';
import { Settings } from '../../platform/settings/index.js';
import { type Feed, type Snapshot, Snapshots } from '../../platform/snapshots/index.js';
import type { LargeTradesDto, LiquidationsDto, LiquidationSumDto, PerpetualDto } from './dto/flows.dto.js';
import { SourceDto } from './dto/source.dto.js';
import { feeds, type Flow, type FlowEvent, type Liquidations } from './feeds.js';
import { InsightsErrors } from './insights.errors.js';
import { InsightsSettings } from './insights.settings.js';

const MINUTE_MS = 60_000;
const [HOUR_MINUTES, DAY_MINUTES] = [60, 1_440];
const KOREAN = new Set(['upbit', 'bithumb']);

/** Single large events, and what is open on Hyperliquid. Reads no database but for settings. */
@Injectable()
export class Flows {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns the last large trades, newest first. Throws `insights.notReadYet`. */
  async largeTrades(): Promise<LargeTradesDto> {
    const snapshot = this.latest(feeds.largeTrades);
    const least = Number(await this.settings.get(InsightsSettings.largeTradeUsdt, this.clock.now()));
    // The setting may be higher than it was when they were kept.
    const items = snapshot.data.events.map(eventOf).filter(({ value }) => value >= least);
    return { least, items, sources: this.sourcesOf(feeds.largeTrades, snapshot) };
  }

  /** Returns the last liquidations, newest first, and their sums. Throws `insights.notReadYet`. */
  liquidations(): LiquidationsDto {
    const snapshot = this.latest(feeds.liquidations);
    const { events, since } = snapshot.data;
    return {
      items: events.map(eventOf),
      lastHour: this.sumOf(snapshot.data, HOUR_MINUTES),
      lastDay: this.sumOf(snapshot.data, DAY_MINUTES),
      since,
      sources: this.sourcesOf(feeds.liquidations, snapshot),
    };
  }

  /** Returns the contracts on Hyperliquid, those first of which most is open. Throws `insights.notReadYet`. */
  perpetuals(): PerpetualDto[] {
    const snapshot = this.latest(feeds.perpetuals);
    const { fetchedAt, stale, simulated } = SourceDto.of(snapshot);
    return snapshot.data
      .map(({ symbol, markPrice, openInterest, funding, change, volume }) => ({
        ...{ symbol, markPrice: Number(markPrice), change24h: change === null ? null : Number(change) },
        openInterest: Number(openInterest),
        openInterestUsd: new Decimal(openInterest).times(markPrice).toDecimalPlaces(2).toNumber(),
        fundingHourly: new Decimal(funding).times(100).toNumber(),
        volume24h: volume === null ? null : Number(volume),
        ...{ fetchedAt, stale, simulated },
      }))
      .sort((a, b) => b.openInterestUsd - a.openInterestUsd);
  }

  private latest<T>(feed: Feed<T>): Snapshot<T> {
    const snapshot = this.snapshots.latest(feed);
    if (!snapshot) throw InsightsErrors.notReadYet();
    return snapshot;
  }

  /** The minute that goes on counts as well as those before it. */
  private sumOf({ minutes }: Liquidations, count: number): LiquidationSumDto {
    const first = Math.floor(this.clock.millis() / MINUTE_MS) - count;
    const sum = (side: 'long' | 'short'): number =>
      minutes
        .filter(([minute]) => minute > first)
        .reduce((total, [, sums]) => total.plus(sums[side] ?? 0), new Decimal(0))
        .toNumber();
    return { long: sum('long'), short: sum('short') };
  }

  /** Each exchange is as old as its own connection, or as the attempt to make one. */
  private sourcesOf(feed: Feed<unknown>, { data, stale, simulated }: Snapshot<Flow<string>>): SourceDto[] {
    const oldest = this.clock.millis() - feed.staleAfterMs;
    return data.sources.map(({ source, connectedAt }) => ({
      ...{ source, fetchedAt: connectedAt ?? data.since, simulated },
      stale: stale || connectedAt === null || Date.parse(connectedAt) < oldest,
    }));
  }
}

function eventOf<S extends string>({ id, exchange, symbol, side, price, quantity, value, at }: FlowEvent<S>) {
  const currency: 'KRW' | 'USDT' = KOREAN.has(exchange) ? 'KRW' : 'USDT';
  const figures = { price: Number(price), quantity: Number(quantity), value: Number(value) };
  return { id, exchange, symbol, side, ...figures, currency, at };
}
