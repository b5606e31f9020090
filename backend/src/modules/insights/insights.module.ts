import { Module } from '@nestjs/common';
import { CoinInfos } from './coin-infos.service.js';
import { HistoryJob } from './history/history.job.js';
import { HistoryWriter } from './history/history-writer.service.js';
import { History } from './history/history.service.js';
import { Rates } from './history/rates.service.js';
import { InsightsController } from './insights.controller.js';
import { Market } from './market.service.js';
import { News } from './news.service.js';
import { NewsTranslations } from './news-translations.service.js';
import { SourcesModule } from './sources/sources.module.js';
import './insights.settings.js';

@Module({
  imports: [SourcesModule],
  controllers: [InsightsController],
  providers: [CoinInfos, History, HistoryJob, HistoryWriter, Market, News, NewsTranslations, Rates],
  exports: [Market, Rates],
})
export class InsightsModule {}
