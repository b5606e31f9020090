/**
 * The back-office: composes what the modules know, edits settings, watches jobs and the books. Owns no table. Decisions
 * about a module's own things are in that module's `<module>.admin.controller.ts`.
 */
export { AdminModule } from './admin.module.js';
