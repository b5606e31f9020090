import { LiveErrors } from './live.errors.js';

/** Streams that a session may open in a minute: a browser has one for all its tabs, and opens it anew when a tab shows more. */
const MOST = 30;
const WINDOW_MS = 60_000;

/** How often sessions have opened streams lately, in this process. */
export class Openings {
  private readonly times = new Map<string, number[]>();

  /** Counts an opening. Throws `live.tooManyOpened`; what is refused is not counted. */
  note(session: string, now: number): void {
    const lately = (this.times.get(session) ?? []).filter((at) => now - at < WINDOW_MS);
    const [oldest = now] = lately;
    if (lately.length >= MOST)
      throw LiveErrors.tooManyOpened({}, { retryAfterSeconds: (oldest + WINDOW_MS - now) / 1_000 });
    this.times.set(session, [...lately, now]);
  }

  /** Forgets sessions that have opened none for a minute. */
  forget(now: number): void {
    for (const [session, times] of this.times) if (now - (times.at(-1) ?? 0) >= WINDOW_MS) this.times.delete(session);
  }
}
