/** Won for one USDT. */
export class LatestRateDto {
  /**
   * KRW per USDT.
   * @example 1382.5
   */
  rate: number;
  /** Source of the rate; `default` until one is loaded. */
  source: string;
  /** When the service asked for it; null for the default. */
  fetchedAt: string | null;
  /** Older than it should be. */
  stale: boolean;
  /** From the simulator, not from a market. */
  simulated: boolean;
}
