import { Day, Optional } from './fields/index.js';

/** A statement, or a part of its time. */
export class StatementQuery {
  /** First day (Asia/Seoul) that counts. */
  @Optional()
  @Day()
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  @Optional()
  @Day()
  to?: string;
}
