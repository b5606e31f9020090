import type { TableFileErrors } from '../table-files.errors.js';

export type RefusalName = keyof typeof TableFileErrors;

/** A row of `TableFileErrors` as the worker names it; the service says it in the caller's language. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly params: Readonly<Record<string, number>>;

  constructor(refusal: RefusalName, params: Readonly<Record<string, number>> = {}, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
    this.params = params;
  }
}
