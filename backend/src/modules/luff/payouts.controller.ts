import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/index.js';
import { PayoutSummaryDto } from './dto/payout-summary.dto.js';
import { PayoutSummary } from './payout-summary.queries.js';

@ApiTags('luff')
@Controller('luff')
export class PayoutsController {
  constructor(private readonly summary: PayoutSummary) {}

  /** What has been paid to members so far and what waits, counted from the requests. */
  @Public()
  @Get('payout-summary')
  async getPayoutSummary(): Promise<PayoutSummaryDto> {
    return this.summary.read();
  }
}
