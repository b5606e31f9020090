import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { PageQuery } from '../../../platform/http/index.js';
import { REPORT_SOURCES, type ReportSource } from '../entities/report-batch.entity.js';
import type { RebateRow } from '../rebate.queries.js';
import { isDay } from '../report-days.js';
import { RebateCreditDto } from './exchange.dto.js';
import { trimmed } from './text.js';

export const SUMMARY_DAYS = [7, 30, 90] as const;
const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** A calendar day `YYYY-MM-DD` that exists. */
@ValidatorConstraint({ name: 'isISO8601' })
export class CalendarDay implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isDay(value);
  }
}

/** How far a dashboard looks back. */
export class RebateSummaryQuery {
  /** Closed report days: 7, 30 or 90. @example 30 */
  @ApiProperty({ enum: SUMMARY_DAYS, required: false, default: 30 })
  @IsIn(SUMMARY_DAYS)
  @Transform(asNumber)
  days: number = 30;
}

/** Which rows to list: those behind a figure of the dashboard. */
export class RebateRowsQuery extends PageQuery {
  /** Closed report days: 7, 30 or 90. @example 30 */
  @ApiProperty({ enum: SUMMARY_DAYS, required: false, default: 30 })
  @IsIn(SUMMARY_DAYS)
  @Transform(asNumber)
  days: number = 30;

  /** Name or id of one exchange. @example "deepcoin" */
  @MaxLength(50)
  @IsString()
  @IsOptional()
  @Transform(trimmed)
  exchange?: string;

  /** One report day. @example "2026-11-19" */
  @Validate(CalendarDay)
  @IsOptional()
  day?: string;
}

/** One report day over all UIDs. */
export class RebateDayDto {
  /** The exchanges' own day label. @example "2026-11-19" */
  day: string;
  /** USDT; null when no report of the day has come, which is not a day without trades. @example "15230.5" */
  volume: string | null;
  /** USDT; null likewise. @example "3.8" */
  rebate: string | null;
  /** Some of it was derived, because the exchange does not state it. @example false */
  estimated: boolean;
  /** Exchanges whose report of the day is still to come. @example [] */
  waitingFor: string[];
}

/** One exchange of a dashboard, with where its figures come from. */
export class RebateExchangeDto {
  /** @example "deepcoin" */
  exchange: string;
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "#1f6feb" */
  color: string;
  /** The member's UIDs there. @example ["36100011"] */
  uids: string[];
  /** USDT; null before the first report. @example "15230.5" */
  volume: string | null;
  /** USDT; null before the first report. @example "3.8" */
  rebate: string | null;
  /** Share of the fee that goes back now, 0 to 1. @example "0.5" */
  rebateRate: string;
  rebateCredit: RebateCreditDto;
  /** @example true */
  estimated: boolean;
  /** Zone of the exchange's days. @example "UTC+8" */
  dayTimeZone: string;
  /** The last day with a report. @example "2026-11-19" */
  lastReportDay: string | null;
  /** Where that report came from. @example "api" */
  @ApiProperty({ enum: REPORT_SOURCES, enumName: 'ReportSource', nullable: true })
  source: ReportSource | null;
  /** When it was read. @example "2026-11-20T04:05:00.000Z" */
  fetchedAt: string | null;
  /** It comes from the simulator. @example true */
  simulated: boolean;
  /** The next day whose report is to come; null where admins upload the reports. @example "2026-11-20" */
  nextReportDay: string | null;
  /** When it is due. @example "2026-11-21T04:00:00.000Z" */
  nextReportDue: string | null;
  /** It is overdue. @example false */
  isReportLate: boolean;
}

/** A member's dashboard over the last closed report days. Amounts are USDT by report. */
export class RebateSummaryDto {
  /** @example 30 */
  days: number;
  /** @example "2026-10-21" */
  fromDay: string;
  /** @example "2026-11-19" */
  toDay: string;
  /** @example "456915" */
  totalVolume: string;
  /** @example "114.2" */
  totalRebate: string;
  /** Rebate ÷ report days × 30; null when there is no report to estimate from. @example "114.2" */
  estimatedMonthly: string | null;
  /** Distinct days with a report, from the first day with trades on: what the estimate is divided by. @example 30 */
  reportDays: number;
  /** Some of it was derived, because an exchange does not state it. @example true */
  estimated: boolean;
  /** Some of it comes from the simulator. @example true */
  simulated: boolean;
  /** Every day of the range, oldest first. */
  series: RebateDayDto[];
  exchanges: RebateExchangeDto[];
}

/** One report row: what a figure was computed from. */
export class RebateRowDto {
  /** @example "deepcoin" */
  exchange: string;
  /** @example "Deepcoin" */
  exchangeName: string;
  /** @example "36100011" */
  uid: string;
  /** The exchange's own day label. @example "2026-11-19" */
  day: string;
  /** @example "UTC+8" */
  dayTimeZone: string;
  /** @example "futures" */
  product: string;
  /** USDT; null where the exchange does not say. @example "15230.5" */
  volume: string | null;
  /** USDT paid by the trader. @example "7.6" */
  fee: string | null;
  /** The rate in force at the end of the day. @example "0.5" */
  rebateRate: string;
  /** fee × rebateRate, cut to 18 decimals. @example "3.8" */
  rebate: string | null;
  /** USDT that the exchange pays us. @example "5.7" */
  commission: string;
  /** USDT that the exchange holds back. @example "0" */
  frozenCommission: string;
  /** Some of it was derived, because the exchange does not state it. @example true */
  estimated: boolean;
  /** Coins that were converted to USDT. @example "BTC" */
  coin: string | null;
  /** USDT for one coin at the close of the day. @example "61234.5" */
  priceUsed: string | null;
  /** @example "api" */
  @ApiProperty({ enum: REPORT_SOURCES, enumName: 'ReportSource' })
  source: ReportSource;
  /** @example true */
  simulated: boolean;
  /** The delivery that brought it. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  batchId: string;
  /** When that was read. @example "2026-11-20T04:05:00.000Z" */
  fetchedAt: string;
  /** 1 for the first version, more after corrections. @example 1 */
  revision: number;
  /** @example "2026-11-20T04:05:00.000Z" */
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
