import type { EntityManager } from 'typeorm';
import type { LuffRedemption } from './entities/luff-redemption.entity.js';

export type RedemptionDecision = 'approved' | 'rejected' | 'cancelled';

/**
 * A pending request was decided. Announced in the transaction of the decision, its Luff moved and its row written: a
 * listener that throws a refusal leaves everything as it was.
 */
export class RedemptionDecided {
  constructor(
    readonly tx: EntityManager,
    readonly redemption: Readonly<LuffRedemption>,
    readonly decision: RedemptionDecision,
  ) {}
}
