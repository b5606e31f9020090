import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Clock } from '../../../platform/clock/index.js';
import { logger } from '../../../platform/logging/index.js';
import { type Feed, Snapshots } from '../../../platform/snapshots/index.js';
import { coinOf } from '../coin-identity.rules.js';
import { Candles } from '../candles/candles.service.js';
import type {
  CoinAnalysisDto,
  CoinFlowsDto,
  CoinFundingDto,
  CoinNewsDto,
  CoinOpenInterestDto,
  CoinPremiumDto,
  CoinPriceDto,
  CoinTrendDto,
  FlowSumDto,
  PremiumWeekDto,
} from '../dto/coin-analysis.dto.js';
import { KOREAN_EXCHANGES, type KoreanExchange } from '../dto/history.dto.js';
import type { KimchiPremiumDto, KimchiPremiumsDto } from '../dto/kimchi-premium.dto.js';
import { SourceDto } from '../dto/source.dto.js';
import { feeds, type Flow, type FlowEvent, MOST_FLOW_EVENTS } from '../feeds.js';
import { History } from '../history/history.service.js';
import { InsightsErrors } from '../insights.errors.js';
import { Market } from '../market.service.js';
import { News } from '../news.service.js';
import { trendOf } from './coin-trend.rules.js';

/** The day that goes on, and 30 before it. */
const DAYS = 31;
const DIGITS = 2;

/** The prices of a coin, and whether global exchanges mean another coin by its ticker. */
interface Measured extends Pick<CoinAnalysisDto, 'symbol' | 'price' | 'korea' | 'openInterest'> {
  readonly isOther: boolean;
}

/** What is measured of one coin, put together from every source. */
@Injectable()
export class CoinAnalyses {
  constructor(
    private readonly market: Market,
    private readonly history: History,
    private readonly candles: Candles,
    private readonly news: News,
    private readonly snapshots: Snapshots,
    private readonly clock: Clock,
  ) {}

  /** Throws `insights.coinUnknown` if no exchange lists it, and `insights.notReadYet`. */
  async read(symbol: string): Promise<CoinAnalysisDto> {
    const named = symbol.toUpperCase();
    // A Korean ticker or a bundle names no coin: the coin behind it.
    const { coin: behind } = coinOf('upbit', named);
    const measured = (await this.measured(named)) ?? (behind === named ? null : await this.measured(behind));
    if (!measured) throw InsightsErrors.coinUnknown();
    const { isOther, ...prices } = measured;
    const { symbol: coin } = prices;
    return {
      ...prices,
      at: this.clock.now().toISOString(),
      trend: isOther ? null : await this.trend(coin),
      funding: isOther ? null : this.funding(coin),
      largeTrades: isOther ? null : this.flows(feeds.largeTrades, coin, ['buy', 'sell']),
      liquidations: isOther ? null : this.flows(feeds.liquidations, coin, ['long', 'short']),
      news: this.mentions(coin),
    };
  }

  private async measured(coin: string): Promise<Measured | null> {
    const korea = await this.korea(coin);
    // What the rest of the world trades by this ticker is another coin, and none of its figures are this one's.
    const isOther = korea.length > 0 && korea.every(({ gap }) => gap === 'otherCoin');
    const [price, openInterest] = isOther ? [null, null] : [this.price(coin), this.openInterest(coin)];
    return price || korea.length > 0 || openInterest ? { symbol: coin, isOther, price, korea, openInterest } : null;
  }

  private price(coin: string): CoinPriceDto | null {
    const listed = this.market.tickerOf(coin);
    if (!listed) return null;
    const { exchange, price, change24h, volume24h, high24h, low24h, lastUpdated, stale, simulated } = listed;
    const about = { source: exchange.toLowerCase(), fetchedAt: lastUpdated, stale, simulated };
    return { ...about, price, change24h, high24h, low24h, volume24h };
  }

  private async korea(coin: string): Promise<CoinPremiumDto[]> {
    const premiums = await this.market.kimchiPremiums();
    const found = KOREAN_EXCHANGES.flatMap((exchange) => {
      const about = premiums.sources.find(({ source }) => source === exchange);
      const row = premiums[exchange].find((one) => coinOf(exchange, one.coin).coin === coin);
      return about && row ? [{ exchange, about, row }] : [];
    });
    return Promise.all(
      found.map(async ({ exchange, about, row }) => ({
        ...about,
        source: exchange,
        ...{ krwPrice: row.krwPrice, premium: row.premium, usdtPremium: row.usdtPremium, gap: row.gap },
        others: othersOf(row, premiums),
        week: row.premium === null ? null : await this.week(exchange, row.coin, row.premium),
      })),
    );
  }

  private async week(exchange: KoreanExchange, coin: string, now: number): Promise<PremiumWeekDto | null> {
    const { points, sources } = await this.history.of({ exchange, coin, range: '7d' });
    const known = points.flatMap(({ at, premium }) => (premium === null ? [] : [{ at, premium }]));
    const [first] = known;
    if (!first) return null;
    const premiums = known.map(({ premium }) => premium);
    const lower = premiums.filter((premium) => premium < now).length;
    return {
      ...{ sources, hours: known.length, since: first.at, least: Math.min(...premiums), most: Math.max(...premiums) },
      lower: new Decimal(lower).div(known.length).times(100).toDecimalPlaces(DIGITS).toNumber(),
    };
  }

  private async trend(coin: string): Promise<CoinTrendDto | null> {
    try {
      const list = await this.candles.latest({ symbol: coin, quote: 'USDT', timeframe: '1d' }, DAYS);
      const { source, fetchedAt, stale, simulated } = list;
      const trend = trendOf(list.candles);
      return trend && { source, fetchedAt: fetchedAt.toISOString(), stale, simulated, ...trend };
    } catch (error) {
      // The rest is worth telling without it.
      logger.debug({ err: error }, 'no candles for an analysis');
      return null;
    }
  }

  private funding(coin: string): CoinFundingDto | null {
    const snapshot = this.snapshots.latest(feeds.funding);
    const row = snapshot?.data.find(({ symbol }) => coinOf('binance', symbol).coin === coin);
    if (!snapshot || !row) return null;
    return { ...SourceDto.of(snapshot), rate: new Decimal(row.rate).times(100).toNumber(), nextAt: row.nextAt };
  }

  private openInterest(coin: string): CoinOpenInterestDto | null {
    const snapshot = this.snapshots.latest(feeds.perpetuals);
    const row = snapshot?.data.find(({ symbol }) => symbol === coin);
    if (!snapshot || !row) return null;
    return {
      ...SourceDto.of(snapshot),
      openInterestUsd: new Decimal(row.openInterest).times(row.markPrice).toDecimalPlaces(DIGITS).toNumber(),
      fundingHourly: new Decimal(row.funding).times(100).toNumber(),
    };
  }

  private flows<Side extends FlowSumDto['side']>(
    feed: Feed<Flow<Side>>,
    coin: string,
    sides: readonly Side[],
  ): CoinFlowsDto | null {
    const snapshot = this.snapshots.latest(feed);
    if (!snapshot) return null;
    const { events, since } = snapshot.data;
    const its = events.filter(({ exchange, symbol }) => coinOf(exchange, symbol).coin === coin);
    // A full list has let older events go: in a busy market it is of minutes, and no sum of a longer span is known.
    const oldest = events.length < MOST_FLOW_EVENTS ? undefined : events.at(-1);
    const known = { since: oldest?.at ?? since, newestOfAll: oldest ? events.length : null };
    return { ...SourceDto.of(snapshot), ...known, sides: sides.map((side) => sumOf(side, its)) };
  }

  private mentions(coin: string): CoinNewsDto | null {
    const snapshot = this.snapshots.latest(feeds.news);
    if (!snapshot) return null;
    const articles = this.news.mentioning(coin);
    const of = (sentiment: string) => articles.filter((article) => article.sentiment === sentiment).length;
    return {
      ...SourceDto.of(snapshot),
      ...{ count: articles.length, positive: of('positive'), negative: of('negative') },
    };
  }
}

/** Who is compared with: the exchange of the global price, and the bank where its rate counts. */
function othersOf({ premium, usdSource }: KimchiPremiumDto, { rates, sources }: KimchiPremiumsDto): SourceDto[] {
  const global =
    usdSource === null ? undefined : sources.find(({ source }) => source.startsWith(usdSource.toLowerCase()));
  if (premium === null || !rates.usdKrw) return global ? [global] : [];
  const { source, fetchedAt, stale, simulated } = rates.usdKrw;
  return [...(global ? [global] : []), { source, fetchedAt, stale, simulated }];
}

function sumOf<Side extends FlowSumDto['side']>(side: Side, events: readonly FlowEvent<Side>[]): FlowSumDto {
  const its = events.filter((event) => event.side === side);
  const value = its.reduce((sum, event) => sum.plus(event.value), new Decimal(0));
  return { side, count: its.length, value: value.toDecimalPlaces(DIGITS).toNumber() };
}
