import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../platform/errors/index.js';
import {
  ApiErrors,
  CallerLanguage,
  CurrentUser,
  NextPageLink,
  type LinkedItems,
  type SessionUser,
} from '../../platform/http/index.js';
import { EarningDayDto, EarningDaysQuery, EarningDto, EarningsQuery } from './dto/earning.dto.js';
import { Earnings } from './earnings.service.js';

@ApiTags('earnings')
@Controller('user/earnings')
export class EarningsController {
  constructor(private readonly earnings: Earnings) {}

  /** Reported rebates, L coin and Luff as one ledger, newest first. */
  @Get()
  @ApiErrors(400, 401)
  async listEarnings(
    @CurrentUser() { id }: SessionUser,
    @CallerLanguage() language: Language,
    @Query() query: EarningsQuery,
    @NextPageLink() linked: LinkedItems,
  ): Promise<EarningDto[]> {
    return linked(await this.earnings.list(id, query, language));
  }

  /** L coin and Luff that each of the last days added, oldest first, up to today or the given day. */
  @Get('days')
  @ApiErrors(400, 401)
  async listEarningDays(
    @CurrentUser() { id }: SessionUser,
    @Query() { days, to }: EarningDaysQuery,
  ): Promise<EarningDayDto[]> {
    return this.earnings.days(id, days, to);
  }
}
