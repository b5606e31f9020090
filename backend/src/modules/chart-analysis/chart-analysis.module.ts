import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { StoreModule } from '../store/index.js';
import { ChartAnalyses } from './chart-analyses.service.js';
import { ChartAnalysisController } from './chart-analysis.controller.js';
import { ChartAnalysisJob } from './chart-analysis.job.js';
import { ChartAnalysisMembers } from './chart-analysis-members.service.js';
import { ChartReader } from './chart-reader.service.js';
import { ChartReadings } from './chart-readings.service.js';
import { ChartRequests } from './chart-requests.service.js';
import { ChartAnalysisPicture } from './entities/chart-analysis-picture.entity.js';
import { ChartAnalysisRequest } from './entities/chart-analysis-request.entity.js';
import { ChartAnalysisResult } from './entities/chart-analysis-result.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ChartAnalysisRequest, ChartAnalysisPicture, ChartAnalysisResult]),
    AuthModule,
    StoreModule,
  ],
  controllers: [ChartAnalysisController],
  providers: [ChartAnalyses, ChartAnalysisJob, ChartAnalysisMembers, ChartReader, ChartReadings, ChartRequests],
})
export class ChartAnalysisModule {}
