import { Id } from './fields/index.js';

/** The id in a path. */
export class UuidParam {
  /** Id of the resource. */
  @Id()
  id: string;
}
