/**
 * Questions and answers, which `/faq` and the chatbot show.
 *
 * Owns faq_entries.
 * - Positions of questions are 1, 2, 3 … without gaps, by constraint; changes of positions are serialised.
 * - Answers contain placeholders (`faq-placeholders.rules.ts`), which are resolved on every read.
 */
export { FaqModule } from './faq.module.js';
