import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { Clock } from '../../platform/clock/index.js';
import type { Language } from '../../platform/errors/index.js';
import { Settings } from '../../platform/settings/index.js';
import { type Feed, type Snapshot, Snapshots } from '../../platform/snapshots/index.js';
import { coinOf } from './coin-identity.rules.js';
import type { CoinDto, CoinMarketDto, ExchangeFilter, SectorDto, SurgeCoinDto } from './dto/coins.dto.js';
import type { KimchiPremiumDto, KimchiPremiumsDto, PremiumRateDto } from './dto/kimchi-premium.dto.js';
import type { FundingRateDto, LongShortDto, MarketMetricsDto, MarketOverviewDto } from './dto/market.dto.js';
import type { LatestRateDto } from './dto/rates.dto.js';
import { SourceDto } from './dto/source.dto.js';
import { type CoinMarket, feeds, type KrwTicker, type Ticker } from './feeds.js';
import { type ListedTicker, mostTraded, surging, topGainers } from './gainers.rules.js';
import { InsightsErrors } from './insights.errors.js';
import { InsightsSettings, MarketSettings } from './insights.settings.js';
import {
  comparePrices,
  GLOBAL_EXCHANGES,
  type GlobalExchange,
  type GlobalPrice,
  globalPrices,
  type PremiumGap,
  premiumOf,
} from './kimchi-premium.rules.js';
import { sectorRows } from './sectors.messages.js';

const names: Readonly<Record<GlobalExchange, Exclude<ExchangeFilter, 'ALL'>>> = {
  binance: 'Binance',
  okx: 'OKX',
  bybit: 'Bybit',
  bitget: 'Bitget',
};
const tickerFeeds: Readonly<Record<GlobalExchange, Feed<readonly Ticker[]>>> = {
  binance: feeds.binanceTickers,
  okx: feeds.okxTickers,
  bybit: feeds.bybitTickers,
  bitget: feeds.bitgetTickers,
};
const MOST_OVERVIEW = 10;

/** The market as the last good values tell it. Reads no database but for settings. */
@Injectable()
export class Market {
  /** Premiums of the last values, which only change with them. */
  private premiums: { readonly of: string; readonly answer: KimchiPremiumsDto } | null = null;

  constructor(
    private readonly snapshots: Snapshots,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Returns the premium of each coin on Upbit and Bithumb. Throws `insights.notReadYet`. */
  async kimchiPremiums(): Promise<KimchiPremiumsDto> {
    const [upbit, bithumb] = [this.snapshots.latest(feeds.upbitTickers), this.snapshots.latest(feeds.bithumbTickers)];
    if (!upbit && !bithumb) throw InsightsErrors.notReadYet();
    const otherCoinPercent = new Decimal(await this.settings.get(InsightsSettings.otherCoinPercent, this.clock.now()));
    const usd = this.snapshots.latest(feeds.usdKrw);
    const globals = this.globals();
    const parts = [upbit, bithumb, usd, ...globals.map(([, snapshot]) => snapshot)];
    const of = [otherCoinPercent, ...parts.map((part) => `${part?.fetchedAt.getTime()} ${part?.stale}`)].join();
    if (this.premiums?.of === of) return this.premiums.answer;
    const untraded = new Map<string, GlobalPrice>();
    const tickersOf = (isStale: boolean) =>
      globalPrices(
        globals.filter(([, { stale }]) => stale === isStale).map(([name, { data }]) => [name, data]),
        untraded,
      );
    const [fresh, stale] = [tickersOf(false), tickersOf(true)];
    const usdKrw = usd ? new Decimal(usd.data.rate) : null;
    const rowsOf = (exchange: 'upbit' | 'bithumb', tickers: readonly KrwTicker[]): KimchiPremiumDto[] => {
      const rates = { usdKrw, usdtKrw: usdtIn(tickers) };
      /** Without a fresh price; a stale one, or that of a coin which nobody trades now, still tells another coin. */
      const gapOf = (ticker: KrwTicker, coin: string): PremiumGap => {
        const isOther = (prices: typeof stale): boolean =>
          comparePrices(exchange, ticker, prices, rates, otherCoinPercent).gap === 'otherCoin';
        if (stale.has(coin)) return isOther(stale) ? 'otherCoin' : 'staleGlobalPrice';
        if (!untraded.has(coin)) return 'noGlobalPrice';
        return isOther(untraded) ? 'otherCoin' : 'noGlobalTrades';
      };
      return tickers
        .map((ticker) => {
          const compared = comparePrices(exchange, ticker, fresh, rates, otherCoinPercent);
          const { coin } = coinOf(exchange, ticker.symbol);
          const gap = compared.gap === 'noGlobalPrice' ? gapOf(ticker, coin) : compared.gap;
          return premiumRow(ticker, coin, { ...compared, gap }, usdKrw);
        })
        .sort((a, b) => (b.volume24hKRW ?? 0) - (a.volume24hKRW ?? 0));
    };
    const answer = {
      upbit: rowsOf('upbit', upbit?.data ?? []),
      bithumb: rowsOf('bithumb', bithumb?.data ?? []),
      rates: {
        usdKrw: usd ? { ...SourceDto.of(usd), rate: Number(usd.data.rate) } : null,
        upbitUsdt: usdtRate(upbit),
        bithumbUsdt: usdtRate(bithumb),
      },
      sources: [upbit, bithumb, ...globals.map(([, snapshot]) => snapshot)]
        .filter((snapshot) => snapshot !== undefined)
        .map((snapshot) => SourceDto.of(snapshot)),
    };
    this.premiums = { of, answer };
    return answer;
  }

  /** Returns coins by their change over 24 hours. Throws `insights.notReadYet`. */
  async topGainers(filter: ExchangeFilter, limit: number): Promise<CoinDto[]> {
    const leastVolume = new Decimal(await this.settings.get(InsightsSettings.gainerVolume, this.clock.now()));
    const tickers = this.listed().filter(({ exchange }) => filter === 'ALL' || names[exchange] === filter);
    const gainers = topGainers(tickers, { leastVolume, oncePerCoin: filter === 'ALL' });
    return gainers.slice(0, limit).map((ticker) => this.coin(ticker));
  }

  /** Returns the coins that rise fast with much trading, fastest first. Throws `insights.notReadYet`. */
  async surgeCoins(): Promise<SurgeCoinDto[]> {
    const { surgeChangePercent, surgeVolume } = InsightsSettings;
    const least = await this.settings.getAll({ surgeChangePercent, surgeVolume });
    const found = surging(this.listed(), new Decimal(least.surgeChangePercent), new Decimal(least.surgeVolume));
    return found.map((ticker) => {
      const { symbol, exchange, price, change24h, volume24h, lastUpdated, stale, simulated } = this.coin(ticker);
      const figures = { change: change24h ?? 0, volume: volume24h ?? 0 };
      return { symbol, exchange, price, ...figures, fetchedAt: lastUpdated, stale, simulated };
    });
  }

  /** Returns the market at a glance. Throws `insights.notReadYet`. */
  overview(): MarketOverviewDto {
    const coins = mostTraded(this.listed()).sort((a, b) => Number(b.volume ?? 0) - Number(a.volume ?? 0));
    const total = this.snapshots.latest(feeds.globalMarket);
    return {
      totalMarketCap: numberOf(total?.data.marketCap),
      totalVolume24h: numberOf(total?.data.volume),
      marketCapChange24h: numberOf(total?.data.marketCapChange),
      btcDominance: numberOf(total?.data.btcDominance),
      risingCount: coins.filter(({ change }) => Number(change) > 0).length,
      fallingCount: coins.filter(({ change }) => Number(change) < 0).length,
      coins: coins.slice(0, MOST_OVERVIEW).map((ticker) => this.coin(ticker)),
      sources: [...this.globals().map(([, snapshot]) => snapshot), ...(total ? [total] : [])].map((snapshot) =>
        SourceDto.of(snapshot),
      ),
    };
  }

  /** Returns the mood of the market; parts that could not be read are null, or marked as a sample. */
  async metrics(): Promise<MarketMetricsDto> {
    const fearGreed = this.snapshots.latest(feeds.fearGreed);
    const total = this.snapshots.latest(feeds.globalMarket);
    const usd = this.snapshots.latest(feeds.usdKrw);
    const usdtKrw = usdtIn(this.snapshots.latest(feeds.upbitTickers)?.data ?? []);
    return {
      fearGreedIndex: fearGreed?.data.value ?? null,
      fearGreed: fearGreed ? { ...SourceDto.of(fearGreed), ...fearGreed.data } : null,
      longShort: await this.longShort(),
      totalMarketCap: numberOf(total?.data.marketCap),
      marketCapChange24h: numberOf(total?.data.marketCapChange),
      btcDominance: numberOf(total?.data.btcDominance),
      usdtPremium: usd && usdtKrw ? premiumOf(usdtKrw, new Decimal(1), new Decimal(usd.data.rate)).toNumber() : null,
    };
  }

  private async longShort(): Promise<LongShortDto> {
    const snapshot = this.snapshots.latest(feeds.longShort);
    if (snapshot) {
      const { long, short } = snapshot.data;
      return { ...SourceDto.of(snapshot), long: percent(long), short: percent(short), isSample: false };
    }
    const now = this.clock.now();
    const long = await this.settings.get(InsightsSettings.sampleLongPercent, now);
    const nowhere = { source: 'sample', fetchedAt: now.toISOString(), stale: false, simulated: false };
    return { ...nowhere, long, short: 100 - long, isSample: true };
  }

  /** Returns the funding of each perpetual future, most expensive for longs first. Throws `insights.notReadYet`. */
  fundingRates(): FundingRateDto[] {
    const snapshot = this.snapshots.latest(feeds.funding);
    if (!snapshot) throw InsightsErrors.notReadYet();
    const { fetchedAt, stale, simulated } = SourceDto.of(snapshot);
    return snapshot.data
      .map(({ symbol, rate, nextAt, markPrice }) => ({
        ...{ symbol, coin: coinOf('binance', symbol).coin, nextAt, fetchedAt, stale, simulated },
        rate: percent(rate),
        markPrice: Number(markPrice),
      }))
      .sort((a, b) => b.rate - a.rate);
  }

  /** Returns the first coins of the ranking by market capitalisation. Throws `insights.notReadYet`. */
  coinMarkets(limit: number): CoinMarketDto[] {
    const ranking = this.ranking();
    return ranking.data.slice(0, limit).map((coin) => ({
      ...SourceDto.of(ranking),
      ...{ id: coin.id, symbol: coin.symbol, name: coin.name, image: coin.image, market_cap_rank: coin.rank },
      current_price: numberOf(coin.price),
      market_cap: numberOf(coin.marketCap),
      total_volume: numberOf(coin.volume),
      high_24h: numberOf(coin.high),
      low_24h: numberOf(coin.low),
      price_change_percentage_24h: numberOf(coin.change),
      last_updated: coin.updatedAt,
    }));
  }

  /** Returns the sectors, those first of which most is traded. Throws `insights.notReadYet`. */
  sectors(language: Language): SectorDto[] {
    const ranking = this.ranking();
    const members = this.snapshots.latest(feeds.sectorCoins);
    if (!members) throw InsightsErrors.notReadYet();
    const byId = new Map(ranking.data.map((coin) => [coin.id, coin]));
    return sectorRows
      .map(({ category, description, ...row }) => {
        const ids = members.data.find((sector) => sector.category === category)?.coins ?? [];
        const coins = ids.flatMap((id) => byId.get(id) ?? []);
        return {
          ...SourceDto.of(ranking),
          ...{ ...row, id: category, description: description[language], coins: coins.map(sectorCoin) },
          averageChange: weightedChange(coins),
          totalVolume: coins.reduce((sum, { volume }) => sum.plus(volume ?? 0), new Decimal(0)).toNumber(),
          coinCount: coins.length,
        };
      })
      .filter(({ coinCount }) => coinCount > 0)
      .sort((a, b) => b.totalVolume - a.totalVolume);
  }

  /** Returns won per USDT by the bank's rate; the default until one is loaded. */
  async latestRate(): Promise<LatestRateDto> {
    const snapshot = this.snapshots.latest(feeds.usdKrw);
    if (snapshot) return { ...SourceDto.of(snapshot), rate: Number(snapshot.data.rate) };
    const rate = Number(await this.settings.get(MarketSettings.defaultKrwPerUsdt, this.clock.now()));
    return { rate, source: 'default', fetchedAt: null, stale: false, simulated: false };
  }

  /** Returns a coin on the first global exchange that lists it, with the prices of one also where it is sold in bundles; null if none does. */
  tickerOf(coin: string): CoinDto | null {
    for (const [exchange, { data }] of this.globals()) {
      const perOf = ({ symbol }: Ticker): number => coinOf(exchange, symbol).per;
      const its = data.filter(({ symbol }) => coinOf(exchange, symbol).coin === coin);
      const [ticker] = its.sort((a, b) => perOf(a) - perOf(b));
      if (ticker) return this.coin({ ...perCoin(ticker, perOf(ticker)), exchange });
    }
    return null;
  }

  /** Returns the exchanges that list a coin, Korean ones first. */
  exchangesOf(coin: string): string[] {
    const lists = (exchange: string, tickers: readonly Ticker[] = []) =>
      tickers.some(({ symbol }) => coinOf(exchange, symbol).coin === coin);
    const korean = [
      ['Upbit', 'upbit', feeds.upbitTickers],
      ['Bithumb', 'bithumb', feeds.bithumbTickers],
    ] as const;
    return [
      ...korean.filter(([, id, feed]) => lists(id, this.snapshots.latest(feed)?.data)).map(([name]) => name),
      ...this.globals()
        .filter(([id, { data }]) => lists(id, data))
        .map(([id]) => names[id]),
    ];
  }

  /** Whether some exchange lists a coin, by this ticker or one that it renames; null while that is not known of all exchanges. */
  isListed(coin: string): boolean | null {
    const korean = [['upbit', feeds.upbitTickers] as const, ['bithumb', feeds.bithumbTickers] as const];
    const all = [...korean, ...GLOBAL_EXCHANGES.map((exchange) => [exchange, tickerFeeds[exchange]] as const)];
    const lists = all.map(([exchange, feed]) =>
      this.snapshots
        .latest<readonly { symbol: string }[]>(feed)
        ?.data.some(({ symbol }) => symbol === coin || coinOf(exchange, symbol).coin === coin),
    );
    if (lists.includes(true)) return true;
    return lists.includes(undefined) ? null : false;
  }

  /** Returns the id of the highest ranked coin with this ticker. */
  coinIdOf(ticker: string): string | undefined {
    return this.snapshots.latest(feeds.coinMarkets)?.data.find(({ symbol }) => symbol === ticker)?.id;
  }

  private ranking(): Snapshot<readonly CoinMarket[]> {
    const snapshot = this.snapshots.latest(feeds.coinMarkets);
    if (!snapshot) throw InsightsErrors.notReadYet();
    return snapshot;
  }

  private globals(): (readonly [GlobalExchange, Snapshot<readonly Ticker[]>])[] {
    return GLOBAL_EXCHANGES.flatMap((exchange) => {
      const snapshot = this.snapshots.latest(tickerFeeds[exchange]);
      return snapshot ? [[exchange, snapshot] as const] : [];
    });
  }

  private listed(): ListedTicker[] {
    const globals = this.globals();
    if (globals.length === 0) throw InsightsErrors.notReadYet();
    return globals.flatMap(([exchange, { data }]) => data.map((ticker) => ({ ...ticker, exchange })));
  }

  private coin(ticker: ListedTicker): CoinDto {
    const snapshot = this.snapshots.latest(tickerFeeds[ticker.exchange]);
    if (!snapshot) throw InsightsErrors.notReadYet();
    const { fetchedAt, stale, simulated } = SourceDto.of(snapshot);
    const { coin } = coinOf(ticker.exchange, ticker.symbol);
    const ranked = this.snapshots.latest(feeds.coinMarkets)?.data.find(({ symbol }) => symbol === coin);
    return {
      symbol: ticker.symbol,
      exchange: names[ticker.exchange],
      price: Number(ticker.price),
      change24h: numberOf(ticker.change),
      volume24h: numberOf(ticker.volume),
      marketCap: numberOf(ranked?.marketCap),
      high24h: numberOf(ticker.high),
      low24h: numberOf(ticker.low),
      lastUpdated: fetchedAt,
      ...{ stale, simulated },
    };
  }
}

const numberOf = (text: string | null | undefined): number | null => (text == null ? null : Number(text));
const percent = (share: string): number => new Decimal(share).times(100).toNumber();

/** The prices of a bundle as those of one coin. */
function perCoin(ticker: Ticker, per: number): Ticker {
  if (per === 1) return ticker;
  const one = (price: string): string => new Decimal(price).div(per).toFixed();
  const { price, high, low } = ticker;
  return { ...ticker, price: one(price), high: high && one(high), low: low && one(low) };
}

function usdtIn(tickers: readonly KrwTicker[]): Decimal | null {
  const price = tickers.find(({ symbol }) => symbol === 'USDT')?.price;
  return price === undefined ? null : new Decimal(price);
}

function usdtRate(snapshot: Snapshot<readonly KrwTicker[]> | undefined): PremiumRateDto | null {
  const rate = snapshot && usdtIn(snapshot.data);
  return rate ? { ...SourceDto.of(snapshot), rate: rate.toNumber() } : null;
}

function premiumRow(
  ticker: KrwTicker,
  coin: string,
  { global, premium, usdtPremium, gap }: Omit<ReturnType<typeof comparePrices>, 'gap'> & { gap: PremiumGap | null },
  usdKrw: Decimal | null,
): KimchiPremiumDto {
  const volume = numberOf(ticker.volume);
  return {
    coin: ticker.symbol,
    globalCoin: gap === 'otherCoin' ? null : coin,
    name: ticker.nameKo,
    nameEn: ticker.nameEn,
    krwPrice: Number(ticker.price),
    price: Number(ticker.price),
    usdPrice: global?.price.toNumber() ?? null,
    usdSource: global?.exchange ? names[global.exchange] : null,
    premium: premium?.toNumber() ?? null,
    usdtPremium: usdtPremium?.toNumber() ?? null,
    gap,
    change24h: numberOf(ticker.change),
    volume24hKRW: volume,
    volume24hUSD: volume !== null && usdKrw ? new Decimal(volume).div(usdKrw).toDecimalPlaces(2).toNumber() : null,
    warning: ticker.warning,
    halted: ticker.halted,
  };
}

function sectorCoin(coin: CoinMarket): SectorDto['coins'][number] {
  return {
    ...{ id: coin.id, symbol: coin.symbol, name: coin.name },
    price: numberOf(coin.price),
    change24h: numberOf(coin.change),
    volume24h: numberOf(coin.volume),
    marketCap: numberOf(coin.marketCap),
  };
}

/** Change weighted by market capitalisation, in percent; null if no coin has both. */
function weightedChange(coins: readonly CoinMarket[]): number | null {
  const known = coins.filter(({ marketCap, change }) => marketCap !== null && change !== null);
  const total = known.reduce((sum, { marketCap }) => sum.plus(marketCap ?? 0), new Decimal(0));
  if (total.isZero()) return null;
  const weighted = known.reduce(
    (sum, { marketCap, change }) => sum.plus(new Decimal(marketCap ?? 0).times(change ?? 0)),
    new Decimal(0),
  );
  return weighted.div(total).toDecimalPlaces(4).toNumber();
}
