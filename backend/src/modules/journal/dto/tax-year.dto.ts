import { Choice, Format } from '../../../platform/http/index.js';
import { fieldTexts } from '../journal.messages.js';
import { CoinFeesDto } from './coin-fees.dto.js';

export const TAX_SOURCES = ['exchange', 'typed', 'balances'] as const;
export type TaxSource = (typeof TAX_SOURCES)[number];

/** Which year. */
export class TaxYearQuery {
  /** Calendar year in Asia/Seoul. @example "2026" */
  @Format(/^20(09|[1-9]\d)$/, { message: fieldTexts.year })
  year: string;
}

/** Sums in KRW, each day by the rate saved with it, not rounded. */
export class TaxFiguresDto {
  /** Trades that were closed. */
  tradeCount: number;
  /** Results before fees and funding; those of days with balances alone are after them. */
  result: string;
  /** What fees took, where known. */
  fees: string;
  /** What funding gave, negative when paid, where known. */
  funding: string;
  /** Result − fees + funding. */
  afterCosts: string;
}

/** A month of the year. */
export class TaxMonthDto extends TaxFiguresDto {
  /** Its year and number. @example "2026-11" */
  month: string;
}

/** One source of results. */
export class TaxLineDto extends TaxFiguresDto {
  /** Imported trades of an exchange, trades that were typed in, or days with balances alone. */
  @Choice(TAX_SOURCES, { name: 'TaxSource' })
  source: TaxSource;
  /** Where the imported trades were made; null for the other sources. @example "Binance" */
  exchange: string | null;
  /** Months with a result. */
  months: TaxMonthDto[];
}

/** A day that is converted by the rate of another day. */
export class TaxRateDayDto {
  /** Day of the result. @example "2026-11-18" */
  day: string;
  /** Day whose rate it has: the one on which something was first written on it. @example "2026-11-20" */
  rateDay: string;
  /** KRW per USDT. @example "1382.5" */
  krwRate: string;
  /** Result in KRW. @example "55922.125" */
  result: string;
}

/** Results of a calendar year in KRW, from the same results as calendar and files. */
export class TaxYearDto {
  /** Calendar year in Asia/Seoul. @example 2026 */
  year: number;
  /** Years on which something is written, oldest first. */
  years: number[];
  /** Sums of the year. */
  total: TaxFiguresDto;
  /** Months with a result. */
  months: TaxMonthDto[];
  /** Sources of the results; they add up to the year. */
  lines: TaxLineDto[];
  /** Days that are converted by the rate of another day; they are part of the sums. */
  otherRateDays: TaxRateDayDto[];
  /** Their results in KRW. */
  otherRateResult: string;
  /** Fees that are in no sum. */
  coinFees: CoinFeesDto[];
  /** Trades whose opening is in no file: their entry follows from what the exchange realised. */
  openedBefore: number;
  /** What the figures are and what they are not, in the caller's language. */
  method: string[];
  /** When it was computed. */
  computedAt: string;
}
