import type { Type } from '@nestjs/common';
import { AdminModule } from './admin/index.js';
import { AuthModule } from './auth/index.js';
import { ChartAnalysisModule } from './chart-analysis/index.js';
import { EarningsModule } from './earnings/index.js';
import { FaqModule } from './faq/index.js';
import { IndicatorsModule } from './indicators/index.js';
import { InsightsModule } from './insights/index.js';
import { JournalModule } from './journal/index.js';
import { LcoinModule } from './lcoin/index.js';
import { LuffModule } from './luff/index.js';
import { ReceiptsModule } from './receipts/index.js';
import { StoreModule } from './store/index.js';
import { UidRebateModule } from './uid-rebate/index.js';

/** The domain modules in dependency order. */
export const modules: Type[] = [
  AuthModule,
  LcoinModule,
  UidRebateModule,
  FaqModule,
  LuffModule,
  EarningsModule,
  StoreModule,
  IndicatorsModule,
  InsightsModule,
  JournalModule,
  ChartAnalysisModule,
  ReceiptsModule,
  AdminModule,
];
