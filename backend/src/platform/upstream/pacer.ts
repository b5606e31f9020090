import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamFailure } from './upstream-failure.js';

/** Spacing is a little wider than the limit, because requests do not all travel equally long. */
const MARGIN = 1.05;

/**
 * Spaces requests evenly, lane by lane (a lane is what the vendor counts: mostly one endpoint). Slots are handed out in
 * the order of asking. Real time on purpose: the vendor counts real seconds, whatever the product's clock says.
 */
export class Pacer {
  private readonly nextSlot = new Map<string, number>();

  /** `perSecond` requests a second in each lane; a caller never waits longer than `maxWaitMs`. */
  constructor(
    private readonly perSecond: number,
    private readonly maxWaitMs: number,
  ) {}

  /** Resolves when the lane's next request may be sent. Throws a `busy` failure when the queue is too long. */
  async turn(lane: string): Promise<void> {
    const now = performance.now();
    const slot = Math.max(now, this.nextSlot.get(lane) ?? 0);
    const wait = slot - now;
    if (wait > this.maxWaitMs) {
      throw new UpstreamFailure('busy', `${Math.round(wait)} ms of requests wait already`, { retryAfterMs: wait });
    }
    this.nextSlot.set(lane, slot + (1000 / this.perSecond) * MARGIN);
    if (wait > 0) await sleep(wait);
  }

  /** The vendor asked for a pause in this lane. */
  pause(lane: string, milliseconds: number): void {
    this.nextSlot.set(lane, Math.max(this.nextSlot.get(lane) ?? 0, performance.now() + milliseconds));
  }
}
