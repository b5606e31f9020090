import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { IndicatorsModule } from '../indicators/index.js';
import { LuffModule } from '../luff/index.js';
import { UidRebateModule } from '../uid-rebate/index.js';
import { AdminUsers } from './admin-users.queries.js';
import { AdminController } from './admin.controller.js';
import { FaqEntry } from './entities/faq-entry.entity.js';
import { FaqAdminController } from './faq/faq.admin.controller.js';
import { FaqController } from './faq/faq.controller.js';
import { Faq } from './faq/faq.service.js';
import { LedgerHealth } from './ledger-health.service.js';
import { ReconciliationJob } from './reconciliation.job.js';

@Module({
  imports: [TypeOrmModule.forFeature([FaqEntry]), AuthModule, UidRebateModule, LuffModule, IndicatorsModule],
  controllers: [AdminController, FaqController, FaqAdminController],
  providers: [AdminUsers, Faq, LedgerHealth, ReconciliationJob],
})
export class AdminModule {}
