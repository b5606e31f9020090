import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { LcoinModule } from '../lcoin/index.js';
import { LuffModule } from '../luff/index.js';
import { ExpiryNotice } from './entities/expiry-notice.entity.js';
import { IndicatorPurchase } from './entities/indicator-purchase.entity.js';
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
  imports: [TypeOrmModule.forFeature([IndicatorPurchase, ExpiryNotice]), AuthModule, LcoinModule, LuffModule],
  controllers: [IndicatorsController, IndicatorsAdminController],
  providers: [
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
