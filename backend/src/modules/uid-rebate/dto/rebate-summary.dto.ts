import { Choice, Day, Line, NumberChoice, Optional, PageQuery } from '../../../platform/http/index.js';
import { REPORT_SOURCES, type ReportSource } from '../entities/report-batch.entity.js';
import type { RebateRow } from '../reports/rebate.queries.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { RebateCreditDto } from './exchange.dto.js';

export const SUMMARY_DAYS = [7, 30, 90] as const;
/** How far a dashboard looks back. */
export class RebateSummaryQuery {
  /** Closed report days: 7, 30 or 90. */
  @NumberChoice(SUMMARY_DAYS)
  days: number = 30;
}

/** Which rows to list: those behind a figure of the dashboard. */
export class RebateRowsQuery extends PageQuery {
  /** Closed report days: 7, 30 or 90. */
  @NumberChoice(SUMMARY_DAYS)
  days: number = 30;
  /** Name or id of one exchange. */
  @Optional()
  @Line({ max: 50 })
  exchange?: string;
  /** One report day. */
  @Optional()
  @Day(fieldTexts.day)
  day?: string;
}

/** What one exchange reported for a day. */
export class RebateDayPartDto {
  /** Id of the exchange. */
  exchange: string;
  /** USDT. */
  rebate: string;
}

/** One report day over all UIDs. */
export class RebateDayDto {
  /** The exchanges' own day label. */
  day: string;
  /** USDT; null when no report of the day has come, which is not a day without trades. */
  volume: string | null;
  /** USDT; null likewise. */
  rebate: string | null;
  /** The exchanges whose sum the rebate is, in the order of `exchanges`. */
  parts: RebateDayPartDto[];
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  /** Exchanges whose report of the day is still to come. @example ["deepcoin"] */
  waitingFor: string[];
}

/** One exchange of a dashboard, with where its figures come from. */
export class RebateExchangeDto {
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Colour of its tile, as `#rrggbb`. */
  color: string;
  /** The member's UIDs there. */
  uids: string[];
  /** The last day on which one of them was held; null while one is. @example "2026-10-31" */
  heldUntil: string | null;
  /** USDT; null before the first report. */
  volume: string | null;
  /** USDT; null before the first report. */
  rebate: string | null;
  /** Share of the fee that goes back now, 0 to 1. */
  rebateRate: string;
  /** How a rebate reaches the member. */
  rebateCredit: RebateCreditDto;
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  /** Zone of the exchange's days. */
  dayTimeZone: string;
  /** The last day with a report. */
  lastReportDay: string | null;
  /** Where that report came from. */
  @Choice(REPORT_SOURCES, { name: 'ReportSource' })
  source: ReportSource | null;
  /** When it was read. */
  fetchedAt: string | null;
  /** It comes from the simulator. */
  simulated: boolean;
  /** The next day whose report is to come; null where admins upload the reports, or where no UID was held on it any more. */
  nextReportDay: string | null;
  /** When it is due. */
  nextReportDue: string | null;
  /** It is overdue. */
  isReportLate: boolean;
}

/** A member's dashboard over the last closed report days. Amounts are USDT by report. */
export class RebateSummaryDto {
  /** Closed report days. */
  days: number;
  /** The first of them. */
  fromDay: string;
  /** The last of them. */
  toDay: string;
  /** Volume by all reports in them. */
  totalVolume: string;
  /** Rebate by all reports in them. */
  totalRebate: string;
  /** Rebate ÷ report days × 30; null when there is no report to estimate from. */
  estimatedMonthly: string | null;
  /** Distinct days with a report, from the first day with trades on: what the estimate is divided by. */
  reportDays: number;
  /** Some of it was derived, because an exchange does not state it. */
  estimated: boolean;
  /** Some of it comes from the simulator. */
  simulated: boolean;
  /** Every day of the range, oldest first. */
  series: RebateDayDto[];
  /** The same by exchange. */
  exchanges: RebateExchangeDto[];
}

/** One report row: what a figure was computed from. */
export class RebateRowDto {
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** The UID. */
  uid: string;
  /** The exchange's own day label. */
  day: string;
  /** Zone of its days. */
  dayTimeZone: string;
  /** What was traded. */
  product: string;
  /** USDT; null where the exchange does not say. */
  volume: string | null;
  /** USDT paid by the trader. */
  fee: string | null;
  /** The rate in force at the end of the day. */
  rebateRate: string;
  /** fee × rebateRate, cut to 18 decimals. */
  rebate: string | null;
  /** USDT that the exchange pays us. */
  commission: string;
  /** USDT that the exchange holds back. */
  frozenCommission: string;
  /** Some of it was derived, because the exchange does not state it. */
  estimated: boolean;
  /** Coins that were converted to USDT. */
  coin: string | null;
  /** USDT for one coin at the close of the day. */
  priceUsed: string | null;
  /** Where it came from. */
  @Choice(REPORT_SOURCES, { name: 'ReportSource' })
  source: ReportSource;
  /** It comes from the simulator. */
  simulated: boolean;
  /** The delivery that brought it. */
  batchId: string;
  /** When that was read. */
  fetchedAt: string;
  /** 1 for the first version, more after corrections. */
  revision: number;
  /** When it was changed last. */
  updatedAt: string;

  static from(row: RebateRow, dayTimeZone: string): RebateRowDto {
    const { exchangeId, fetchedAt, updatedAt, ...figures } = row;
    return {
      ...figures,
      exchange: exchangeId,
      dayTimeZone,
      fetchedAt: fetchedAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  }
}
