/**
 * The back-office: composes what the modules know, edits settings, watches jobs and the books, and keeps the questions and
 * answers of the site. Decisions about a module's own things are in that module's `<module>.admin.controller.ts`.
 *
 * Owns admin_faq_entries.
 * - The places of the questions are 1, 2, 3 and so on, by constraint; what changes them goes one after the other.
 * - An answer names its numbers (`faq/faq-placeholders.rules.ts`) and gets today's whenever it is read.
 */
export { AdminModule } from './admin.module.js';
