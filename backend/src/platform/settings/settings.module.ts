import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingValueRow } from './setting-value.entity.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingValueRow])],
  controllers: [SettingsController],
  providers: [Settings],
  exports: [Settings],
})
export class SettingsModule {}
