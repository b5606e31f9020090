/** The last good values of outside services: one replica collects them, all serve them with their source and age. */
export { defineFeed, Snapshots } from './snapshots.service.js';
export type { Feed, Snapshot } from './snapshots.service.js';
