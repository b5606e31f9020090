/**
 * L coin: how members earn it and its statements. The balances are in the ledger.
 *
 * Owns lcoin_uid_bonuses, lcoin_idle_claims and lcoin_mining_boosts.
 * - A member's point accounts are opened and the signup bonus is paid in the transaction of the registration.
 * - The bonus for a verified UID is paid once per (exchange, UID), ever, by a unique row, whoever holds the UID.
 * - Descriptions are built on read from the transfer's kind and params, in the reader's language.
 */
export { Attendance } from './attendance.service.js';
export { IdleMining } from './idle-mining.service.js';
export { lcoinBook } from './lcoin.book.js';
export { LcoinModule } from './lcoin.module.js';
export { LcoinRewards } from './lcoin-rewards.service.js';
export type { VerifiedUid } from './lcoin-rewards.service.js';
export { MiningBoosts } from './mining-boosts.service.js';
export type { BoostEffect } from './idle-mining.rules.js';
