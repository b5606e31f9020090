import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Actor, Admin, ApiErrors, CurrentActor } from '../../../platform/http/index.js';
import { Affiliates } from '../affiliates/affiliates.service.js';
import { AdminExchangeDto, CreateExchangeDto, UpdateExchangeDto } from '../dto/exchange.dto.js';
import { ExchangeAdmin } from './exchange-admin.service.js';
import { Exchanges, type ExchangeWithRates } from './exchanges.service.js';

@ApiTags('admin')
@Admin()
@Controller('admin/exchanges')
export class ExchangesAdminController {
  constructor(
    private readonly exchanges: Exchanges,
    private readonly affiliates: Affiliates,
    private readonly admin: ExchangeAdmin,
  ) {}

  /** All exchanges, those that are switched off included. */
  @Get()
  @ApiErrors(401, 403)
  async listAdminExchanges(): Promise<AdminExchangeDto[]> {
    return (await this.exchanges.listExchanges()).map((exchange) => this.present(exchange));
  }

  /** Add an exchange. Its reports come by upload. */
  @Post()
  @ApiErrors(400, 401, 403, 409)
  async createExchange(@CurrentActor() actor: Actor, @Body() body: CreateExchangeDto): Promise<AdminExchangeDto> {
    return this.present(await this.admin.create(actor, body));
  }

  /** Change an exchange at once: its rates from now on, whether it is on offer and to whom. */
  @Patch(':id')
  @ApiParam({ name: 'id', description: 'Id of the exchange', example: 'binance' })
  @ApiErrors(400, 401, 403, 409)
  async updateExchange(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: UpdateExchangeDto,
  ): Promise<AdminExchangeDto> {
    return this.present(await this.admin.update(actor, id, body));
  }

  private present(item: ExchangeWithRates): AdminExchangeDto {
    const connection = this.affiliates.of(item.exchange.id);
    return AdminExchangeDto.from(item, {
      offsetHours: this.exchanges.offsetOf(item.exchange),
      hasApi: connection !== null,
      simulated: connection?.simulated ?? false,
    });
  }
}
