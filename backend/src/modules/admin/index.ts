/**
 * Back-office: combines data of all modules, edits settings, monitors jobs and the ledger, and manages the FAQ. Decisions
 * about a module's own data are in its `<module>.admin.controller.ts`.
 *
 * Owns admin_faq_entries.
 * - Positions of questions are 1, 2, 3 … without gaps, by constraint; changes of positions are serialised.
 * - Answers contain placeholders (`faq/faq-placeholders.rules.ts`), which are resolved on every read.
 */
export { AdminModule } from './admin.module.js';
