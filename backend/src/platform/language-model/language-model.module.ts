import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LanguageModelDay } from './language-model-day.entity.js';
import { LanguageModel } from './language-model.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LanguageModelDay])],
  providers: [LanguageModel],
  exports: [LanguageModel],
})
export class LanguageModelModule {}
