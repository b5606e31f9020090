import type {
  AlertDto,
  AlertFiringDto,
  AlertsDto,
  CandlesDto,
  CoinDto,
  CoinAnalysisDto,
  CoinInfoDto,
  CoinMarketDto,
  FundingRateDto,
  KimchiPremiumDto,
  KimchiPremiumsDto,
  LargeTradeDto,
  LargeTradesDto,
  LiquidationDto,
  LiquidationsDto,
  MarketHighlightsDto,
  MarketMetricsDto,
  MarketOverviewDto,
  NewsArticleDto,
  NewsDto,
  PremiumHistoryDto,
  PerpetualDto,
  SectorDto,
  SurgeCoinDto,
} from '@/shared/api/generated/schemas';
import { type FakeApi, fakeApi } from '@test/fake-api';
import { settings } from '@test/fixtures';

/** Just now, so that nothing is old by the clock of the test. */
const fresh = () => ({ fetchedAt: new Date().toISOString(), stale: false, simulated: false });

export function kimchiRow(coin: string, overrides: Partial<KimchiPremiumDto> = {}): KimchiPremiumDto {
  return {
    ...{ coin, globalCoin: coin, name: coin, nameEn: coin, krwPrice: 1_000, price: 1_000 },
    ...{ usdPrice: 0.7, usdSource: 'Binance' },
    ...{ premium: 1, usdtPremium: 0.5, gap: null, change24h: 0, volume24hKRW: 1_000_000, volume24hUSD: 725 },
    ...{ warning: false, halted: null },
    ...overrides,
  };
}

/** 145,000,000 / (102,000 × 1,380.5) − 1 = 2.9749… %, and by 1,400: 1.5406… %. */
export const bitcoin = kimchiRow('BTC', {
  ...{ name: '비트코인', nameEn: 'Bitcoin', krwPrice: 145_000_000, price: 145_000_000, usdPrice: 102_000 },
  ...{ premium: 2.975, usdtPremium: 1.5406, change24h: -1.25, volume24hKRW: 321_000_000_000 },
});

export const upbitRows: KimchiPremiumDto[] = [
  bitcoin,
  kimchiRow('ETH', { name: '이더리움', nameEn: 'Ethereum', premium: 4, change24h: 3, volume24hKRW: 200_000_000_000 }),
  kimchiRow('SOL', { name: '솔라나', nameEn: 'Solana', premium: -1, change24h: 7, volume24hKRW: 50_000_000 }),
  kimchiRow('HALT', { name: '멈춘코인', premium: 12, halted: true, warning: true, change24h: 1, volume24hKRW: 9 }),
  kimchiRow('ONLY', {
    ...{ name: '국내코인', usdPrice: null, usdSource: null, premium: null, usdtPremium: null, gap: 'noGlobalPrice' },
    ...{ volume24hKRW: 70_000 },
  }),
  kimchiRow('USDT', { name: '테더', krwPrice: 1_400, usdPrice: 1, usdSource: null, premium: 1.4125, usdtPremium: 0 }),
];

export function kimchi(overrides: Partial<KimchiPremiumsDto> = {}): KimchiPremiumsDto {
  return {
    upbit: upbitRows,
    bithumb: [kimchiRow('BTC', { name: '비트코인', premium: 3.5, usdtPremium: 1.1 })],
    rates: {
      usdKrw: { ...fresh(), source: 'dunamu', rate: 1_380.5 },
      upbitUsdt: { ...fresh(), source: 'upbit', rate: 1_400 },
      bithumbUsdt: { ...fresh(), source: 'bithumb', rate: 1_402 },
    },
    sources: ['upbit', 'bithumb', 'binance'].map((source) => ({ ...fresh(), source })),
    ...overrides,
  };
}

export function alert(overrides: Partial<AlertDto> = {}): AlertDto {
  return {
    ...{ id: 'a1', kind: 'premiumFx', symbol: 'BTC', direction: 'above', threshold: '5', minutes: null },
    ...{ repeatMinutes: 60, expiresAt: null, state: 'active', isMet: false, value: 2.975, isListed: true },
    ...{ firings: 0, firedAt: null },
    ...overrides,
  };
}

export function firing(overrides: Partial<AlertFiringDto> = {}): AlertFiringDto {
  return {
    ...{ id: 'f1', alertId: 'a1', kind: 'premiumFx', symbol: 'BTC', direction: 'above', threshold: '5' },
    ...{ minutes: null, value: '5.0123', source: 'upbit', simulated: false, basis: 'live', mailed: false },
    at: '2026-11-20T03:00:00.000Z',
    ...overrides,
  };
}

export const alerts = (overrides: Partial<AlertsDto> = {}): AlertsDto => ({
  ...{ alerts: [], firings: [], most: 50 },
  ...overrides,
});

export function gainer(symbol: string, change24h: number, overrides: Partial<CoinDto> = {}): CoinDto {
  const { fetchedAt, ...marks } = fresh();
  return {
    ...{ symbol, exchange: 'Binance', price: 1.25, change24h, volume24h: 5_000_000, marketCap: null },
    ...{ high24h: 1.5, low24h: 1, lastUpdated: fetchedAt, ...marks },
    ...overrides,
  };
}

export const gainers = (count: number): CoinDto[] =>
  Array.from({ length: count }, (_, index) => gainer(`G${index}`, 60 - index));

export function surgeCoin(symbol: string): SurgeCoinDto {
  return { ...fresh(), symbol, exchange: 'OKX', price: 2, change: 34.5, volume: 2_000_000 };
}

export function overview(overrides: Partial<MarketOverviewDto> = {}): MarketOverviewDto {
  return {
    ...{ totalMarketCap: 3.4e12, totalVolume24h: 1.2e11, marketCapChange24h: 1.5, btcDominance: 58.31 },
    ...{ risingCount: 210, fallingCount: 133 },
    coins: [gainer('BTC', -1.25, { price: 102_000, high24h: 103_500, low24h: 100_250 })],
    sources: [{ ...fresh(), source: 'binance' }],
    ...overrides,
  };
}

export function metrics(overrides: Partial<MarketMetricsDto> = {}): MarketMetricsDto {
  return {
    fearGreedIndex: 71,
    fearGreed: { ...fresh(), source: 'alternative-me', value: 71, at: new Date().toISOString() },
    longShort: { ...fresh(), source: 'binance', long: 61.24, short: 38.76, isSample: false },
    ...{ totalMarketCap: 3.4e12, marketCapChange24h: 1.5, btcDominance: 58.31, usdtPremium: 1.41 },
    ...overrides,
  };
}

export function sector(id: string, overrides: Partial<SectorDto> = {}): SectorDto {
  return {
    ...{ ...fresh(), source: 'coingecko', id, name: id, nameKo: id, color: '#2f6fed', description: `${id} 설명` },
    ...{ coins: [], averageChange: 1.2, totalVolume: 1e9, coinCount: 2 },
    ...overrides,
  };
}

const sectorCoin = (symbol: string, volume24h: number, change24h: number) => ({
  ...{
    id: `${symbol.toLowerCase()}-id`,
    symbol,
    name: `${symbol} coin`,
    price: 10,
    change24h,
    volume24h,
    marketCap: 1e9,
  },
});

export const sectors: SectorDto[] = [
  sector('layer-1', { nameKo: '레이어 1', coins: [sectorCoin('SLOW', 900, 1), sectorCoin('FAST', 100, 9)] }),
  sector('decentralized-finance-defi', { nameKo: '디파이' }),
  sector('depin', { nameKo: '디핀' }),
];

/** The market in a few figures. */
export function highlights(overrides: Partial<MarketHighlightsDto> = {}): MarketHighlightsDto {
  const headline = (language: 'ko' | 'en', place: number, title: string) => ({
    ...{ id: `${language}-${place}`, title, publisher: language === 'ko' ? '코인신문' : 'Coin Paper' },
    publishedAt: `2026-11-20T0${5 - place}:20:00.000Z`,
  });
  return {
    sectors: {
      ...{ ...fresh(), source: 'coingecko' },
      sectors: [
        { id: 'layer-1', name: 'Layer 1', nameKo: '레이어 1', change: 1.26 },
        { id: 'meme-token', name: 'Meme', nameKo: '밈', change: -20.27 },
      ],
    },
    gainers: [
      { ...fresh(), symbol: 'FAST', exchange: 'OKX', change: 42.24 },
      { ...fresh(), symbol: 'SLOW', exchange: 'Binance', change: 21.12 },
    ],
    news: {
      ...fresh(),
      ko: [headline('ko', 1, '비트코인 신고가'), headline('ko', 2, '이더리움 업그레이드')],
      en: [headline('en', 1, 'Bitcoin at a record')],
    },
    ...overrides,
  };
}

export function ranked(id: string, symbol: string): CoinMarketDto {
  return {
    ...{ id, symbol, name: id, image: null, market_cap_rank: 1, current_price: 102_000, market_cap: 2e12 },
    ...{ total_volume: 4e10, high_24h: 103_500, low_24h: 100_250, price_change_percentage_24h: -1.25 },
    last_updated: new Date().toISOString(),
    ...{ source: 'coingecko', fetchedAt: new Date().toISOString(), stale: false, simulated: true },
  };
}

export function coinInfo(overrides: Partial<CoinInfoDto> = {}): CoinInfoDto {
  return {
    ...{ ...fresh(), source: 'coingecko', id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' },
    categories: ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Tag ${letter}`),
    exchanges: Array.from({ length: 9 }, (_, index) => `Exchange ${index}`),
    description: { ko: '첫 번째 코인입니다.', en: 'The first coin.' },
    market_data: {
      current_price: { usd: 102_111 },
      price_change_percentage_24h: -1.3,
      total_volume: { usd: 4e10 },
      market_cap: { usd: 2e12 },
    },
    ...overrides,
  };
}

export function fundingRate(symbol: string, rate: number): FundingRateDto {
  return {
    ...fresh(),
    symbol,
    coin: symbol,
    rate,
    nextAt: new Date(Date.now() + 7_200_500).toISOString(),
    markPrice: 100,
  };
}

export function largeTrade(id: string, overrides: Partial<LargeTradeDto> = {}): LargeTradeDto {
  return {
    ...{ id, exchange: 'binance', symbol: 'BTC', side: 'buy', price: 69_420.5, currency: 'USDT', quantity: 4.2 },
    ...{ value: 291_566.1, at: new Date(Date.now() - 12_500).toISOString() },
    ...overrides,
  };
}

export const largeTrades = (items: LargeTradeDto[]): LargeTradesDto => ({
  least: 200_000,
  items,
  sources: ['binance', 'upbit'].map((source) => ({ ...fresh(), source })),
});

export const liquidations = (items: LiquidationDto[]): LiquidationsDto => ({
  items,
  lastHour: { long: 1_250_000, short: 340_000 },
  lastDay: { long: 21_000_000, short: 9_800_000 },
  since: '2026-11-21T00:00:00.000Z',
  sources: ['binance-futures', 'bybit'].map((source) => ({ ...fresh(), source })),
});

export function perpetual(symbol: string, overrides: Partial<PerpetualDto> = {}): PerpetualDto {
  return {
    ...{ symbol, markPrice: 69_000, change24h: 1.5, openInterest: 20_000, openInterestUsd: 1_380_000_000 },
    ...{ fundingHourly: 0.00125, volume24h: 900_000_000 },
    ...fresh(),
    ...overrides,
  };
}

export function coinAnalysis(symbol: string, overrides: Partial<CoinAnalysisDto> = {}): CoinAnalysisDto {
  const told = (source: string) => ({ ...fresh(), source });
  const since = '2026-11-20T03:00:00.000Z';
  const week = { sources: ['upbit', 'okx', 'dunamu'], hours: 167, since, least: -0.4, most: 3.1, lower: 78.44 };
  const range = { days: 31, low: 54_120, high: 70_310, place: 92, change7d: 4.2, change30d: -2.5, dailyRange: 3.4 };
  return {
    ...{ symbol, at: new Date().toISOString() },
    price: {
      ...told('binance'),
      price: 69_000,
      change24h: 1.25,
      high24h: 70_000,
      low24h: 68_000,
      volume24h: 1_250_000_000,
    },
    korea: [
      {
        ...{ ...told('upbit'), source: 'upbit', krwPrice: 97_000_000, premium: 2.1, usdtPremium: 0.3, gap: null },
        ...{ others: [told('binance'), told('dunamu')], week },
      },
      {
        ...told('bithumb'),
        source: 'bithumb',
        krwPrice: 1,
        premium: null,
        usdtPremium: null,
        gap: 'otherCoin',
        ...{ others: [], week: null },
      },
    ],
    trend: { ...told('binance'), ...range },
    funding: { ...told('binance-futures'), rate: -0.0125, nextAt: '2026-11-20T08:00:00.000Z' },
    openInterest: { ...told('hyperliquid'), openInterestUsd: 1_380_000_000, fundingHourly: 0.00125 },
    largeTrades: {
      ...{ ...told('binance, upbit'), since, newestOfAll: null },
      sides: [
        { side: 'buy', count: 3, value: 900_000 },
        { side: 'sell', count: 0, value: 0 },
      ],
    },
    liquidations: {
      ...{ ...told('binance'), since, newestOfAll: null },
      sides: [
        { side: 'long', count: 0, value: 0 },
        { side: 'short', count: 0, value: 0 },
      ],
    },
    news: { ...told('rss'), count: 4, positive: 2, negative: 1 },
    ...overrides,
  };
}

export function article(id: string, overrides: Partial<NewsArticleDto> = {}): NewsArticleDto {
  return {
    ...{ id, title: `제목 ${id}`, summary: `요약 ${id}`, url: `https://news.example/${id}`, publisher: '코인신문' },
    ...{ publishedAt: new Date(Date.now() - 600_000).toISOString(), category: 'market', sentiment: 'neutral' },
    ...{ relatedSymbols: [], language: 'ko' },
    ...overrides,
  };
}

export function news(articles: NewsArticleDto[]): NewsDto {
  return {
    articles,
    lastUpdate: new Date().toISOString(),
    totalCount: articles.length,
    stale: false,
    simulated: false,
  };
}

/** Hourly candles up to now, which close at the given prices. */
export function candles(closes: readonly number[], overrides: Partial<CandlesDto> = {}): CandlesDto {
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  return {
    ...{ ...fresh(), source: 'binance', symbol: 'BTC', quote: 'USDT', timeframe: '1h' },
    candles: closes.map((close, index) => ({
      at: new Date(hour - (closes.length - 1 - index) * 3_600_000).toISOString(),
      ...{ open: close - 1, high: close + 10, low: close - 10, close, volume: 5, closed: index < closes.length - 1 },
    })),
    ...overrides,
  };
}

/** Premiums of the last minutes; a null was not recorded. */
export function premiumHistory(premiums: readonly (number | null)[]): PremiumHistoryDto {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const points = premiums.flatMap((premium, index) =>
    premium === null
      ? []
      : {
          at: new Date(minute - (premiums.length - 1 - index) * 60_000).toISOString(),
          ...{ price: 145_000_000, premium, usdtPremium: premium - 1 },
        },
  );
  const from = new Date(Date.now() - 86_400_000).toISOString();
  const sources = ['upbit', 'binance', 'dunamu'];
  return { source: 'upbit', sources, coin: 'BTC', from, begins: points[0]?.at ?? null, simulated: false, points };
}

/** A member's service with something in every panel. */
export function insightsServer(): FakeApi {
  const published = {
    insights_rankAlertPercent: '15',
    insights_surgeChangePercent: '15',
    insights_surgeVolume: '1000000',
  };
  return fakeApi()
    .on('GET /api/me', { body: {} })
    .on('GET /api/site-settings', {
      body: [...settings, ...Object.entries(published).map(([key, value]) => ({ key, value }))],
    })
    .on('GET /api/kimchi-premium', () => ({ body: kimchi() }))
    .on('GET /api/kimchi-premium/history', () => ({ body: premiumHistory([1, 2.5, null, 2]) }))
    .on('GET /api/kimchi-premium/sparklines', {
      body: {
        source: 'upbit',
        times: ['1', '2', '3'],
        simulated: false,
        coins: [{ coin: 'BTC', premiums: [2, 3], places: [1, 2] }],
      },
    })
    .on('GET /api/crypto/candles', () => ({ body: candles([100_000, 103_000, 102_000]) }))
    .on('GET /api/journal/positions', { body: [] })
    .on('GET /api/crypto/alerts', { body: alerts() })
    .on('GET /api/crypto/favourites', { body: { symbols: ['ETH'] } })
    .on('GET /api/crypto/top-gainers', () => ({ body: gainers(30) }))
    .on('GET /api/crypto/surge-coins', { body: [] })
    .on('GET /api/crypto/market-overview', () => ({ body: overview() }))
    .on('GET /api/market-metrics', () => ({ body: metrics() }))
    .on('GET /api/crypto/sectors', () => ({ body: sectors }))
    .on('GET /api/crypto/funding-rates', () => ({
      body: [fundingRate('DEAR', 0.05), fundingRate('BTC', 0.01), fundingRate('CHEAP', -0.0321)],
    }))
    .on('GET /api/crypto/large-trades', () => ({ body: largeTrades([largeTrade('a')]) }))
    .on('GET /api/crypto/liquidations', () => ({ body: liquidations([{ ...largeTrade('b'), side: 'long' }]) }))
    .on('GET /api/crypto/hyperliquid-positions', () => ({ body: [perpetual('BTC'), perpetual('ETH')] }))
    .on('GET /api/crypto/coin-analysis', ({ search }) => ({
      body: coinAnalysis(new URLSearchParams(search).get('symbol') ?? ''),
    }))
    .on('GET /api/crypto/coin-analysis/words', { body: { pending: false, words: null } })
    .on('GET /api/coingecko/markets', () => ({ body: [ranked('bitcoin', 'btc')] }))
    .on('GET /api/coingecko/coin/bitcoin', () => ({ body: coinInfo() }))
    .on('GET /api/crypto-news', () => ({ body: news(['1', '2', '3', '4'].map((id) => article(id))) }));
}
