import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../platform/errors/index.js';
import { CallerLanguage } from '../../../platform/http/index.js';
import { KeptAnswer } from '../../../platform/kept-answers/index.js';
import { Settings } from '../../../platform/settings/index.js';
import { ExchangeDto } from '../dto/exchange.dto.js';
import { Exchanges } from './exchanges.service.js';
import { UidRebateSettings } from '../uid-rebate.settings.js';

@ApiTags('uid-rebate')
@Controller('exchanges')
export class ExchangesController {
  constructor(
    private readonly exchanges: Exchanges,
    private readonly settings: Settings,
  ) {}

  /** The exchanges on offer to the caller, in the order of their cards. */
  @KeptAnswer()
  @Get()
  async listExchanges(@CallerLanguage() language: Language): Promise<ExchangeDto[]> {
    const { makerFeeRate: maker, takerFeeRate: taker } = UidRebateSettings;
    const [fees, offered] = await Promise.all([
      this.settings.getAll({ maker, taker }),
      this.exchanges.listOffered(language),
    ]);
    return offered.map((exchange) => ExchangeDto.from(exchange, fees, language));
  }
}
