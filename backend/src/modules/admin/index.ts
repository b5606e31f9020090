/**
 * Back-office: combines data of all modules, edits settings, monitors jobs and the ledger. Decisions about a module's own
 * data are in its `<module>.admin.controller.ts`. Owns no table.
 */
export { AdminModule } from './admin.module.js';
