import { IntersectionType } from '@nestjs/swagger';
import { Day, Optional, PageQuery } from '../../../platform/http/index.js';

/** Days of a journal, both included. */
export class JournalPeriodQuery {
  /** First day (Asia/Seoul) that counts. */
  @Optional()
  @Day()
  from?: string;
  /** Last day (Asia/Seoul) that counts. */
  @Optional()
  @Day()
  to?: string;
}

/** A page of a list of a journal. */
export class JournalPageQuery extends IntersectionType(JournalPeriodQuery, PageQuery) {}
