import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { isZero } from '@/features/journal/journal.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import type { JournalStatisticsDto, StreakDto, TradeDto, TradeSumDto } from '@/shared/api/generated/schemas';
import { subtractDecimals, sumDecimals } from '@/shared/decimal';
import { formatDay, formatDuration, formatNumber, formatSigned } from '@/shared/format';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt';

const DIGITS = 2;
/** Of single fees and funding, which are small. */
const COST_DIGITS = 8;
/** Of rates in percent: more would be no more exact, with so many trades. */
export const RATE_DIGITS = 1;
const DAYS_OF_YEAR = 365;
/** Of a divisor, so that the rows come to the figure. */
const DEVIATION_DIGITS = 6;

/** What a figure is computed from, and which trades these are; without `belongs` it is made of days. */
export interface Proof {
  content: ReceiptContent;
  belongs?: (trade: TradeDto) => boolean;
  /** What of each trade is added up; its result without it. */
  partOf?: (trade: TradeDto) => string;
}

/** Result of all days after what is known of fees and funding. */
export const afterCosts = ({ totalResult, fees, funding }: JournalStatisticsDto): string =>
  subtractDecimals(sumDecimals([totalResult, funding]), fees);

/** What trades add up to: those that won less those that lost. */
export function useSumProof(): (title: string, sum: TradeSumDto) => Proof {
  const { t } = journalStatisticsTexts.use();
  const amount = (value: string): string => formatAmount(value, { digits: DIGITS });
  const trades = (count: number): string => t('trades', { count });
  const group = t('receipt.formula');
  return (title, { tradeCount, wins, losses, won, lost, result }) => ({
    content: {
      title,
      rows: [
        { group, label: t('receipt.wonSum'), value: amount(won), note: trades(wins) },
        { group, label: t('receipt.lostSum'), value: amount(lost), operator: '\u2212', note: trades(losses) },
      ],
      sum: { value: formatSignedAmount(result, { digits: DIGITS }), unit: 'USDT' },
      source: t('receipt.source'),
      note: t('receipt.sumNote', { trades: trades(tradeCount) }),
    },
  });
}

/** The formula of each statistic with its numbers; undefined where there is no figure. */
export function useProofs(statistics: JournalStatisticsDto) {
  const { t, language } = journalStatisticsTexts.use();
  const { trades, drawdown, rMultiple, holding } = statistics;
  const { tradeCount, wins, losses } = trades;
  const signed = (value: string): string => formatSignedAmount(value, { digits: DIGITS });
  const amount = (value: string): string => formatAmount(value, { digits: DIGITS });
  const plain = (value: string): string => formatNumber(value, { digits: DIGITS });
  const percent = (value: string): string => formatNumber(value, { digits: RATE_DIGITS });
  const multiple = (value: string): string => `${formatSigned(value, { digits: DIGITS })}R`;
  const interval = (from: string | null, to: string | null, told: (value: string) => string): string[] =>
    from === null || to === null ? [] : [t('receipt.meanNote', { from: told(from), to: told(to) })];
  const group = t('receipt.formula');
  const row = (label: string, value: string, operator?: ReceiptRow['operator']): ReceiptRow => ({
    label,
    value,
    group,
    ...(operator === undefined ? {} : { operator }),
  });
  const proof = (
    title: string,
    value: string | null | undefined,
    rows: ReceiptRow[],
    rest: { unit?: string; note?: string } & Omit<Proof, 'content'> = {},
  ): Proof | undefined => {
    if (value === null || value === undefined) return undefined;
    const { unit, note, ...trades } = rest;
    const sum = {
      label: title,
      value: unit === 'USDT' ? amount(value) : unit === '%' ? percent(value) : plain(value),
      ...(unit === undefined ? {} : { unit }),
    };
    const content = { title, rows, sum, source: t('receipt.source'), ...(note === undefined ? {} : { note }) };
    return { content, ...trades };
  };
  const all = { belongs: () => true };
  const [won, lost] = [(trade: TradeDto) => signOf(trade) > 0, (trade: TradeDto) => signOf(trade) < 0];
  const many = (count: number): string => formatNumber(count);
  const ofTrades = { unit: 'USDT', note: t('receipt.sumNote', { trades: t('trades', { count: tradeCount }) }) };
  const ratioNote = t('receipt.ratioNote', { days: t('days', { count: statistics.calendarDays }) });
  const risk = (title: string, value: string | null, label: string, divisor: string | null): Proof | undefined =>
    proof(
      title,
      value,
      [
        row(t('receipt.total'), signed(statistics.totalResult)),
        {
          ...row(t('receipt.calendarDays'), many(statistics.calendarDays), '÷'),
          note: t('receipt.mean', { mean: signed(statistics.dailyMean ?? '0') }),
        },
        row(label, formatAmount(divisor ?? '0', { digits: DEVIATION_DIGITS }), '÷'),
        row(t('receipt.year'), t('receipt.root', { days: DAYS_OF_YEAR }), '×'),
      ],
      { note: ratioNote },
    );
  /** A figure that is a sum or count of rows rather than a quotient. */
  const ofParts = (
    title: string,
    rows: ReceiptRow[],
    sum: ReceiptContent['sum'],
    trades: Omit<Proof, 'content'> = {},
    note?: string,
  ): Proof => ({
    content: { title, rows, sum: { label: title, ...sum }, note, source: t('receipt.source') },
    ...trades,
  });
  const streak = (title: string, of: StreakDto | null): Proof | undefined =>
    of
      ? ofParts(
          title,
          statistics.days
            .filter(({ day }) => day >= of.from && day <= of.to)
            .map(({ day, result }) => ({ label: formatDay(day, language), value: signed(result) })),
          { value: t('days', { count: of.days }) },
        )
      : undefined;
  return {
    winRate: proof(
      t('winRate'),
      trades.winRate,
      [
        row(t('receipt.losses'), many(losses)),
        row(t('receipt.evens'), many(tradeCount - wins - losses)),
        row(t('receipt.wins'), many(wins)),
        row(t('receipt.all'), many(tradeCount), '÷'),
      ],
      {
        ...all,
        unit: '%',
        note: t('receipt.winRateNote', {
          from: percent(trades.winRateFrom ?? '0'),
          to: percent(trades.winRateTo ?? '0'),
        }),
      },
    ),
    profitFactor: proof(
      t('profitFactor'),
      trades.profitFactor,
      [row(t('receipt.wonSum'), amount(trades.won)), row(t('receipt.lostSum'), amount(trades.lost), '÷')],
      { ...all, note: ofTrades.note },
    ),
    expectancy: proof(
      t('expectancy'),
      trades.expectancy,
      [row(t('receipt.sum'), signed(trades.result)), row(t('receipt.all'), many(tradeCount), '÷')],
      {
        ...all,
        ...ofTrades,
        note: [ofTrades.note, ...interval(trades.expectancyFrom, trades.expectancyTo, signed)].join(' '),
      },
    ),
    averageWin: proof(
      t('averageWin'),
      trades.averageWin,
      [row(t('receipt.wonSum'), amount(trades.won)), row(t('receipt.wins'), many(wins), '÷')],
      { unit: 'USDT', belongs: won },
    ),
    averageLoss: proof(
      t('averageLoss'),
      trades.averageLoss,
      [row(t('receipt.lostSum'), amount(trades.lost)), row(t('receipt.losses'), many(losses), '÷')],
      { unit: 'USDT', belongs: lost },
    ),
    averageR: proof(
      t('averageR'),
      rMultiple.average,
      [row(t('receipt.multiples'), multiple(rMultiple.sum)), row(t('receipt.stops'), many(rMultiple.tradeCount), '÷')],
      {
        unit: 'R',
        note: [t('receipt.rNote'), ...interval(rMultiple.from, rMultiple.to, multiple)].join(' '),
        belongs: (trade) => trade.rMultiple !== null,
        partOf: (trade) => multiple(trade.rMultiple ?? '0'),
      },
    ),
    drawdown: drawdown ? proof(t('drawdown'), drawdown.amount, ofDrawdown(), { unit: 'USDT' }) : undefined,
    recovery: proof(t('recovery'), statistics.recoveryFactor, [
      row(t('receipt.total'), signed(statistics.totalResult)),
      row(t('drawdown'), amount(drawdown?.amount ?? '0'), '÷'),
    ]),
    winStreak: streak(t('winStreak'), statistics.winStreak),
    lossStreak: streak(t('lossStreak'), statistics.lossStreak),
    holding:
      holding.average === null
        ? undefined
        : ofParts(
            t('holding'),
            [
              row(t('receipt.heldSum'), formatDuration(holding.average * holding.tradeCount)),
              row(t('receipt.held'), many(holding.tradeCount), '÷'),
            ],
            { value: formatDuration(holding.average) },
            {
              belongs: (trade) => secondsOf(trade) !== undefined,
              partOf: (trade) => formatDuration(secondsOf(trade) ?? 0),
            },
          ),
    afterCosts: ofParts(
      t('afterCosts'),
      [
        row(t('receipt.total'), signed(statistics.totalResult)),
        row(t('fees'), amount(statistics.fees), '\u2212'),
        row(t('funding'), signed(statistics.funding), '+'),
      ],
      { value: signed(afterCosts(statistics)), unit: 'USDT' },
      {},
      t('receipt.feesNote'),
    ),
    fees: ofParts(
      t('fees'),
      [],
      { value: amount(statistics.fees), unit: 'USDT' },
      {
        belongs: ({ fee }) => !isZero(fee),
        partOf: ({ fee }) => formatAmount(fee, { digits: COST_DIGITS, trim: true }),
      },
      t('receipt.feesNote'),
    ),
    funding: ofParts(
      t('funding'),
      [],
      { value: signed(statistics.funding), unit: 'USDT' },
      {
        belongs: ({ funding }) => !isZero(funding),
        partOf: ({ funding }) => formatSignedAmount(funding, { digits: COST_DIGITS, trim: true }),
      },
    ),
    sharpe: risk(t('sharpe'), statistics.sharpe, t('receipt.deviation'), statistics.deviation),
    sortino: risk(t('sortino'), statistics.sortino, t('receipt.downside'), statistics.downsideDeviation),
  };

  /** From the equity at the peak to that at the low. */
  function ofDrawdown(): ReceiptRow[] {
    const { peakDay = null, lowDay = '', amount: fall = '0' } = drawdown ?? {};
    const low = statistics.days.find(({ day }) => day === lowDay)?.equity ?? '0';
    const peak = peakDay === null ? '0' : subtractDecimals(low, `-${fall}`);
    return [
      peakDay === null
        ? row(t('receipt.start'), amount(peak))
        : row(t('receipt.peak', { day: formatDay(peakDay, language) }), signed(peak)),
      row(t('receipt.low', { day: formatDay(lowDay, language) }), signed(low), '\u2212'),
    ];
  }
}

/** How long a trade was held; undefined where that is not known. */
function secondsOf({ openedAt, closedAt }: TradeDto): number | undefined {
  return openedAt === null || closedAt === null ? undefined : (Date.parse(closedAt) - Date.parse(openedAt)) / 1000;
}

const signOf = ({ profitLoss }: TradeDto): number => (isZero(profitLoss) ? 0 : profitLoss.startsWith('-') ? -1 : 1);
