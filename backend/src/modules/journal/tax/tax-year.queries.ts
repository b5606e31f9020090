import { DAY_RESULTS, plain } from '../day-results.queries.js';

/**
 * Every day's result in its parts, in KRW by the rate saved with the day: of each exchange's imported trades, of typed trades, and of days with
 * balances alone. Parameters are those of `DAY_RESULTS`.
 */
const PARTS = `
  SELECT to_char(days.day, 'YYYY-MM') AS month, part.source, part.exchange, part.trades,
    part.result * days.krw_rate AS result, part.fees * days.krw_rate AS fees, part.funding * days.krw_rate AS funding
  FROM (${DAY_RESULTS}) AS days
  CROSS JOIN LATERAL (
    SELECT CASE WHEN book IS NULL THEN 'typed' ELSE 'exchange' END AS source,
      CASE WHEN book IS NOT NULL THEN exchange END AS exchange, count(*) AS trades,
      sum(profit_loss) AS result, sum(fee) AS fees, sum(funding) AS funding
    FROM journal_trades WHERE user_id = $1 AND day = days.day GROUP BY 1, 2
    UNION ALL
    SELECT 'balances', NULL, 0, days.result, 0, 0 WHERE days.trade_count = 0 AND days.result IS NOT NULL
  ) AS part`;

/** Sums of each part by month and in all, and of everything by month and in all: what is null is summed over. */
export const TAX_SUMS = `
  SELECT month, source, exchange, coalesce(sum(trades), 0)::int AS "tradeCount",
    ${plain('coalesce(sum(result), 0)')} AS result, ${plain('coalesce(sum(fees), 0)')} AS fees,
    ${plain('coalesce(sum(funding), 0)')} AS funding,
    ${plain('coalesce(sum(result - fees + funding), 0)')} AS "afterCosts"
  FROM (${PARTS}) AS parts
  GROUP BY GROUPING SETS ((source, exchange, month), (source, exchange), (month), ())
  ORDER BY month, source, exchange`;

/** Days with a result whose rate was first noted on another day. */
export const OTHER_RATE_DAYS = `
  SELECT day::text AS day, rate_day::text AS "rateDay", ${plain('krw_rate')} AS "krwRate",
    ${plain('result * krw_rate')} AS result
  FROM (${DAY_RESULTS}) AS days WHERE result IS NOT NULL AND rate_day <> day ORDER BY days.day`;

const TRADES = `journal_trades WHERE user_id = $1 AND day BETWEEN $2 AND $3`;

/** Fees in coins whose worth is not known: they are in no sum. */
export const COIN_FEES = `
  SELECT fee.key AS coin, ${plain('sum(fee.value::numeric)')} AS amount
  FROM (SELECT other_fees FROM ${TRADES} AND other_fees IS NOT NULL) AS trades
  CROSS JOIN jsonb_each_text(trades.other_fees) AS fee GROUP BY fee.key ORDER BY fee.key`;

/** Trades whose opening is in no file. */
export const OPENED_BEFORE = `SELECT count(*)::int AS count FROM ${TRADES} AND is_incomplete`;

/** Years on which something is written. */
export const YEARS = `
  SELECT DISTINCT extract(year FROM day)::int AS year FROM journal_days WHERE user_id = $1 ORDER BY year`;
