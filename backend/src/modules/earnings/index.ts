/**
 * All that a member earned as one ledger: reported rebates, L coin, Luff. Owns no table and writes nothing.
 *
 * - Each book keeps its own order and is read behind its own place; the page is what is newest of them.
 * - An entry names its receipt, which the module of its book tells.
 */
export { EarningsModule } from './earnings.module.js';
