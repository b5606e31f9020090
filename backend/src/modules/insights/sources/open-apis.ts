import type { Clock } from '../../../platform/clock/index.js';
import type { OpenSourceId } from '../../../platform/config/index.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { Snapshots } from '../../../platform/snapshots/index.js';
import type { OpenApi } from './open-api.js';

/** The open sources that may be asked; the token by which they are injected. */
export type OpenApis = ReadonlyMap<OpenSourceId, OpenApi>;
export const OPEN_APIS = Symbol('open sources');

/** What reading a feed takes. */
export interface ReadingDeps {
  readonly apis: OpenApis;
  /** What is known already, for feeds that add to it. */
  readonly snapshots: Snapshots;
  readonly settings: Settings;
  readonly clock: Clock;
}
