import { addDays } from '../../platform/clock/index.js';
import type { RebateDay, RebateExchange, ReportedDay } from '../uid-rebate/index.js';
import { Exact, exact } from './journal.rules.js';

const SEOUL_HOURS = 9;

/** A day on which the journal has trades at an exchange. */
export interface TradedDay {
  readonly exchangeId: string;
  /** Asia/Seoul. */
  readonly day: string;
  /** Day of the exchange on which they were closed; null of typed trades, whose time is not known. */
  readonly reportDay: string | null;
}

/** What is known of a member's rebates and trades; the reports also of the days before and after the trades. */
export interface RebateFacts {
  readonly exchanges: readonly RebateExchange[];
  readonly rebates: readonly RebateDay[];
  readonly reported: readonly ReportedDay[];
  readonly traded: readonly TradedDay[];
}

/** Rebate of an exchange on a day. */
export interface ExchangeRebate {
  readonly exchange: string;
  readonly uids: string[];
  readonly zone: string;
  /** In USDT; null while it is not reported. */
  readonly rebate: string | null;
  readonly isEstimated: boolean;
  /** The journal has trades of which the report, although due, has no row. */
  readonly isMissing: boolean;
}

/** Rebates of a day, the exchange's own label of it. */
export interface DayRebates {
  readonly day: string;
  /** Sum of what is reported, in USDT; null while nothing is. */
  readonly rebate: string | null;
  readonly exchanges: ExchangeRebate[];
}

/**
 * Rebates beside the trades, oldest day first: days with a row, and days with trades at an exchange at which the member had a verified
 * UID. A report without a row for the UID is a rebate of 0, no report is none.
 */
export function rebatesByDay(facts: RebateFacts): DayRebates[] {
  const pairs = [...facts.rebates, ...facts.traded];
  const days = [...new Set(pairs.map(({ day }) => day))].sort();
  const known = index(facts);
  return days.flatMap((day) => {
    const exchanges = facts.exchanges.flatMap((exchange) => rebateOf(exchange, day, known));
    return exchanges.length === 0 ? [] : [{ day, rebate: sumOfKnown(exchanges), exchanges }];
  });
}

/** Exact sum of the rebates that are known; null if none is. */
export function sumOfKnown(parts: readonly { readonly rebate: string | null }[]): string | null {
  const known = parts.flatMap(({ rebate }) => (rebate === null ? [] : [rebate]));
  return known.length === 0 ? null : exact(known.reduce((sum, rebate) => sum.plus(rebate), new Exact(0)));
}

function index({ rebates, reported, traded }: RebateFacts) {
  const key = ({ exchangeId, day }: ReportedDay): string => `${exchangeId} ${day}`;
  return {
    rows: new Map(rebates.map((row) => [key(row), row])),
    reported: new Set(reported.map(key)),
    traded: Map.groupBy(traded, key),
  };
}

function rebateOf(exchange: RebateExchange, day: string, known: ReturnType<typeof index>): ExchangeRebate[] {
  const key = `${exchange.id} ${day}`;
  const row = known.rows.get(key);
  const traded = known.traded.get(key) ?? [];
  const uids = exchange.uids.filter(({ from, until }) => from <= day && (until === null || day < until));
  if (!row && (traded.length === 0 || uids.length === 0)) return [];
  const isLost = (reportDay: string): boolean =>
    isHeldOn(exchange, reportDay) &&
    exchange.dueUntil !== null &&
    reportDay <= exchange.dueUntil &&
    !known.rows.has(`${exchange.id} ${reportDay}`);
  return [
    {
      exchange: exchange.name,
      uids: [...new Set((uids.length > 0 ? uids : exchange.uids).map(({ uid }) => uid))],
      zone: exchange.zone,
      rebate: row ? row.rebate : known.reported.has(key) ? '0' : null,
      isEstimated: row?.estimated ?? false,
      isMissing: traded.some((trades) => reportDaysOf(trades, exchange.offsetHours).every(isLost)),
    },
  ];
}

const isHeldOn = ({ uids }: RebateExchange, day: string): boolean =>
  uids.some(({ from, until }) => from <= day && (until === null || day < until));

/** Days of the exchange on which the trades may have been: a day of Seoul is part of two of them, unless the zones are the same. */
function reportDaysOf({ day, reportDay }: TradedDay, offsetHours: number): string[] {
  if (reportDay !== null) return [reportDay];
  if (offsetHours === SEOUL_HOURS) return [day];
  return [day, addDays(day, offsetHours < SEOUL_HOURS ? -1 : 1)];
}
