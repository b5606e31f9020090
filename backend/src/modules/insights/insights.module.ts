import { Module } from '@nestjs/common';
import { CoinInfos } from './coin-infos.service.js';
import { InsightsController } from './insights.controller.js';
import { Market } from './market.service.js';
import { News } from './news.service.js';
import { NewsTranslations } from './news-translations.service.js';
import { SourcesModule } from './sources/sources.module.js';
import './insights.settings.js';

@Module({
  imports: [SourcesModule],
  controllers: [InsightsController],
  providers: [CoinInfos, Market, News, NewsTranslations],
  exports: [Market],
})
export class InsightsModule {}
