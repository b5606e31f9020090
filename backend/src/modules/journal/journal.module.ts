import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { InsightsModule } from '../insights/index.js';
import { CashFlows } from './cash-flows.service.js';
import { JournalCashFlow } from './entities/journal-cash-flow.entity.js';
import { JournalDay } from './entities/journal-day.entity.js';
import { JournalTrade } from './entities/journal-trade.entity.js';
import { JournalDays } from './journal-days.service.js';
import { JournalMembers } from './journal-members.service.js';
import { JournalController } from './journal.controller.js';
import { Trades } from './trades.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([JournalDay, JournalTrade, JournalCashFlow]), AuthModule, InsightsModule],
  controllers: [JournalController],
  providers: [CashFlows, JournalDays, JournalMembers, Trades],
})
export class JournalModule {}
