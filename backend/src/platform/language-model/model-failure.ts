/**
 * Why a language model said nothing that can be used.
 * - `capped`: it has cost what it may cost in a day
 * - `unavailable`: it did not answer, or not in time
 * - `refused`: it does not want to answer, or was cut off
 * - `invalid`: its answer has not the form that was asked for, or was found wrong, also when asked again
 */
export type ModelFailureKind = 'capped' | 'unavailable' | 'refused' | 'invalid';

/** Thrown by `LanguageModel`; whoever asked does without it. */
export class ModelFailure extends Error {
  constructor(
    readonly kind: ModelFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ModelFailure';
  }
}
