import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamFailure } from './upstream-failure.js';

/**
 * Spacing is wider than the limit, because latency varies: the first request of a connection waits for its handshake.
 * Vendors count per second, so this allows a difference of 200 ms.
 */
const MARGIN = 1.2;

/**
 * Rate limiter that spaces requests evenly per lane (a lane is what the vendor counts, usually an endpoint). Slots are
 * assigned in order of arrival. Uses real time, because the vendor does.
 */
export class Pacer {
  private readonly nextSlot = new Map<string, number>();
  private readonly lastTurn = new Map<string, number>();
  /** Milliseconds between two requests of a lane. */
  private readonly spacing: number;

  /** `perSecond` requests per second and lane; a caller never waits longer than `maxWaitMs`. */
  constructor(
    perSecond: number,
    private readonly maxWaitMs: number,
  ) {
    this.spacing = (1000 / perSecond) * MARGIN;
  }

  /** Resolves when the lane's next request may be sent. Throws a `busy` failure when the queue is too long. */
  async turn(lane: string): Promise<void> {
    const now = performance.now();
    const slot = Math.max(now, this.nextSlot.get(lane) ?? 0);
    const wait = slot - now;
    if (wait > this.maxWaitMs) {
      throw new UpstreamFailure('busy', `${Math.round(wait)} ms of requests wait already`, { retryAfterMs: wait });
    }
    this.nextSlot.set(lane, slot + this.spacing);
    if (wait > 0) await sleep(wait);
    // A delayed process wakes up for several slots at once.
    for (let early = this.early(lane); early > 0; early = this.early(lane)) await sleep(early);
    this.lastTurn.set(lane, performance.now());
  }

  /** Milliseconds until the lane's next slot. */
  private early(lane: string): number {
    return (this.lastTurn.get(lane) ?? -Infinity) + this.spacing - performance.now();
  }

  /** Applies a pause requested by the vendor to this lane. */
  pause(lane: string, milliseconds: number): void {
    this.nextSlot.set(lane, Math.max(this.nextSlot.get(lane) ?? 0, performance.now() + milliseconds));
  }
}
