/** The only source of the current time. In production it follows the database clock, so that replicas agree. */
export abstract class Clock {
  /** The current instant. */
  abstract now(): Date;

  /** Milliseconds since the epoch. */
  millis(): number {
    return this.now().getTime();
  }
}

/** Local time plus the offset to the database's clock, measured by `SystemClock.synchronise`. */
export class SystemClock extends Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /**
   * Measures the offset to the database clock. `readDatabaseTime` returns the database time; half of the round trip is
   * subtracted, as in NTP.
   */
  async synchronise(readDatabaseTime: () => Promise<Date>): Promise<void> {
    const before = Date.now();
    const databaseTime = await readDatabaseTime();
    const after = Date.now();
    this.offsetMs = databaseTime.getTime() - (before + after) / 2;
  }
}
