const forgetAfterMs = 60_000;

/**
 * Counts requests in sliding windows of real seconds: the limits protect a machine, so a simulated clock that jumps must
 * not refill them.
 */
export class RateLimits {
  private readonly times = new Map<string, number[]>();

  /** `scale` multiplies every limit, so that a test or a demo need not wait for real seconds. */
  constructor(private readonly scale: number) {}

  /** Notes a request; false when it is one too many. A refused request is not counted. */
  take(bucket: string, limit: number, windowMs: number): boolean {
    const now = performance.now();
    const recent = (this.times.get(bucket) ?? []).filter((time) => now - time < Math.min(windowMs, forgetAfterMs));
    const isAllowed = recent.length < limit * this.scale;
    if (isAllowed) recent.push(now);
    this.times.set(bucket, recent);
    return isAllowed;
  }
}
