import { Clock } from '../../src/platform/clock/index.js';

/** A clock that stands still until a test moves it. */
export class FakeClock extends Clock {
  constructor(private instant: Date = new Date('2026-11-20T03:00:00.000Z')) {
    super();
  }

  now(): Date {
    return new Date(this.instant);
  }

  /** Moves to a later (or, on purpose, earlier) instant. */
  set(instant: string | Date): void {
    this.instant = new Date(instant);
  }

  advance({
    days = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    days?: number;
    hours?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.instant = new Date(this.instant.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}
