import type { EntityManager } from 'typeorm';
import type { LuffRedemption } from './entities/luff-redemption.entity.js';

export type RedemptionDecision = 'approved' | 'rejected' | 'cancelled';

/**
 * A pending request was decided. Emitted in the transaction of the decision, after its Luff has moved and its row is
 * written. A listener that throws rolls everything back.
 */
export class RedemptionDecided {
  constructor(
    readonly tx: EntityManager,
    readonly redemption: Readonly<LuffRedemption>,
    readonly decision: RedemptionDecision,
  ) {}
}
