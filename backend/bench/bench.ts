/** What a benchmark is given. */
export interface BenchContext {
  /** Environment of the service under test: database URLs and the like. */
  readonly env: Readonly<Record<string, string>>;
}

/** One line of the table. Ratios compare with the bare limit of the same run, never with a number from elsewhere. */
export interface BenchRow {
  readonly name: string;
  readonly setting: string;
  readonly perSecond?: number;
  /** Share of the bare limit, 1 = as fast. */
  readonly ratio?: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  /** A finding beside speed, e.g. that nothing was lost. */
  readonly note?: string;
}

/** The latency that this share of all calls stays below. Sorts them. */
export function percentile(latencies: number[], share: number): number {
  latencies.sort((a, b) => a - b);
  return latencies[Math.floor(latencies.length * share)] ?? 0;
}

/** How long work takes, in milliseconds, and what it answers. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const started = performance.now();
  const answer = await work();
  return { ms: performance.now() - started, answer };
}

/** 1234567.8 as `1,234,568`, for notes. */
export const grouped = (value: number | bigint): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
