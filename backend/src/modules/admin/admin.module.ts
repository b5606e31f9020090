import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { IndicatorsModule } from '../indicators/index.js';
import { LuffModule } from '../luff/index.js';
import { UidRebateModule } from '../uid-rebate/index.js';
import { AdminUsers } from './admin-users.queries.js';
import { AdminController } from './admin.controller.js';
import { LedgerHealth } from './ledger-health.service.js';
import { ReconciliationJob } from './reconciliation.job.js';

@Module({
  imports: [AuthModule, UidRebateModule, LuffModule, IndicatorsModule],
  controllers: [AdminController],
  providers: [AdminUsers, LedgerHealth, ReconciliationJob],
})
export class AdminModule {}
