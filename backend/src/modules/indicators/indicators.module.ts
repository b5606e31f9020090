import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { InsightsModule } from '../insights/index.js';
import { LcoinModule } from '../lcoin/index.js';
import { LuffModule } from '../luff/index.js';
import { IndicatorCharts } from './charts/indicator-charts.service.js';
import { ExpiryNotice } from './entities/expiry-notice.entity.js';
import { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
import { IndicatorChartsController } from './indicator-charts.controller.js';
import { IndicatorReconciliation } from './indicator-reconciliation.service.js';
import { IndicatorDecisions } from './indicator-decisions.service.js';
import { IndicatorPurchases } from './indicator-purchases.service.js';
import { IndicatorsAdminController } from './indicators.admin.controller.js';
import { IndicatorsController } from './indicators.controller.js';
import './indicators.settings.js';
import { IndicatorExport } from './indicator-export.service.js';
import { PassExpiryJob } from './pass-expiry.job.js';
import { PassNotices } from './pass-notices.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([IndicatorPurchase, ExpiryNotice]),
    AuthModule,
    InsightsModule,
    LcoinModule,
    LuffModule,
  ],
  controllers: [IndicatorChartsController, IndicatorsController, IndicatorsAdminController],
  providers: [
    IndicatorCharts,
    IndicatorReconciliation,
    IndicatorDecisions,
    IndicatorPurchases,
    IndicatorExport,
    PassExpiryJob,
    PassNotices,
  ],
  exports: [IndicatorDecisions, IndicatorPurchases],
})
export class IndicatorsModule {}
