import { setTimeout as sleep } from 'node:timers/promises';
import { Clock, SystemClock } from '../../platform/clock/index.js';

/**
 * A clock that tells a story: it stands at any time one likes and flows on from there, and takes the simulator's clock
 * along, so that the exchanges see our requests at the same time as we do.
 */
export class StoryClock extends Clock {
  private readonly system = new SystemClock();
  private offsetMs = 0;

  constructor(private readonly simulatorUrl: string) {
    super();
  }

  now(): Date {
    return new Date(this.system.millis() + this.offsetMs);
  }

  /** The time outside the story. */
  present(): Date {
    return this.system.now();
  }

  async moveTo(instant: Date): Promise<void> {
    const advanceMs = instant.getTime() - this.millis();
    const answer = await fetch(`${this.simulatorUrl}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    });
    if (!answer.ok) throw new Error(`the simulator's clock cannot be moved: HTTP ${answer.status}`);
    await answer.arrayBuffer();
    this.offsetMs += advanceMs;
  }

  /** Back to the present, also when the simulator hesitates: it must not stay in the past. */
  async comeBack(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.moveTo(this.present());
      } catch (error) {
        if (attempt === 5) throw error;
        await sleep(200 * attempt);
      }
    }
  }
}
