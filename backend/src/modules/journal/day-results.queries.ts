/** What the trades of a day sum up to. */
export const SUMS_OF_DAY = `count(*)::int AS trade_count, sum(profit_loss) AS profit, coalesce(sum(fee), 0) AS fees, coalesce(sum(funding), 0) AS funding`;

/**
 * The one definition of a day's result, by which calendar, performance, statistics, receipts and files are computed. `$1` is the member,
 * `$2` and `$3` the first and last day that count, or null. With trades, a day's result is their sum; with balances alone, end −
 * start − what was paid in that day; with both, `unexplained` is by how much they differ, fees and funding of the trades included. Cash flows,
 * notes and pictures alone have no result. `trades` joins `SUMS_OF_DAY` as `t`, which may be null on days without trades;
 * `from` and `to` are the parameters of the first and last day.
 */
export const dayResultsOf = (trades: string, from = '$2', to = '$3'): string => `
  SELECT d.day, d.start_balance, d.end_balance, d.end_balance - d.start_balance AS profit_loss, d.krw_rate,
    (d.created_at AT TIME ZONE 'Asia/Seoul')::date AS rate_day, d.note,
    t.trade_count, t.fees, t.funding, f.flow_count, f.deposits, f.withdrawals, f.deposits - f.withdrawals AS cash_flow,
    CASE WHEN t.trade_count > 0 THEN t.profit ELSE b.earned END AS result,
    CASE WHEN t.trade_count > 0 THEN b.earned - t.profit + t.fees - t.funding END AS unexplained
  FROM journal_days d
  ${trades}
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS flow_count, coalesce(sum(amount) FILTER (WHERE type = 'deposit'), 0) AS deposits,
      coalesce(sum(amount) FILTER (WHERE type = 'withdrawal'), 0) AS withdrawals
    FROM journal_cash_flows WHERE user_id = d.user_id AND day = d.day
  ) f
  CROSS JOIN LATERAL (SELECT d.end_balance - d.start_balance - f.deposits + f.withdrawals AS earned) b
  WHERE d.user_id = $1 AND (${from}::date IS NULL OR d.day >= ${from}) AND (${to}::date IS NULL OR d.day <= ${to})
    AND (d.start_balance IS NOT NULL OR d.note IS NOT NULL OR t.trade_count > 0 OR f.flow_count > 0
      OR EXISTS (SELECT FROM journal_pictures AS p WHERE p.user_id = d.user_id AND p.day = d.day AND p.removed_at IS NULL))`;

/** Results of days, from their trades one by one. */
export const DAY_RESULTS = dayResultsOf(
  `CROSS JOIN LATERAL (SELECT ${SUMS_OF_DAY} FROM journal_trades WHERE user_id = d.user_id AND day = d.day) t`,
);

/** Text of a number without needless zeros. */
export const plain = (expression: string): string => `trim_scale(${expression})::text`;

/** Days with their results, newest first; `$4` is how many. */
export const NEWEST_DAYS = `
  SELECT day::text AS day, ${plain('start_balance')} AS "startBalance", ${plain('end_balance')} AS "endBalance",
    ${plain('profit_loss')} AS "profitLoss", ${plain('result')} AS result, ${plain('unexplained')} AS unexplained,
    ${plain('cash_flow')} AS "cashFlow", trade_count AS "tradeCount",
    ${plain('fees')} AS fees, ${plain('funding')} AS funding, note IS NOT NULL AS "hasNote", note,
    ${plain('krw_rate')} AS "krwRate", ${plain('result * krw_rate')} AS "krwOfDay"
  FROM (${DAY_RESULTS}) AS days ORDER BY days.day DESC LIMIT $4`;

/** Sums of all days; `$4` is today, `$5` and `$6` the first day of the last 7 and 30. */
export const SUMS = `
  SELECT ${plain('coalesce(sum(result), 0)')} AS "totalProfit",
    ${plain('coalesce(sum(result) FILTER (WHERE day = $4), 0)')} AS "dailyProfit",
    ${plain('coalesce(sum(result) FILTER (WHERE day >= $5), 0)')} AS "weeklyProfit",
    ${plain('coalesce(sum(result) FILTER (WHERE day >= $6), 0)')} AS "monthlyProfit",
    coalesce(sum(trade_count), 0)::int AS "tradeCount",
    ${plain('coalesce(sum(deposits), 0)')} AS "totalDeposits",
    ${plain('coalesce(sum(withdrawals), 0)')} AS "totalWithdrawals"
  FROM (${DAY_RESULTS}) AS days`;
