import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { InsightsModule } from '../insights/index.js';
import { StoreModule } from '../store/index.js';
import { ChartAnalyses } from './chart-analyses.service.js';
import { ChartAnalysisController } from './chart-analysis.controller.js';
import { ChartAnalysisJob } from './chart-analysis.job.js';
import { ChartAnalysisMembers } from './chart-analysis-members.service.js';
import { ChartReader } from './chart-reader.service.js';
import { ChartReadings } from './chart-readings.service.js';
import { ChartRequests } from './chart-requests.service.js';
import { ChartAnalysisOutcome } from './entities/chart-analysis-outcome.entity.js';
import { ChartAnalysisPicture } from './entities/chart-analysis-picture.entity.js';
import { ChartAnalysisRequest } from './entities/chart-analysis-request.entity.js';
import { ChartAnalysisResult } from './entities/chart-analysis-result.entity.js';
import { ChartModelConsent } from './entities/chart-model-consent.entity.js';
import { MarketChecks } from './market-checks.service.js';
import { ModelConsents } from './model-consents.service.js';
import { ModelReader } from './model-reader.service.js';
import { ScoreBoard } from './score-board.queries.js';
import { Scores } from './scores.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ChartAnalysisRequest,
      ChartAnalysisPicture,
      ChartAnalysisResult,
      ChartAnalysisOutcome,
      ChartModelConsent,
    ]),
    AuthModule,
    InsightsModule,
    StoreModule,
  ],
  controllers: [ChartAnalysisController],
  providers: [
    ChartAnalyses,
    ChartAnalysisJob,
    ChartAnalysisMembers,
    ChartReader,
    ChartReadings,
    ChartRequests,
    MarketChecks,
    ModelConsents,
    ModelReader,
    ScoreBoard,
    Scores,
  ],
})
export class ChartAnalysisModule {}
