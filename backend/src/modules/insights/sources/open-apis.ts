import type { OpenSourceId } from '../../../platform/config/index.js';
import type { OpenApi } from './open-api.js';

/** The open sources that may be asked; the token by which they are injected. */
export type OpenApis = ReadonlyMap<OpenSourceId, OpenApi>;
export const OPEN_APIS = Symbol('open sources');
