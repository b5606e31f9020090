import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Language } from '../../platform/errors/index.js';
import {
  type Actor,
  ApiErrors,
  ApiFile,
  CallerLanguage,
  CurrentActor,
  CurrentUser,
  Idempotent,
  type LinkedItems,
  NextPageLink,
  PageQuery,
  pictureBytes,
  Public,
  RefuseOtherSites,
  type SessionUser,
  UuidParam,
} from '../../platform/http/index.js';
import { ChartAnalyses } from './chart-analyses.service.js';
import { ChartAnalysisErrors } from './chart-analysis.errors.js';
import { ChartRequests } from './chart-requests.service.js';
import {
  AnalyzeChartDto,
  ChartAnalysisDetailsDto,
  ChartAnalysisDto,
  ChartAnalysisUsageDto,
} from './dto/chart-analysis.dto.js';
import { AllowChartModelDto, ChartModelDto } from './dto/chart-model.dto.js';
import { ChartScoreDto } from './dto/chart-score.dto.js';
import { symbolOf } from './market.rules.js';
import { ModelConsents } from './model-consents.service.js';
import { ScoreBoard } from './score-board.queries.js';

@ApiTags('chart-analysis')
@Controller('chart-analysis')
export class ChartAnalysisController {
  constructor(
    private readonly analyses: ChartAnalyses,
    private readonly requests: ChartRequests,
    private readonly consents: ModelConsents,
    private readonly scoreBoard: ScoreBoard,
  ) {}

  /** Free analyses that the member has used and has left. One that failed does not count. */
  @Get('usage')
  @ApiErrors(401)
  async getChartAnalysisUsage(@CurrentUser() { id }: SessionUser): Promise<ChartAnalysisUsageDto> {
    const { used, most } = await this.requests.freeUses(id);
    return { usedCount: used, remainingCount: Math.max(most - used, 0) };
  }

  /**
   * Analyses a picture of a chart. Waits up to 25 seconds for the result; what takes longer is answered with 202 and can be
   * asked for by its id. A free use or a coupon is reserved when the picture is accepted, consumed with the result, and given
   * back when the analysis fails.
   */
  @Post('analyze')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: ChartAnalysisDetailsDto })
  @ApiAcceptedResponse({ description: 'Not done yet', type: ChartAnalysisDetailsDto })
  @ApiErrors(400, 401, 409, 422, 429, 503)
  async analyzeChart(
    @CurrentActor() actor: Actor,
    @Body() body: AnalyzeChartDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChartAnalysisDetailsDto> {
    const bytes = pictureBytes(body.imageUrl);
    if (!bytes) throw ChartAnalysisErrors.pictureNotBase64();
    if (bytes.length === 0) throw ChartAnalysisErrors.pictureMissing();
    const { symbol = null, timeframe = '1h', useCoupon = false, couponCode = null } = body;
    if (useCoupon && couponCode === null) throw couponMissing();
    const left = new AbortController();
    response.once('close', () => left.abort());
    const wish = {
      symbol: symbol === null ? null : symbolOf(symbol),
      timeframe,
      couponCode: useCoupon ? couponCode : null,
    };
    const analysis = await this.analyses.analyze(actor, wish, bytes, left.signal);
    if (analysis.status !== 'done') response.status(202);
    return analysis;
  }

  /** The member's analyses, newest first. */
  @Get()
  @ApiErrors(400, 401)
  async listChartAnalyses(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() page: PageQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<ChartAnalysisDto[]> {
    return linked(await this.analyses.list(id, page, language));
  }

  /** How the analyses of all members did in the market, beside a coin flip and beside always long. At most a minute old. */
  @Public()
  @Get('score')
  async getChartAnalysisScore(): Promise<ChartScoreDto> {
    return this.scoreBoard.read();
  }

  /** The language model that charts may be sent to, and whether the member allows it. */
  @Get('model')
  @ApiErrors(401)
  async getChartModel(@CurrentUser() { id }: SessionUser): Promise<ChartModelDto> {
    return this.consents.read(id);
  }

  /**
   * Allows that charts are sent to the language model, or takes it back, which counts from the next picture on. Sent are the
   * candles of the picture, cut out of it, and what was measured in them.
   */
  @Put('model')
  @ApiErrors(400, 401, 409)
  async allowChartModel(
    @CurrentUser() { id }: SessionUser,
    @Body() { allowed }: AllowChartModelDto,
  ): Promise<ChartModelDto> {
    return this.consents.set(id, allowed);
  }

  /** One analysis as it stands, with what was read in the picture. */
  @Get(':id')
  @ApiErrors(400, 401, 404)
  async getChartAnalysis(
    @CurrentUser() { id: userId }: SessionUser,
    @CallerLanguage() language: Language,
    @Param() { id }: UuidParam,
  ): Promise<ChartAnalysisDetailsDto> {
    return this.analyses.get(userId, id, language);
  }

  /** The picture of an analysis. It is kept for 90 days (a setting). */
  @Get(':id/picture')
  @RefuseOtherSites()
  @ApiFile('image/png', 'The picture as it was read')
  @ApiErrors(400, 401, 403, 404)
  async getChartAnalysisPicture(
    @CurrentUser() { id: userId }: SessionUser,
    @Param() { id }: UuidParam,
    @Res() response: Response,
  ): Promise<void> {
    // The record shows it in every row: the owner's browser keeps it, and asks each time whether it may still be shown.
    response.set('Cache-Control', 'private, no-cache');
    response.type('image/png').send(await this.analyses.picture(userId, id));
  }
}

/** At its field, too, so that the screen can show it there. */
function couponMissing(): Error {
  const told = ChartAnalysisErrors.couponMissing();
  return ChartAnalysisErrors.couponMissing(
    {},
    { fields: (language) => [{ path: 'couponCode', message: told.messageIn(language) }] },
  );
}
