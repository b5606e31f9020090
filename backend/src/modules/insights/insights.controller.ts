import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { KeyedBulkhead } from '../../platform/bulkhead/index.js';
import type { Language } from '../../platform/errors/index.js';
import { CoinAnalysisDto, CoinAnalysisQuery } from './dto/coin-analysis.dto.js';
import { CoinWordsDto } from './dto/coin-words.dto.js';
import { CandlesDto, CandlesQuery } from './dto/candles.dto.js';
import {
  ApiErrors,
  ApiEvents,
  callerOf,
  CallerLanguage,
  CurrentUser,
  networkOf,
  Public,
  RefuseOtherSites,
  type SessionUser,
} from '../../platform/http/index.js';
import { KeptAnswer } from '../../platform/kept-answers/index.js';
import {
  CoinDto,
  CoinInfoDto,
  CoinMarketDto,
  CoinMarketsQuery,
  SectorDto,
  SurgeCoinDto,
  TopGainersQuery,
} from './dto/coins.dto.js';
import { LargeTradesDto, LiquidationsDto, PerpetualDto } from './dto/flows.dto.js';
import { MarketHighlightsDto } from './dto/highlights.dto.js';
import { PremiumHistoryDto, PremiumHistoryQuery, SparklinesDto, SparklinesQuery } from './dto/history.dto.js';
import { KimchiPremiumsDto } from './dto/kimchi-premium.dto.js';
import { LiveQuery } from './dto/live.dto.js';
import { FundingRateDto, MarketMetricsDto, MarketOverviewDto } from './dto/market.dto.js';
import { NewsDto, NewsQuery, TranslateDto, TranslationDto } from './dto/news.dto.js';
import { LatestRateDto } from './dto/rates.dto.js';
import { CoinAnalyses } from './analysis/coin-analyses.service.js';
import { CoinWords } from './analysis/coin-words.service.js';
import { Candles } from './candles/candles.service.js';
import { CoinInfos } from './coin-infos.service.js';
import { Flows } from './flows.service.js';
import { History } from './history/history.service.js';
import { InsightsLive } from './insights-live.service.js';
import { Market } from './market.service.js';
import { MarketHighlights } from './market-highlights.service.js';
import { News } from './news.service.js';
import { NewsTranslations } from './news-translations.service.js';

/** Candles of one address: what is not kept is asked of the exchange, whose pace all share. */
const OF_ADDRESS = { running: 4, waiting: 20 };

@ApiTags('insights')
@Controller()
export class InsightsController {
  private readonly askers = new KeyedBulkhead(OF_ADDRESS);

  constructor(
    private readonly market: Market,
    private readonly news: News,
    private readonly infos: CoinInfos,
    private readonly translations: NewsTranslations,
    private readonly history: History,
    private readonly candles: Candles,
    private readonly live: InsightsLive,
    private readonly flows: Flows,
    private readonly analyses: CoinAnalyses,
    private readonly words: CoinWords,
    private readonly highlights: MarketHighlights,
  ) {}

  /** Every coin of the Korean exchanges beside its global price. */
  @KeptAnswer('snapshots')
  @Get('kimchi-premium')
  @ApiErrors(503)
  async getKimchiPremium(): Promise<KimchiPremiumsDto> {
    return this.market.kimchiPremiums();
  }

  /** A few figures of the market: sectors, top gainers and headlines. What has not been read is null or empty. */
  @KeptAnswer()
  @Get('market-highlights')
  async getMarketHighlights(): Promise<MarketHighlightsDto> {
    return this.highlights.read();
  }

  /** Price and premium of a coin as they were. */
  @Public()
  @Get('kimchi-premium/history')
  @ApiErrors(400)
  async getPremiumHistory(@Query() query: PremiumHistoryQuery): Promise<PremiumHistoryDto> {
    return this.history.of(query);
  }

  /** Premiums of every coin of an exchange over 24 hours, for small lines. */
  @Public()
  @Get('kimchi-premium/sparklines')
  @ApiErrors(400)
  async getSparklines(@Query() { exchange }: SparklinesQuery): Promise<SparklinesDto> {
    return this.history.sparklines(exchange);
  }

  /** Candles of a coin, the newest of them. */
  @Public()
  @Get('crypto/candles')
  @ApiErrors(400, 404, 503)
  async listCandles(@Query() { limit, ...market }: CandlesQuery, @Req() request: Request): Promise<CandlesDto> {
    const network = networkOf(callerOf(request).ip);
    return CandlesDto.from(market, await this.askers.run(network, () => this.candles.latest(market, limit)));
  }

  /** Coins that rise most over 24 hours. */
  @Public()
  @Get('crypto/top-gainers')
  @ApiErrors(400, 503)
  async listTopGainers(@Query() { exchange = 'ALL', limit }: TopGainersQuery): Promise<CoinDto[]> {
    return this.market.topGainers(exchange, limit);
  }

  /** Coins that rise fast with much trading, by the limits of the settings. */
  @KeptAnswer('snapshots')
  @Get('crypto/surge-coins')
  @ApiErrors(503)
  async listSurgeCoins(): Promise<SurgeCoinDto[]> {
    return this.market.surgeCoins();
  }

  /** The market at a glance. */
  @KeptAnswer('snapshots')
  @Get('crypto/market-overview')
  @ApiErrors(503)
  getMarketOverview(): MarketOverviewDto {
    return this.market.overview();
  }

  /** Sectors of the market, those first of which most is traded. */
  @KeptAnswer('snapshots')
  @Get('crypto/sectors')
  @ApiErrors(503)
  listSectors(@CallerLanguage() language: Language): SectorDto[] {
    return this.market.sectors(language);
  }

  /** Funding of the perpetual futures on Binance, most expensive for longs first. */
  @KeptAnswer('snapshots')
  @Get('crypto/funding-rates')
  @ApiErrors(503)
  listFundingRates(): FundingRateDto[] {
    return this.market.fundingRates();
  }

  /** The last large trades on Binance and Upbit. */
  @KeptAnswer('snapshots')
  @Get('crypto/large-trades')
  @ApiErrors(503)
  async listLargeTrades(): Promise<LargeTradesDto> {
    return this.flows.largeTrades();
  }

  /** The last liquidations on Binance and Bybit, and at least what they sum to. */
  @KeptAnswer('snapshots')
  @Get('crypto/liquidations')
  @ApiErrors(503)
  listLiquidations(): LiquidationsDto {
    return this.flows.liquidations();
  }

  /** What is open on Hyperliquid, the largest first. */
  @KeptAnswer('snapshots')
  @Get('crypto/hyperliquid-positions')
  @ApiErrors(503)
  listHyperliquidPositions(): PerpetualDto[] {
    return this.flows.perpetuals();
  }

  /** What is measured of a coin, from every source that knows it. */
  @Public()
  @Get('crypto/coin-analysis')
  @ApiErrors(400, 404, 503)
  async getCoinAnalysis(@Query() { symbol }: CoinAnalysisQuery): Promise<CoinAnalysisDto> {
    return this.analyses.read(symbol);
  }

  /** What the language model says of the measured facts, in the language of the caller. It is shown beside them, never alone. */
  @Get('crypto/coin-analysis/words')
  @ApiErrors(400, 401, 404, 503)
  async getCoinWords(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() { symbol }: CoinAnalysisQuery,
  ): Promise<CoinWordsDto> {
    return this.words.read(symbol, language, id);
  }

  /** Mood of the market. */
  @KeptAnswer('snapshots')
  @Get('market-metrics')
  async getMarketMetrics(): Promise<MarketMetricsDto> {
    return this.market.metrics();
  }

  /** Won for one USDT. */
  @KeptAnswer('snapshots')
  @Get('mypage/rates/latest')
  async getLatestRate(): Promise<LatestRateDto> {
    return this.market.latestRate();
  }

  /** Coins by market capitalisation. */
  @Public()
  @Get('coingecko/markets')
  @ApiErrors(400, 503)
  listCoinMarkets(@Query() { limit }: CoinMarketsQuery): CoinMarketDto[] {
    return this.market.coinMarkets(limit);
  }

  /** A coin and its project. */
  @Public()
  @Get('coingecko/coin/:coinId')
  @ApiParam({
    name: 'coinId',
    description: 'Id of the coin at CoinGecko, or the ticker of a ranked coin in lower case',
    example: 'bitcoin',
  })
  @ApiErrors(404, 503)
  async getCoinInfo(@Param('coinId') coinId: string): Promise<CoinInfoDto> {
    return this.infos.read(coinId);
  }

  /**
   * Updates of what the other calls of the market answer, at most two a second. An event `update` carries `topic`, `version` and
   * either the whole `value` as its call answers it, or what changed: `rest` (fields that are replaced) and `rows` (of each list
   * the rows to `set`, of known ones only the fields that changed, and the names of those `gone`; `by` is the field that names a row). An event `beat` comes every 15 seconds.
   */
  @Get('crypto/live')
  @RefuseOtherSites()
  @ApiEvents('Server-sent events, until the session ends')
  @ApiErrors(400, 401, 403, 429, 503)
  async streamMarket(
    @Query() { topics }: LiveQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.live.open(request, response, topics);
  }

  /** News of the publishers, newest first. */
  @Public()
  @Get('crypto-news')
  @ApiErrors(400, 503)
  listNews(@Query() { category = 'all', timeframe = '24h' }: NewsQuery): NewsDto {
    return this.news.list(category, timeframe);
  }

  /** Translates a title or summary of the news. Any other text comes back unchanged. */
  @Post('translate')
  @HttpCode(200)
  @ApiErrors(400, 401)
  async translateNews(@CurrentUser() { id }: SessionUser, @Body() body: TranslateDto): Promise<TranslationDto> {
    return this.translations.translate(body.text, body.targetLang, id);
  }
}
