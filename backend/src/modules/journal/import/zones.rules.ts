const FIXED = /^(?:UTC|GMT)(?:\s*([-+])-?(\d{1,2})(?::?([0-5]\d))?)?$/i;
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_KEPT = 50_000;
/** Further east or west than any zone is from another. */
const DAY_MS = 86_400_000;

/**
 * Wall clocks of a zone: `UTC`, `UTC+9`, `UTC-3:30`, or an IANA name such as `America/New_York`. Throws RangeError for
 * another name.
 */
export class Zone {
  private readonly fixed: number | null;
  private readonly format: Intl.DateTimeFormat | null;
  /** Offsets by quarter of an hour: no zone changes within one. */
  private readonly kept = new Map<number, number>();

  constructor(name: string) {
    this.fixed = fixedOffset(name);
    this.format =
      this.fixed === null
        ? new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset', hour: '2-digit' })
        : null;
  }

  /**
   * The instant of a wall clock time, both in milliseconds; null if the clock was put forward over it. Of the two instants of an hour
   * that came twice it is the first.
   */
  instantOf(wall: number): number | null {
    const [before, after] = [this.offsetAt(wall - DAY_MS), this.offsetAt(wall + DAY_MS)];
    const found = [wall - before, wall - after].filter((instant) => instant + this.offsetAt(instant) === wall);
    return found.length === 0 ? null : Math.min(...found);
  }

  private offsetAt(instant: number): number {
    if (this.fixed !== null || !this.format) return this.fixed ?? 0;
    const quarter = Math.floor(instant / QUARTER_MS);
    const known = this.kept.get(quarter);
    if (known !== undefined) return known;
    const told = this.format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    const offset = fixedOffset(told) ?? 0;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(quarter, offset);
    return offset;
  }
}

function fixedOffset(name: string): number | null {
  const [found, sign, hours = '0', minutes = '0'] = FIXED.exec(name.trim()) ?? [];
  if (found === undefined) return null;
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return sign === '-' ? -offset : offset;
}

/** Whether there is such a zone. */
export function isZone(name: string): boolean {
  const fixed = fixedOffset(name);
  if (fixed !== null) return Math.abs(fixed) <= 14 * 60 * MINUTE_MS;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const IN_TEXT = /(?<![a-z])(?:UTC|GMT)(?:\s*([-+])-?(\d{1,2})(?::?(\d{2}))?)?(?![a-z\d])/i;

/** The zone that a title, a line above the titles or a file name tells, as `UTC+9`; null if it tells none. */
export function zoneIn(text: string): string | null {
  const [found, sign, hours, minutes] = IN_TEXT.exec(text) ?? [];
  if (found === undefined) return null;
  if (sign === undefined || Number(hours) + Number(minutes ?? 0) === 0) return 'UTC';
  return `UTC${sign}${Number(hours)}${minutes === undefined || minutes === '00' ? '' : `:${minutes}`}`;
}
