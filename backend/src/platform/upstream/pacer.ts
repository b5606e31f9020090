import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamFailure } from './upstream-failure.js';

/**
 * Spacing is wider than the limit, because requests do not all travel equally long: the first of a connection waits for
 * its handshake, the next does not. Vendors count by the second, so this allows for a difference of 200 ms.
 */
const MARGIN = 1.2;

/**
 * Spaces requests evenly, lane by lane (a lane is what the vendor counts: mostly one endpoint). Slots are handed out in
 * the order of asking. Real time on purpose: the vendor counts real seconds, whatever the product's clock says.
 */
export class Pacer {
  private readonly nextSlot = new Map<string, number>();
  private readonly lastTurn = new Map<string, number>();
  /** Milliseconds between two requests of a lane. */
  private readonly spacing: number;

  /** `perSecond` requests a second in each lane; a caller never waits longer than `maxWaitMs`. */
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
    // A process that was held up wakes for several slots at once.
    for (let early = this.early(lane); early > 0; early = this.early(lane)) await sleep(early);
    this.lastTurn.set(lane, performance.now());
  }

  /** Milliseconds until the lane's last turn is long enough ago; none when it is. */
  private early(lane: string): number {
    return (this.lastTurn.get(lane) ?? -Infinity) + this.spacing - performance.now();
  }

  /** The vendor asked for a pause in this lane. */
  pause(lane: string, milliseconds: number): void {
    this.nextSlot.set(lane, Math.max(this.nextSlot.get(lane) ?? 0, performance.now() + milliseconds));
  }
}
