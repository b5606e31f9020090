import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { UidRebateModule } from '../uid-rebate/index.js';
import { LuffAccrual } from './entities/luff-accrual.entity.js';
import { LuffRedemption } from './entities/luff-redemption.entity.js';
import { LuffAccruals } from './luff-accruals.service.js';
import { LuffReconciliation } from './luff-reconciliation.service.js';
import { LuffRedemptions } from './luff-redemptions.service.js';
import { LuffWallets } from './luff-wallet.queries.js';
import { LuffAdminController } from './luff.admin.controller.js';
import { LuffController } from './luff.controller.js';
import { LuffExport } from './luff-export.service.js';
import { PayoutSummary } from './payout-summary.queries.js';
import { PayoutTerms } from './payout-terms.service.js';
import { PayoutsController } from './payouts.controller.js';
import { RedemptionDecisions } from './redemption-decisions.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([LuffAccrual, LuffRedemption]), AuthModule, UidRebateModule],
  controllers: [LuffController, LuffAdminController, PayoutsController],
  providers: [
    LuffAccruals,
    LuffReconciliation,
    LuffRedemptions,
    LuffWallets,
    LuffExport,
    PayoutSummary,
    PayoutTerms,
    RedemptionDecisions,
  ],
  exports: [LuffAccruals, LuffRedemptions, LuffWallets, RedemptionDecisions],
})
export class LuffModule {}
