import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { KeptAnswer } from '../kept-answers/index.js';
import { Settings } from './settings.service.js';
import { SiteSettingDto } from './site-setting.dto.js';

@ApiTags('settings')
@Controller('site-settings')
export class SettingsController {
  constructor(private readonly settings: Settings) {}

  /** All business numbers and site texts that the screens are built from. */
  @KeptAnswer()
  @Get()
  async listSiteSettings(): Promise<SiteSettingDto[]> {
    const all = await this.settings.list();
    return all.map(({ setting, value }) => ({ key: setting.key, value }));
  }
}
