import { DAY_RESULTS, plain } from './day-results.queries.js';

/** By what trades are grouped, each with the words of its key; null where that is not known of a trade. */
const DIMENSIONS = {
  symbol: 'symbol',
  side: 'type',
  weekday: 'extract(dow FROM day)::text',
  /** Only imported trades have a time. */
  hour: `extract(hour FROM closed_at AT TIME ZONE 'Asia/Seoul')::text`,
  /** No trade history tells it. */
  leverage: 'CASE WHEN book IS NULL THEN leverage::text END',
  exchange: 'exchange',
} as const;

export type TradeDimension = keyof typeof DIMENSIONS;
export const TRADE_DIMENSIONS = Object.keys(DIMENSIONS) as TradeDimension[];

const TRADES = `journal_trades WHERE user_id = $1 AND ($2::date IS NULL OR day >= $2) AND ($3::date IS NULL OR day <= $3)`;

const SUMS = `count(*)::int AS "tradeCount", count(*) FILTER (WHERE profit_loss > 0)::int AS wins,
  count(*) FILTER (WHERE profit_loss < 0)::int AS losses,
  ${plain('coalesce(sum(profit_loss) FILTER (WHERE profit_loss > 0), 0)')} AS won,
  ${plain('coalesce(-sum(profit_loss) FILTER (WHERE profit_loss < 0), 0)')} AS lost`;

/** Sums of all trades (`by` is null), and of those of each group; `$1` to `$3` are those of `DAY_RESULTS`. */
export const TRADE_GROUPS = `
  SELECT CASE ${TRADE_DIMENSIONS.map((by) => `WHEN grouping(${by}) = 0 THEN '${by}'`).join(' ')} END AS by,
    coalesce(${TRADE_DIMENSIONS.join(', ')}) AS key, ${SUMS}
  FROM (
    SELECT profit_loss, ${TRADE_DIMENSIONS.map((by) => `${DIMENSIONS[by]} AS ${by}`).join(', ')} FROM ${TRADES}
  ) AS trades GROUP BY GROUPING SETS ((), ${TRADE_DIMENSIONS.map((by) => `(${by})`).join(', ')})`;

const seconds = (filter: string): string =>
  `round(avg(extract(epoch FROM closed_at - opened_at)) FILTER (WHERE ${filter}))::float8`;

/** What only imported trades have: fees, funding and, in seconds, how long they were held. */
export const IMPORTED_SUMS = `
  SELECT ${plain('coalesce(sum(fee), 0)')} AS fees, ${plain('coalesce(sum(funding), 0)')} AS funding,
    count(closed_at - opened_at)::int AS "heldCount", ${seconds('true')} AS "heldSeconds",
    ${seconds('profit_loss > 0')} AS "wonSeconds", ${seconds('profit_loss < 0')} AS "lostSeconds"
  FROM ${TRADES} AND book IS NOT NULL`;

/** Days that have a result, oldest first. */
export const RESULTS_BY_DAY = `
  SELECT day::text AS day, ${plain('result')} AS result, trade_count AS "tradeCount"
  FROM (${DAY_RESULTS}) AS days WHERE result IS NOT NULL ORDER BY days.day`;
