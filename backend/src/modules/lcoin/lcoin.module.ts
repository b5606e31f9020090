import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { UidBonus } from './entities/uid-bonus.entity.js';
import { LcoinAdjustments } from './lcoin-adjustments.service.js';
import { LcoinRewards } from './lcoin-rewards.service.js';
import { LcoinAdminController } from './lcoin.admin.controller.js';
import { LcoinController } from './lcoin.controller.js';
import { OwnLcoin } from './own-lcoin.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UidBonus]), AuthModule],
  controllers: [LcoinController, LcoinAdminController],
  providers: [LcoinAdjustments, LcoinRewards, OwnLcoin],
  exports: [LcoinRewards],
})
export class LcoinModule {}
