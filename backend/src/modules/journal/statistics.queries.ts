import { createHash } from 'node:crypto';
import { dayResultsOf, plain, SUMS_OF_DAY } from './day-results.queries.js';
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

/** Stretches of days, from `$2` to `$3` each, and the trades of the member `$1` in them. */
const PARTS = `unnest($2::date[], $3::date[]) AS part(first, last)
    JOIN journal_trades ON user_id = $1 AND day BETWEEN part.first AND part.last`;

const SUMS = `count(*) AS trades, count(*) FILTER (WHERE profit_loss > 0) AS wins, count(*) FILTER (WHERE profit_loss < 0) AS losses,
    coalesce(sum(profit_loss) FILTER (WHERE profit_loss > 0), 0) AS won,
    coalesce(-sum(profit_loss) FILTER (WHERE profit_loss < 0), 0) AS lost, coalesce(sum(profit_loss * profit_loss), 0) AS squares`;
const TOTALS = `sum(trades) AS trades, sum(wins) AS wins, sum(losses) AS losses, sum(won) AS won, sum(lost) AS lost,
    sum(squares) AS squares`;

/** Trades that agree in everything are added up first, so that they are read once and not for each dimension. */
const ALIKE = `
  SELECT part.first, ${COLUMNS.map((by) => `${DIMENSIONS[by]} AS ${by}`).join(', ')}, ${SUMS}
  FROM ${PARTS} GROUP BY first, ${COLUMNS.map((_, index) => index + 2).join(', ')}`;

/** Sums of all trades of a part (`by` is null), of those of each group, and of those with each tag. */
const GROUPS = `
  SELECT first, CASE ${COLUMNS.map((by) => `WHEN grouping(${by}) = 0 THEN '${by}'`).join(' ')} END AS by,
    coalesce(${COLUMNS.map((by) => `${by}::text`).join(', ')}) AS key, ${TOTALS}
  FROM (${ALIKE}) AS alike GROUP BY first, GROUPING SETS ((), ${COLUMNS.map((by) => `(${by})`).join(', ')})
  UNION ALL
  SELECT part.first, 'tag', tag, ${SUMS} FROM ${PARTS} CROSS JOIN unnest(tags) AS tag GROUP BY part.first, tag`;

/** As `rMultiple` has it; the numerator's decimals make the division as exact. */
const R_MULTIPLE = `CASE WHEN stop_price IS NOT NULL AND (book IS NULL OR NOT starts_with(book, '${BOOKS_IN_CONTRACTS}'))
    AND CASE type WHEN 'long' THEN stop_price < entry_price ELSE stop_price > entry_price END
  THEN round(round(profit_loss, 60) / (abs(entry_price - stop_price) * quantity * leverage), 8) END`;

const HELD = `extract(epoch FROM closed_at - opened_at)`;
const ofHeld = (name: string, filter: string): string =>
  `count(${HELD}) FILTER (WHERE ${filter}) AS ${name}, coalesce(sum(${HELD}) FILTER (WHERE ${filter}), 0) AS ${name}_seconds`;

/** What only imported trades have (fees, funding, how long they were held), and what only trades with a stop have. */
const OTHERS = `
  SELECT part.first, coalesce(sum(fee) FILTER (WHERE book IS NOT NULL), 0) AS fees,
    coalesce(sum(funding) FILTER (WHERE book IS NOT NULL), 0) AS funding,
    ${ofHeld('held', 'book IS NOT NULL')}, ${ofHeld('held_won', 'book IS NOT NULL AND profit_loss > 0')},
    ${ofHeld('held_lost', 'book IS NOT NULL AND profit_loss < 0')},
    count(r.multiple) AS multiples, coalesce(sum(r.multiple), 0) AS multiple, coalesce(sum(r.multiple * r.multiple), 0) AS multiple_squares
  FROM ${PARTS} CROSS JOIN LATERAL (SELECT ${R_MULTIPLE}) AS r(multiple) GROUP BY part.first`;

const DAYS = `SELECT part.first, day, ${SUMS_OF_DAY} FROM ${PARTS} GROUP BY part.first, day`;

/** All sums of the trades of each part. Everything in them can be added to that of other parts. */
const SUMS_OF_PARTS = `
  SELECT part.first, jsonb_build_object(
    'groups', (SELECT coalesce(jsonb_agg(to_jsonb(g) - 'first'), '[]') FROM groups AS g WHERE g.first = part.first),
    'days', (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'first'), '[]') FROM days AS d WHERE d.first = part.first),
    'others', coalesce((SELECT to_jsonb(o) - 'first' FROM others AS o WHERE o.first = part.first), '{}')) AS sums
  FROM unnest($2::date[]) AS part(first)`;
const WITH_PARTS = `groups AS MATERIALIZED (${GROUPS}), days AS MATERIALIZED (${DAYS}), others AS MATERIALIZED (${OTHERS})`;

/** Of the queries by which sums are computed: those that an earlier version kept are computed anew. */
const FORMULA = createHash('sha256').update(`${WITH_PARTS} ${SUMS_OF_PARTS}`).digest('hex').slice(0, 16);

/** The months from `$2` to `$3` (null: all) in which the member `$1` has or had trades, and whether their sums are as the trades are now. */
export const MONTHS = `
  SELECT month::text AS month, bool_and(is_kept) AS "isKept"
  FROM (
    SELECT month, sums -> 'formula' IS NOT DISTINCT FROM to_jsonb('${FORMULA}'::text) AS is_kept FROM journal_months WHERE user_id = $1
    UNION ALL SELECT month, false FROM journal_month_changes WHERE user_id = $1
  ) AS known
  WHERE ($2::date IS NULL OR month >= date_trunc('month', $2::date)) AND ($3::date IS NULL OR month <= $3) GROUP BY month`;

/** Computes the sums of months, `$2` their first days and `$3` their last ones. */
export const KEEP_MONTHS = `
  WITH ${WITH_PARTS}
  INSERT INTO journal_months (user_id, month, sums) SELECT $1, first, sums || jsonb_build_object('formula', '${FORMULA}') FROM (${SUMS_OF_PARTS}) AS months
  ON CONFLICT (user_id, month) DO UPDATE SET sums = excluded.sums`;

/** What a transaction sees of them is in the sums that it computed; a change that it does not see stays. */
export const FORGET_CHANGES = `DELETE FROM journal_month_changes WHERE user_id = $1 AND month = ANY ($2::date[])`;

/** Sums of the parts `$2` to `$3`, and the kept ones of the months `$4`. */
const WITH_SUMS = `
  WITH ${WITH_PARTS}, kept AS (
    SELECT sums FROM journal_months WHERE user_id = $1 AND month = ANY ($4::date[])
    UNION ALL SELECT sums FROM (${SUMS_OF_PARTS}) AS parts
  )`;

/** Sums of all trades (`by` is null), and of those of each group and tag. */
export const TRADE_GROUPS = `${WITH_SUMS}
  SELECT by, key, coalesce(sum(trades), 0)::int AS "tradeCount", coalesce(sum(wins), 0)::int AS wins,
    coalesce(sum(losses), 0)::int AS losses, ${plain('coalesce(sum(won), 0)')} AS won, ${plain('coalesce(sum(lost), 0)')} AS lost,
    coalesce(sum(squares), 0)::text AS squares
  FROM kept, jsonb_to_recordset(sums -> 'groups') AS g(by text, key text, trades int, wins int, losses int, won numeric, lost numeric,
    squares numeric)
  GROUP BY by, key`;

const seconds = (name: string): string => `round(sum(${name}_seconds) / nullif(sum(${name}), 0))::float8`;

/** Fees, funding, holding times in seconds, and R multiples. */
export const OTHER_SUMS = `${WITH_SUMS}
  SELECT ${plain('coalesce(sum(fees), 0)')} AS fees, ${plain('coalesce(sum(funding), 0)')} AS funding,
    coalesce(sum(held), 0)::int AS "heldCount", ${seconds('held')} AS "heldSeconds",
    ${seconds('held_won')} AS "wonSeconds", ${seconds('held_lost')} AS "lostSeconds",
    coalesce(sum(multiples), 0)::int AS "multipleCount", ${plain('coalesce(sum(multiple), 0)')} AS "multipleSum",
    coalesce(sum(multiple_squares), 0)::text AS "multipleSquares"
  FROM kept, jsonb_to_record(sums -> 'others') AS o(fees numeric, funding numeric, held int, held_seconds numeric,
    held_won int, held_won_seconds numeric, held_lost int, held_lost_seconds numeric, multiples int, multiple numeric,
    multiple_squares numeric)`;

const TRADES_OF_DAYS = `
  LEFT JOIN (
    SELECT kept.* FROM journal_months, jsonb_to_recordset(sums -> 'days')
      AS kept(day date, trade_count int, profit numeric, fees numeric, funding numeric)
    WHERE user_id = $1 AND month = ANY ($4::date[])
    UNION ALL SELECT day, trade_count, profit, fees, funding FROM (${DAYS}) AS days
  ) t ON t.day = d.day`;

/** Days that have a result, oldest first, of the same parts and months; `$5` and `$6` are the first and last day of the period, or null. */
export const RESULTS_BY_DAY = `
  SELECT day::text AS day, ${plain('result')} AS result, coalesce(trade_count, 0) AS "tradeCount"
  FROM (${dayResultsOf(TRADES_OF_DAYS, '$5', '$6')}) AS days WHERE result IS NOT NULL ORDER BY days.day`;
