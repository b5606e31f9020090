import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { AlertFirings } from './alerts/alert-firings.service.js';
import { AlertMeasures } from './alerts/alert-measures.service.js';
import { AlertWatchJob } from './alerts/alert-watch.job.js';
import { AlertWatch } from './alerts/alert-watch.service.js';
import { AlertsController } from './alerts/alerts.controller.js';
import { Alerts } from './alerts/alerts.service.js';
import { CoinAnalyses } from './analysis/coin-analyses.service.js';
import { CoinWords } from './analysis/coin-words.service.js';
import { Liquidated } from './alerts/liquidated.service.js';
import { PushKeyPair } from './alerts/push/push-keys.service.js';
import { PushSender } from './alerts/push/push-sender.service.js';
import { PushSubscriptions } from './alerts/push/push-subscriptions.service.js';
import { PushController } from './alerts/push/push.controller.js';
import { Candles } from './candles/candles.service.js';
import { KeptCandles } from './candles/kept-candles.service.js';
import { CoinInfos } from './coin-infos.service.js';
import { AlertFiring } from './entities/alert-firing.entity.js';
import { AlertMark } from './entities/alert-mark.entity.js';
import { Alert } from './entities/alert.entity.js';
import { CoinWordsRow } from './entities/coin-words.entity.js';
import { Favourite } from './entities/favourite.entity.js';
import { PushKey } from './entities/push-key.entity.js';
import { PushSubscription } from './entities/push-subscription.entity.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { Favourites } from './favourites/favourites.service.js';
import { HistoryJob } from './history/history.job.js';
import { HistoryWriter } from './history/history-writer.service.js';
import { PastMarket } from './history/past-market.service.js';
import { Flows } from './flows.service.js';
import { History } from './history/history.service.js';
import { InsightsController } from './insights.controller.js';
import { InsightsLive } from './insights-live.service.js';
import { Market } from './market.service.js';
import { MarketHighlights } from './market-highlights.service.js';
import { News } from './news.service.js';
import { NewsTranslations } from './news-translations.service.js';
import { PremiumPictures } from './premium-picture/premium-pictures.service.js';
import { SourcesModule } from './sources/sources.module.js';
import './insights.settings.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Alert, AlertFiring, AlertMark, CoinWordsRow, Favourite, PushKey, PushSubscription]),
    AuthModule,
    SourcesModule,
  ],
  controllers: [AlertsController, FavouritesController, InsightsController, PushController],
  providers: [
    AlertFirings,
    AlertMeasures,
    AlertWatch,
    AlertWatchJob,
    Alerts,
    Candles,
    CoinAnalyses,
    CoinInfos,
    CoinWords,
    Favourites,
    Flows,
    History,
    HistoryJob,
    HistoryWriter,
    PastMarket,
    InsightsLive,
    KeptCandles,
    Liquidated,
    Market,
    MarketHighlights,
    News,
    NewsTranslations,
    PremiumPictures,
    PushKeyPair,
    PushSender,
    PushSubscriptions,
  ],
  exports: [Candles, Market, PremiumPictures],
})
export class InsightsModule {}
