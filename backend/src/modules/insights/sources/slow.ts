import type { Clock } from '../../../platform/clock/index.js';

const EVERY_MS = 60_000;
/** A coin without a name is a new listing; the names are read again for it, but not with every ticker. */
const AGAIN_MS = 10_000;

/** What changes rarely: waited for the first time, then read again after a minute beside whatever goes on. */
export class Slow<T> {
  private value: T | undefined;
  private dueAt = 0;

  constructor(
    private readonly clock: Clock,
    private readonly read: () => Promise<T>,
  ) {}

  /** Undefined if it could not be read yet. */
  async get(): Promise<T | undefined> {
    const now = this.clock.millis();
    if (now < this.dueAt) return this.value;
    this.dueAt = now + AGAIN_MS;
    const reading = this.read().then(
      (value) => {
        this.dueAt = now + EVERY_MS;
        return (this.value = value);
      },
      () => this.value,
    );
    return this.value ?? reading;
  }

  expireSoon(): void {
    this.dueAt = Math.min(this.dueAt, this.clock.millis() + AGAIN_MS);
  }
}
