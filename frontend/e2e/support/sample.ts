/** A number, or `all`; `npm test` gives the number of the day and prints it. */
const SAMPLE = process.env['SAMPLE'] ?? '0';

/**
 * The combinations that a run takes: one, the next one with the next number, so that all have come after as many days; or every
 * one with `SAMPLE=all`. `offset` lets several samples of a run differ.
 */
export const sample = <T>(all: readonly T[], offset = 0): readonly T[] =>
  SAMPLE === 'all' ? all : all.filter((_, index) => index === (Number(SAMPLE) + offset) % all.length);
