import { setTimeout as sleep } from 'node:timers/promises';
import { Clock, SystemClock } from '../../platform/clock/index.js';

/**
 * Clock that can be set to any time and runs on from there. Moves the simulator's clock along, so that both see requests
 * at the same time.
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

  /** The real time. */
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

  /** Resets to the real time even if the simulator fails. */
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
