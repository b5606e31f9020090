/** A kind of snapshot: the last good value of something that an outside service tells. */
export interface Feed<T> {
  /** Unique name, e.g. `upbit-tickers`. */
  readonly name: string;
  /** Age in milliseconds from which it is stale: the source failed several times in a row. */
  readonly staleAfterMs: number;
  /** Only for its type. */
  readonly example?: T;
}

/** Declares a feed. */
export function defineFeed<T>(name: string, staleAfterMs: number): Feed<T> {
  return { name, staleAfterMs };
}

/** The last good value of a feed. */
export interface Snapshot<T> {
  readonly data: T;
  /** Who told it, e.g. `upbit`; a feed with fallbacks has several possible sources. */
  readonly source: string;
  readonly fetchedAt: Date;
  /** Comes from the simulator. */
  readonly simulated: boolean;
  /** Older than the feed allows. */
  readonly stale: boolean;
}

/** The last good values. One replica collects and writes them; all read them. */
export abstract class Snapshots {
  /** Returns the last good value, however old; undefined if there was none yet. Costs no database call. */
  abstract latest<T>(feed: Feed<T>): Snapshot<T> | undefined;

  /** Number of the newest value of all; grows with each. */
  abstract get sequence(): number;
}
