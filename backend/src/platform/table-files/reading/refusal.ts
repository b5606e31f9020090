import type { TableFileErrors } from '../table-files.errors.js';

export type RefusalName = keyof typeof TableFileErrors;

/** Error of `TableFileErrors` by name; the service translates it for the caller. */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly params: Readonly<Record<string, number>>;

  constructor(refusal: RefusalName, params: Readonly<Record<string, number>> = {}, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
    this.params = params;
  }
}
