import { Limit, Line, Optional } from './fields/index.js';

/** Query of a list that grows without bound: newest first, keyset paging. */
export class PageQuery {
  /** Where the page starts; taken from the `next` link of the page before. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  @Optional()
  @Line({ max: 200 })
  cursor?: string;
  /** How many entries, 1 to 100. */
  @Limit(100)
  limit: number = 100;
}
