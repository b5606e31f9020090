import { PickType } from '@nestjs/swagger';
import { Choice } from '../../../platform/http/index.js';
import { TRADE_DIMENSIONS, type TradeDimension } from '../statistics.queries.js';

/** How a group of trades went. Results are those of the trades, before fees and funding. */
export class TradeFiguresDto {
  /** Trades of the group. */
  tradeCount: number;
  /** Of them, those with a result above 0. */
  wins: number;
  /** Of them, those with a result below 0. */
  losses: number;
  /** Sum of the results above 0, in USDT. */
  won: string;
  /** Sum of the results below 0, in USDT, without the sign. */
  lost: string;
  /** Won − lost, in USDT. */
  result: string;
  /** Wins in percent of the trades, 8 decimals; null without trades. */
  winRate: string | null;
  /** Lower end of the 95 % interval of the win rate by Wilson, in percent. */
  winRateFrom: string | null;
  /** Its upper end. */
  winRateTo: string | null;
  /** Won ÷ lost, 8 decimals; null as long as nothing was lost. @example "1.5" */
  profitFactor: string | null;
  /** Result ÷ trades, in USDT, 8 decimals. */
  expectancy: string | null;
  /**
   * Lower end of the 95 % interval of the expectancy by Student's t, in USDT, 8 decimals; null of fewer than two trades.
   * @example "-3.18244630"
   */
  expectancyFrom: string | null;
  /** Its upper end. @example "23.18244630" */
  expectancyTo: string | null;
  /** Won ÷ wins, in USDT, 8 decimals. */
  averageWin: string | null;
  /** Lost ÷ losses, in USDT, 8 decimals, without the sign. @example "21.5" */
  averageLoss: string | null;
}

/** What some trades add up to. */
export class TradeSumDto extends PickType(TradeFiguresDto, ['tradeCount', 'wins', 'losses', 'won', 'lost', 'result']) {}

/** How the trades with one thing in common went. */
export class TradeGroupDto extends TradeFiguresDto {
  /** What they have in common. */
  @Choice(TRADE_DIMENSIONS, { name: 'TradeDimension' })
  by: TradeDimension;
  /**
   * Which one: a symbol, `long` or `short`, a weekday from 0 (Sunday), an hour of closing from 0 (Asia/Seoul), a leverage, an
   * exchange, a setup, a mistake, a tag; null where that is not known of the trades. @example "BTC-USDT"
   */
  key: string | null;
}

/** A day with a result, and what all results up to it add up to. */
export class EquityDayDto {
  /** Day (Asia/Seoul). */
  day: string;
  /** Result of the day in USDT. */
  result: string;
  /** Sum of the results from the first day of the period to this one, in USDT: the equity without deposits. */
  equity: string;
}

/** The largest fall of the equity below its last peak. */
export class DrawdownDto {
  /** In USDT. */
  amount: string;
  /** Day of the peak; null where the equity fell from the start on. @example "2026-11-12" */
  peakDay: string | null;
  /** Day of the lowest equity. @example "2026-11-16" */
  lowDay: string;
  /** First day on which the peak was reached again; null while it is not. @example "2026-11-18" */
  recoveredDay: string | null;
}

/** Days in a row. */
export class StreakDto {
  /** Their number; days without a result in between do not count and do not end it. */
  days: number;
  /** The first one. */
  from: string;
  /** The last one. */
  to: string;
}

/** How long trades were held, where times of opening and closing are known. */
export class HoldingDto {
  /** Trades of which it is known. */
  tradeCount: number;
  /** Their mean in seconds; null without such trades. @example 5400 */
  average: number | null;
  /** The same of trades that won. @example 4200 */
  ofWins: number | null;
  /** The same of trades that lost. @example 7300 */
  ofLosses: number | null;
}

/** How results compare with what was risked, where a stop is known. */
export class RMultipleDto {
  /** Trades of which it is known. */
  tradeCount: number;
  /** Sum of their R multiples, each rounded to 8 decimals. @example "3.2" */
  sum: string;
  /** Their mean, 8 decimals; null without such trades. @example "0.8" */
  average: string | null;
  /** Lower end of the 95 % interval of the mean by Student's t, 8 decimals; null of fewer than two trades. @example "-0.4" */
  from: string | null;
  /** Its upper end. @example "2" */
  to: string | null;
}

/** What a period of a journal says, from the same results as calendar and performance. */
export class JournalStatisticsDto {
  /** Sum of the results of all days in USDT: of the trades, and of days with balances alone. */
  totalResult: string;
  /** Part of it from days with balances alone. */
  balanceResult: string;
  /** Number of days with balances alone. */
  balanceDays: number;
  /** How all trades went. */
  trades: TradeFiguresDto;
  /** How those with one thing in common went; the trades of each dimension add up to all trades, but a trade may have many tags. */
  groups: TradeGroupDto[];
  /** What fees took in USDT, where known. */
  fees: string;
  /** What funding gave in USDT, negative when paid, where known. */
  funding: string;
  /** How results compare with what was risked. */
  rMultiple: RMultipleDto;
  /** How long trades were held. */
  holding: HoldingDto;
  /** Days with a result, oldest first. */
  days: EquityDayDto[];
  /** Calendar days from the first of them to the last one: the sample of Sharpe and Sortino. */
  calendarDays: number;
  /** Null if the equity has never fallen. */
  drawdown: DrawdownDto | null;
  /** Total result ÷ largest drawdown, 8 decimals; null without a drawdown. @example "1.84" */
  recoveryFactor: string | null;
  /** Total result ÷ calendar days, in USDT, 8 decimals; null of fewer than two days. @example "12.5" */
  dailyMean: string | null;
  /** Standard deviation (n − 1) of the daily results in USDT, 8 decimals. @example "129.43611824" */
  deviation: string | null;
  /** Root of the mean square of the daily losses, gains counting as 0, in USDT, 8 decimals. @example "81.98113027" */
  downsideDeviation: string | null;
  /**
   * Mean ÷ standard deviation of the daily results × √365, 8 decimals. Calendar days without a result count as 0, and the capital is
   * taken as constant; null where the deviation is 0 or there are fewer than two days. @example "1.84512097"
   */
  sharpe: string | null;
  /** Mean ÷ downside deviation × √365, 8 decimals. @example "2.91300418" */
  sortino: string | null;
  /** Longest run of days with a result above 0. */
  winStreak: StreakDto | null;
  /** Longest run of days with a result below 0. */
  lossStreak: StreakDto | null;
  /** With fewer trades, or days, than this, figures say little. */
  smallSample: number;
}
