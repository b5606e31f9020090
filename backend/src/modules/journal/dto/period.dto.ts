import { IntersectionType } from '@nestjs/swagger';
import { Day, Line, Optional, PageQuery } from '../../../platform/http/index.js';
import { fieldTexts } from '../journal.messages.js';

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

/** The trades of a period, all or those that are looked for. */
export class TradeFilterQuery extends JournalPeriodQuery {
  /** Words, each of which is in symbol, exchange, note, tags, setup or mistake, in whatever case. @example "돌파" */
  @Optional()
  @Line({ max: 60, message: fieldTexts.search })
  search?: string;
}

/** A page of them. */
export class TradePageQuery extends IntersectionType(TradeFilterQuery, PageQuery) {}
