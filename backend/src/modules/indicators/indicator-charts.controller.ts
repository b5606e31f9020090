import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../platform/http/index.js';
import { KeptAnswer } from '../../platform/kept-answers/index.js';
import { IndicatorCharts } from './charts/indicator-charts.service.js';
import { IndicatorChartDto } from './dto/indicator-chart.dto.js';

/** Public pages are drawn with these answers, whose calls take no argument. */
@ApiTags('indicators')
@Controller('indicator-charts')
export class IndicatorChartsController {
  constructor(private readonly charts: IndicatorCharts) {}

  /** Whale Hunter Signal on SOL/USDT now. */
  @KeptAnswer()
  @Get('whale-hunter')
  @ApiErrors(503)
  async getWhaleHunterChart(): Promise<IndicatorChartDto> {
    return IndicatorChartDto.from(await this.charts.read('whale-hunter'));
  }

  /** Order Block Finder on ETH/USDT now. */
  @KeptAnswer()
  @Get('order-block')
  @ApiErrors(503)
  async getOrderBlockChart(): Promise<IndicatorChartDto> {
    return IndicatorChartDto.from(await this.charts.read('order-block'));
  }

  /** Liquidation Map on BTC/USDT now. */
  @KeptAnswer()
  @Get('liquidation-map')
  @ApiErrors(503)
  async getLiquidationMapChart(): Promise<IndicatorChartDto> {
    return IndicatorChartDto.from(await this.charts.read('liquidation-map'));
  }
}
