import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { AttendanceController } from './attendance.controller.js';
import { Attendance } from './attendance.service.js';
import { IdleClaim } from './entities/idle-claim.entity.js';
import { MiningBoost } from './entities/mining-boost.entity.js';
import { UidBonus } from './entities/uid-bonus.entity.js';
import { IdleMining } from './idle-mining.service.js';
import { IdleRewardsController } from './idle-rewards.controller.js';
import { LcoinAdjustments } from './lcoin-adjustments.service.js';
import { LcoinReconciliation } from './lcoin-reconciliation.service.js';
import { LcoinRewards } from './lcoin-rewards.service.js';
import { LcoinAdminController } from './lcoin.admin.controller.js';
import { LcoinController } from './lcoin.controller.js';
import { MiningBoosts } from './mining-boosts.service.js';
import { LcoinExport } from './lcoin-export.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([IdleClaim, MiningBoost, UidBonus]), AuthModule],
  controllers: [LcoinController, AttendanceController, IdleRewardsController, LcoinAdminController],
  providers: [Attendance, IdleMining, LcoinAdjustments, LcoinReconciliation, LcoinRewards, MiningBoosts, LcoinExport],
  exports: [Attendance, IdleMining, LcoinRewards, MiningBoosts],
})
export class LcoinModule {}
