import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { AppConfig, type OpenSourceId, openSourceIds } from '../../../platform/config/index.js';
import { logger } from '../../../platform/logging/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { Collector, Snapshots, SourceStates } from '../../../platform/snapshots/index.js';
import { OpenApi, type OpenApiDeps } from './open-api.js';
import { CoinDetailRow } from '../entities/coin-detail.entity.js';
import { TranslationRow } from '../entities/translation.entity.js';
import { CandleSource, CoinDetails, PastFunding, Translator } from '../insights.ports.js';
import { CANDLE_APIS, CANDLES_PER_SECOND, ExchangeCandles } from './candles.adapter.js';
import { CoingeckoDetails } from './coin-details.service.js';
import { OPEN_APIS, type OpenApis } from './open-apis.js';
import { BinancePastFunding, PAST_FUNDING_APIS, PAST_FUNDING_PER_SECOND } from './past-funding.adapter.js';
import { readingsOf } from './readings.js';
import { KeptTranslator } from './translator.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CoinDetailRow, TranslationRow])],
  providers: [
    { provide: CoinDetails, useClass: CoingeckoDetails },
    { provide: Translator, useClass: KeptTranslator },
    { provide: CandleSource, useClass: ExchangeCandles },
    { provide: PastFunding, useClass: BinancePastFunding },
    {
      provide: OPEN_APIS,
      inject: [AppConfig, SourceStates],
      useFactory: (config: AppConfig, states: SourceStates) => openApis(openSourceIds, config, { states }),
    },
    {
      provide: CANDLE_APIS,
      inject: [AppConfig, SourceStates],
      useFactory: (config: AppConfig, states: SourceStates) =>
        openApis(['binance', 'upbit'], config, { states, perSecond: CANDLES_PER_SECOND }),
    },
    {
      provide: PAST_FUNDING_APIS,
      inject: [AppConfig, SourceStates],
      useFactory: (config: AppConfig, states: SourceStates) =>
        openApis(['binance-futures'], config, { states, perSecond: PAST_FUNDING_PER_SECOND }),
    },
  ],
  exports: [CandleSource, CoinDetails, PastFunding, Translator],
})
export class SourcesModule implements OnModuleInit {
  constructor(
    private readonly collector: Collector,
    private readonly snapshots: Snapshots,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Inject(OPEN_APIS) private readonly apis: OpenApis,
  ) {}

  onModuleInit(): void {
    const { apis, snapshots, settings, clock } = this;
    this.collector.add(readingsOf({ apis, snapshots, settings, clock }));
  }
}

/** The sources of these that may be asked. */
function openApis(ids: readonly OpenSourceId[], config: AppConfig, deps: OpenApiDeps): OpenApis {
  return new Map(
    ids.flatMap((id): [OpenSourceId, OpenApi][] => {
      const access = config.openSources[id];
      return access
        ? [[id, new OpenApi(id, access, { log: logger, rateScale: config.simulatorRateScale, ...deps })]]
        : [];
    }),
  );
}
