/** The last good values of outside services: one replica collects them, all serve them with their source and age. */
export { Collector } from './collector.service.js';
export type { Push, Reading } from './collector.service.js';
export type { Collected } from './kept-snapshots.service.js';
export { SnapshotsModule } from './snapshots.module.js';
export { defineFeed, Snapshots } from './snapshots.service.js';
export type { Feed, Snapshot } from './snapshots.service.js';
export { SourceStates } from './source-states.service.js';
export type { SourceState } from './source-states.service.js';
