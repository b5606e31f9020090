import { Decimal } from 'decimal.js';
import type { Language } from '../../../platform/errors/index.js';
import { Choice, Flag, Line, MayBeMissing, Optional, PictureAddress } from '../../../platform/http/index.js';
import { ChartAnalysisErrors } from '../chart-analysis.errors.js';
import { analysisText, fieldTexts, modelFailureText, remarkTexts, unreadTexts } from '../chart-analysis.messages.js';
import type { ChartEngine, ModelPart } from '../chart-reader.service.js';
import {
  ANALYSIS_STATUSES,
  type AnalysisStatus,
  type ChartAnalysisRequest,
} from '../entities/chart-analysis-request.entity.js';
import type { ChartAnalysisResult } from '../entities/chart-analysis-result.entity.js';
import { markOf, priceDigits, priceText, riskRewardText } from '../figures.rules.js';
import { outsideMarks, type MarketCheck } from '../market.rules.js';
import { drawReading, type Timeframe } from '../reader/index.js';

const TIMEFRAMES: readonly Timeframe[] = ['1m', '5m', '15m', '1h', '4h', '1d'];
const DIRECTIONS = ['long', 'short', 'neutral'] as const;
const SYMBOL = /^[A-Za-z0-9]+([\s/_:.-]+[A-Za-z0-9]+)*$/;
const COUPON = /^[A-Z0-9-]{1,40}$/;
const MARKS = [
  ...['entry', 'stop', 'takeProfit', 'support', 'resistance', 'demand', 'supply'],
  ...['plot', 'label', 'unfitLabel'],
] as const;

/** Free analyses of the caller. */
export class ChartAnalysisUsageDto {
  /** Free analyses used, and those under way. */
  usedCount: number;
  /** Free analyses left. */
  remainingCount: number;
}

/** A picture to analyse. */
export class AnalyzeChartDto {
  /**
   * The picture as a data URL: PNG, JPEG or WebP, at most 8 MB and 40 megapixels. @example "data:image/png;base64,iVBORw0KGgo="
   */
  @PictureAddress({ missing: fieldTexts.pictureMissing, message: fieldTexts.picture })
  imageUrl: string;
  /** What is traded, if it is to count instead of what is printed. @example "BTCUSDT" */
  @Optional()
  @Line({ max: 30, message: fieldTexts.symbol, also: [SYMBOL, fieldTexts.symbol] })
  symbol?: string;
  /** Length of a candle; 1h without it. */
  @Optional()
  @Choice(TIMEFRAMES, { name: 'ChartTimeframe', message: fieldTexts.timeframe })
  timeframe?: Timeframe;
  /** Whether a coupon pays instead of a free use. */
  @MayBeMissing()
  @Flag()
  useCoupon?: boolean;
  /** The coupon, when one pays. @example "LANCE-7K2M-9QXD" */
  @Optional()
  @Line({ max: 40, message: fieldTexts.coupon, also: [COUPON, fieldTexts.coupon] })
  couponCode?: string;
}

interface Telling {
  readonly language: Language;
  readonly position: number | null;
  readonly hasPicture: boolean;
}

/** An analysis of a chart. What it says is null until it is done, and when it failed. */
export class ChartAnalysisDto {
  /** Its id. */
  id: string;
  /** `done` and `failed` are final. */
  @Choice(ANALYSIS_STATUSES, { name: 'ChartAnalysisStatus' })
  status: AnalysisStatus;
  /** Place in the queue, 1 for the next; null when it does not wait. */
  position: number | null;
  /** Why it failed, in the caller's language. What failed cost nothing. @example "The analysis took too long." */
  failure: string | null;
  /** Which way the chart points; neutral when there is not enough to say. */
  @Choice(DIRECTIONS, { name: 'ChartDirection' })
  direction: (typeof DIRECTIONS)[number] | null;
  /** Price at which to enter; null for neutral. @example "67250.5" */
  entryPrice: string | null;
  /** Price at which to give up; null for neutral. @example "66800.0" */
  stopLoss: string | null;
  /** Price at which to take the profit; null for neutral. @example "68400.0" */
  takeProfit: string | null;
  /** Distance to the profit ÷ distance to the stop; null for neutral. @example "2.55" */
  riskReward: string | null;
  /** The answer with its reasons on both sides, in the caller's language. */
  analysis: string | null;
  /** As printed in the picture or given; null if neither. @example "BTCUSDT" */
  symbol: string | null;
  /** Length of a candle, as given. */
  @Choice(TIMEFRAMES, { name: 'ChartTimeframe' })
  timeframe: Timeframe;
  /** The coupon that pays; null for a free use. @example "LANCE-7K2M-9QXD" */
  couponCode: string | null;
  /** Whether the picture is still kept. */
  hasPicture: boolean;
  /** When it was asked for. */
  createdAt: string;
  /** When it was done or failed; null before. @example "2026-11-20T03:00:04.000Z" */
  finishedAt: string | null;

  static from(request: ChartAnalysisRequest, result: ChartAnalysisResult | null, telling: Telling): ChartAnalysisDto {
    const { id, status, failure, symbol, timeframe, couponCode, createdAt, finishedAt } = request;
    const { language, position, hasPicture } = telling;
    const call = result?.findings.call;
    const digits = result === null ? 0 : priceDigits(result.reading, result.findings);
    const price = (value: number | null | undefined): string | null =>
      value === null || value === undefined ? null : priceText(value, digits);
    const [entryPrice, stopLoss, takeProfit] = [price(call?.entry), price(call?.stop), price(call?.takeProfit)];
    return {
      ...{ id, status, position, hasPicture, timeframe, couponCode, entryPrice, stopLoss, takeProfit },
      failure: failure === null ? null : ChartAnalysisErrors[failure]().messageIn(language),
      direction: call?.direction ?? null,
      riskReward: riskRewardText(entryPrice, stopLoss, takeProfit),
      analysis: result === null ? null : analysisText(result.reading, result.findings, digits, language),
      symbol: symbol ?? result?.reading.symbol ?? null,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    };
  }
}

/** Something to draw over the picture, in its pixels from the upper left corner. */
export class ChartMarkDto {
  /** What it is: a price level, a zone, or what was read where. */
  @Choice(MARKS, { name: 'ChartMarkKind' })
  of: (typeof MARKS)[number];
  /** What to write at it; null for nothing. @example "67,250.5" */
  text: string | null;
  /** Left edge. */
  x: number;
  /** Upper edge. */
  y: number;
  /** Width. */
  width: number;
  /** Height; 0 for a line. */
  height: number;
  /** Whether the market's own range contradicts its price. */
  outsideMarket: boolean;
}

/** The market with which prices were compared. */
export class ChartMarketDto {
  /** Coin and currency. @example "BTCUSDT" */
  symbol: string;
  /** Length of a candle with which the picture was found. */
  @Choice(TIMEFRAMES, { name: 'ChartTimeframe' })
  timeframe: Timeframe;
  /** When the last candle of the picture began; null if the picture was found nowhere. @example "2026-11-20T02:00:00.000Z" */
  lastCandleAt: string | null;
  /** Lowest price of the market over the picture, or over all candles that were looked at. @example "66120.5" */
  low: string;
  /** Highest price, likewise. @example "68930" */
  high: string;
  /** Whose candles. @example "binance" */
  source: string;
  /** Whether they are simulated. */
  simulated: boolean;

  static from(check: MarketCheck | null): ChartMarketDto | null {
    const { market, timeframe, place, low, high, source, simulated } = check ?? {};
    if (!market || !timeframe || low == null || high == null || source == null) return null;
    return {
      ...{ symbol: `${market.symbol}${market.quote}`, timeframe, source, simulated: simulated ?? false },
      lastCandleAt: place ? new Date(place.lastAt).toISOString() : null,
      ...{ low: new Decimal(low).toFixed(), high: new Decimal(high).toFixed() },
    };
  }
}

/** The part that a language model had in an analysis. */
export class ChartModelPartDto {
  /** Its name. @example "gpt-4.1" */
  name: string;
  /** Whether the simulator answered instead of a model. */
  simulated: boolean;
  /** Why the embedded reader speaks instead, in the caller's language; null if the model does. @example "It did not answer." */
  failure: string | null;

  static from(part: ModelPart | null, language: Language): ChartModelPartDto | null {
    const failure = part?.failure == null ? null : modelFailureText(language, part.failure);
    return part && { name: part.name, simulated: part.simulated, failure };
  }
}

/** What was read in a picture, and what follows from it. */
export class ChartReportDto {
  /** Who says where it points: the reader within the service, or a language model by what that reader measured. */
  @Choice(['embedded', 'model'], { name: 'ChartEngine' })
  engine: ChartEngine;
  /** Version of its rules. */
  version: number;
  /** The part that a language model had; null if none was asked. */
  model: ChartModelPartDto | null;
  /** Width of the picture in pixels. */
  width: number;
  /** Height of the picture in pixels. */
  height: number;
  /** How well it could be read, 0 to 100. */
  legibility: number;
  /** Candles that were read. */
  candleCount: number;
  /** Close of the last candle. @example "67250.5" */
  lastPrice: string | null;
  /** RSI over 14 candles, 0 to 100; null with fewer. @example "54.2" */
  rsi: string | null;
  /** Average true range over 14 candles; null with fewer. @example "310.4" */
  atr: string | null;
  /** What could not be read, in the caller's language. @example ["The symbol cannot be seen."] */
  unread: string[];
  /** The market with which prices were compared; null if they were not. */
  market: ChartMarketDto | null;
  /** What the comparison says, in the caller's language: what differs, and what could not be checked. */
  remarks: string[];
  /** What to draw over the picture. */
  marks: ChartMarkDto[];

  static from(
    { symbol }: ChartAnalysisRequest,
    { engine, version, reading, findings, market, model }: ChartAnalysisResult,
    language: Language,
  ): ChartReportDto {
    const digits = priceDigits(reading, findings);
    const marks = drawReading(reading, findings);
    const outside = market === null ? [] : outsideMarks(marks, market);
    return {
      ...{
        engine,
        version,
        model: ChartModelPartDto.from(model, language),
        width: reading.width,
        height: reading.height,
      },
      legibility: Math.round(reading.legibility * 100),
      candleCount: reading.candles.length,
      lastPrice: reading.lastPrice === null ? null : priceText(reading.lastPrice, digits),
      rsi: findings.rsi?.toFixed(1) ?? null,
      atr: findings.atr === null ? null : priceText(findings.atr, digits),
      unread: unreadTexts(reading, language),
      market: ChartMarketDto.from(market),
      remarks:
        market === null ? [] : remarkTexts({ ...reading, symbol: symbol ?? reading.symbol }, market, outside, language),
      marks: marks.map((mark) => ({ ...markOf(mark, digits), outsideMarket: outside.includes(mark) })),
    };
  }
}

/** An analysis with what was read in the picture. */
export class ChartAnalysisDetailsDto extends ChartAnalysisDto {
  /** Null until it is done, and when it failed. */
  report: ChartReportDto | null;

  static override from(
    request: ChartAnalysisRequest,
    result: ChartAnalysisResult | null,
    telling: Telling,
  ): ChartAnalysisDetailsDto {
    return {
      ...super.from(request, result, telling),
      report: result === null ? null : ChartReportDto.from(request, result, telling.language),
    };
  }
}
