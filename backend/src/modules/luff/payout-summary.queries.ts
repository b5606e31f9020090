import { Injectable } from '@nestjs/common';
import type { PayoutSummaryDto } from './dto/payout-summary.dto.js';

/** The public count of what was paid and what waits. */
@Injectable()
export class PayoutSummary {
  read(): Promise<PayoutSummaryDto> {
    throw new Error('not built');
  }
}
