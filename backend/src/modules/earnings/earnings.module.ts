import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { UidRebateModule } from '../uid-rebate/index.js';
import { EarningsController } from './earnings.controller.js';
import { Earnings } from './earnings.service.js';

@Module({
  imports: [AuthModule, UidRebateModule],
  controllers: [EarningsController],
  providers: [Earnings],
})
export class EarningsModule {}
