/** What a benchmark is given. */
export interface BenchContext {
  /** Environment of the service under test: database URLs and the like. */
  readonly env: Readonly<Record<string, string>>;
}

/** One line of the table. Ratios compare with the bare limit of the same run, never with a number from elsewhere. */
export interface BenchRow {
  readonly name: string;
  readonly setting: string;
  readonly perSecond: number;
  /** Share of the bare limit, 1 = as fast. */
  readonly ratio: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  /** A finding beside speed, e.g. that nothing was lost. */
  readonly note?: string;
}
