import type { PassStatus, TimelineStep } from './dto/indicator-purchase.dto.js';
import type { IndicatorPurchase } from './entities/indicator-purchase.entity.js';

/** A purchase with what its pass is at one moment. */
export interface PurchaseView {
  readonly purchase: IndicatorPurchase;
  readonly passStatus: PassStatus | null;
  readonly timeline: readonly { readonly step: TimelineStep; readonly at: Date; readonly done: boolean }[];
}
