import { Line, Optional, PageQuery } from '../../../platform/http/index.js';

/** Which flagged rows to list. */
export class FlaggedRowsQuery extends PageQuery {
  /** Name or id. */
  @Optional()
  @Line({ max: 50 })
  exchange?: string;
}
