import { DAY_RESULTS, plain } from './day-results.queries.js';
import { BOOKS_IN_CONTRACTS } from './journal.rules.js';

/** By what trades are grouped; null where that is not known of a trade. */
const DIMENSIONS = {
  symbol: 'symbol',
  side: 'type',
  weekday: 'extract(dow FROM day)::int',
  /** Only imported trades have a time. */
  hour: `extract(hour FROM closed_at AT TIME ZONE 'Asia/Seoul')::int`,
  /** No trade history tells it. */
  leverage: 'CASE WHEN book IS NULL THEN leverage END',
  exchange: 'exchange',
  setup: 'setup',
  mistake: 'mistake',
} as const;

type Column = keyof typeof DIMENSIONS;
const COLUMNS = Object.keys(DIMENSIONS) as Column[];

/** A trade has one value of each dimension, but any number of tags. */
export type TradeDimension = Column | 'tag';
export const TRADE_DIMENSIONS: readonly TradeDimension[] = [...COLUMNS, 'tag'];

/** Rows of the member `$1` from `$2` to `$3`, which may be null. */
export const OF_PERIOD = `user_id = $1 AND ($2::date IS NULL OR day >= $2) AND ($3::date IS NULL OR day <= $3)`;
const TRADES = `journal_trades WHERE ${OF_PERIOD}`;

const SUMS = `count(*) FILTER (WHERE profit_loss > 0) AS wins, count(*) FILTER (WHERE profit_loss < 0) AS losses,
    sum(profit_loss) FILTER (WHERE profit_loss > 0) AS won, -sum(profit_loss) FILTER (WHERE profit_loss < 0) AS lost`;
const TOTALS = `coalesce(sum(trades), 0)::int AS "tradeCount", coalesce(sum(wins), 0)::int AS wins,
    coalesce(sum(losses), 0)::int AS losses, ${plain('coalesce(sum(won), 0)')} AS won, ${plain('coalesce(sum(lost), 0)')} AS lost`;

/** Trades that agree in everything are added up first, so that 100,000 of them are read once and not for each dimension. */
const ALIKE = `
  SELECT ${COLUMNS.map((by) => `${DIMENSIONS[by]} AS ${by}`).join(', ')}, count(*) AS trades,
    ${SUMS}
  FROM ${TRADES} GROUP BY ${COLUMNS.map((_, index) => index + 1).join(', ')}`;

/** Sums of all trades (`by` is null), and of those of each group; `$1` to `$3` are those of `DAY_RESULTS`. */
export const TRADE_GROUPS = `
  SELECT CASE ${COLUMNS.map((by) => `WHEN grouping(${by}) = 0 THEN '${by}'`).join(' ')} END AS by,
    coalesce(${COLUMNS.map((by) => `${by}::text`).join(', ')}) AS key, ${TOTALS}
  FROM (${ALIKE}) AS alike GROUP BY GROUPING SETS ((), ${COLUMNS.map((by) => `(${by})`).join(', ')})`;

/** Sums of the trades with each tag. */
export const TAG_GROUPS = `
  SELECT 'tag' AS by, tag AS key, ${TOTALS}
  FROM (
    SELECT tag, count(*) AS trades, ${SUMS} FROM journal_trades CROSS JOIN unnest(tags) AS tag
    WHERE ${OF_PERIOD} GROUP BY tag
  ) AS tagged GROUP BY tag`;

/** As `rMultiple` has it; the numerator's decimals make the division as exact. */
const R_MULTIPLE = `CASE WHEN (book IS NULL OR NOT starts_with(book, '${BOOKS_IN_CONTRACTS}'))
    AND CASE type WHEN 'long' THEN stop_price < entry_price ELSE stop_price > entry_price END
  THEN round(round(profit_loss, 60) / (abs(entry_price - stop_price) * quantity * leverage), 8) END`;

/** Trades with a known R multiple, and the sum of these. */
export const R_SUMS = `
  SELECT count(r)::int AS "tradeCount", ${plain('coalesce(sum(r), 0)')} AS sum
  FROM (SELECT ${R_MULTIPLE} AS r FROM ${TRADES} AND stop_price IS NOT NULL) AS multiples`;

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
