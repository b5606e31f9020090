import { logger } from '../logging/index.js';

/** Does a piece of work soon after it was asked for, one at a time and with a pause in between, however often it is asked for. */
export class Coalesced {
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;
  private isDue = false;
  private isStopped = false;
  private begunAt = -Infinity;

  constructor(
    private readonly pauseMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  due(): void {
    this.isDue = true;
    if (this.isStopped || this.isRunning || this.timer) return;
    this.timer = setTimeout(() => void this.run(), Math.max(0, this.begunAt + this.pauseMs - performance.now()));
    this.timer.unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    this.timer = undefined;
    this.isDue = false;
    this.isRunning = true;
    // Counted from the beginning, so that a slow database does not make the pace slower still.
    this.begunAt = performance.now();
    await this.work().catch((error: unknown) => logger.debug({ err: error }, 'pushed values not written'));
    this.isRunning = false;
    if (this.isDue) this.due();
  }
}
