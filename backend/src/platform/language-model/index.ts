/**
 * The language model that is configured (any server with OpenAI's chat completions), its cost for a day, and the rules by which
 * what it says is looked at.
 */
export { LanguageModelModule } from './language-model.module.js';
export { LanguageModel } from './language-model.service.js';
export type { FormedQuestion, ModelRecipient } from './language-model.service.js';
export { ModelFailure } from './model-failure.js';
export type { ModelFailureKind } from './model-failure.js';
