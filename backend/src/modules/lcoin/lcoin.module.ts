import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UidBonus } from './entities/uid-bonus.entity.js';
import { LcoinRewards } from './lcoin-rewards.service.js';
import { LcoinController } from './lcoin.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([UidBonus])],
  controllers: [LcoinController],
  providers: [LcoinRewards],
  exports: [LcoinRewards],
})
export class LcoinModule {}
