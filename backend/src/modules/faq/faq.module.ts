import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UidRebateModule } from '../uid-rebate/index.js';
import { FaqEntry } from './entities/faq-entry.entity.js';
import { FaqAdminController } from './faq.admin.controller.js';
import { FaqController } from './faq.controller.js';
import { Faq } from './faq.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FaqEntry]), UidRebateModule],
  controllers: [FaqController, FaqAdminController],
  providers: [Faq],
})
export class FaqModule {}
