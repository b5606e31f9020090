import type { Snapshot } from '../../../platform/snapshots/index.js';

/** Where a figure is from and how old it is. */
export class SourceDto {
  /**
   * Id of the source.
   * @example upbit
   */
  source: string;
  /** When the service asked for it. */
  fetchedAt: string;
  /** Older than it should be: the source has failed since. */
  stale: boolean;
  /** From the simulator, not from a market. */
  simulated: boolean;

  static of(snapshot: Snapshot<unknown>): SourceDto {
    const { source, stale, simulated } = snapshot;
    return { source, fetchedAt: snapshot.fetchedAt.toISOString(), stale, simulated };
  }
}
