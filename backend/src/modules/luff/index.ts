/**
 * Luff: earned by the volume that the exchanges report, redeemed as USDT or for an indicator pass. The points themselves are in the ledger.
 *
 * Owns luff_accruals and luff_redemptions.
 * - The Luff of a report day is ⌊Σ volume × rate⌋ at 8 decimals, at the rate in force when the day ended. What is posted is
 *   target − already posted, so that any report may come again and any correction be followed; each posting keeps what its
 *   receipt shows. A day is earned by one member: the one who held the UID on it, from the day of the verification on, or
 *   the one to whom it was moved with the UID, less what was paid out of it before.
 * - The Luff of a request is held in the transaction of the request and moves in the transaction of each decision. A
 *   request is decided once, paid once, not by the admin who made it, and not unseen while the member owes or the UID is gone. A decision is announced in its transaction
 *   (`RedemptionDecided`): the pass of an indicator belongs to whoever sells it, who says what the terms and the course are.
 * - Reconciliation compares both tables with the ledger; an account that differs is frozen.
 */
export { luffBook } from './luff.book.js';
export { LuffModule } from './luff.module.js';
export { LuffAccruals } from './luff-accruals.service.js';
export { LuffRedemptions } from './luff-redemptions.service.js';
export type { IndicatorRedemption } from './luff-redemptions.service.js';
export { RedemptionDecisions } from './redemption-decisions.service.js';
export type { LuffRedemption } from './entities/luff-redemption.entity.js';
export { IndicatorStepDto } from './dto/indicator-step.dto.js';
export { PASS_STATUSES } from './indicator-terms.js';
export { OtherAccountDto } from './dto/other-account.dto.js';
export type { IndicatorStep, IndicatorTerms, OtherAccounts, PassStatus } from './indicator-terms.js';
export { defaultRejections } from './luff.messages.js';
export { RedemptionDecided } from './redemption-decided.js';
export type { RedemptionDecision } from './redemption-decided.js';
export { LuffWallets } from './luff-wallet.queries.js';
export type { LuffWallet } from './luff-wallet.queries.js';
