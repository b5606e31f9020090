import { isZero } from '@/features/journal/journal.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import type { JournalStatisticsDto, TradeDto } from '@/shared/api/generated/schemas';
import { subtractDecimals } from '@/shared/decimal';
import { formatDay, formatNumber, formatSigned } from '@/shared/format';
import type { ReceiptContent, ReceiptRow } from '@/shared/ui/receipt';

const DIGITS = 2;
const DAYS_OF_YEAR = 365;

/** What a figure is computed from, and which trades these are; without `belongs` it is made of days. */
export interface Proof {
  content: ReceiptContent;
  belongs?: (trade: TradeDto) => boolean;
}

/** The formula of each statistic with its numbers; undefined where there is no figure. */
export function useProofs(statistics: JournalStatisticsDto) {
  const { t, language } = journalStatisticsTexts.use();
  const { trades, drawdown } = statistics;
  const { tradeCount, wins, losses } = trades;
  const signed = (value: string): string => formatSigned(value, { digits: DIGITS });
  const plain = (value: string): string => formatNumber(value, { digits: DIGITS });
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
    rest: { unit?: string; note?: string; belongs?: Proof['belongs'] } = {},
  ): Proof | undefined => {
    if (value === null || value === undefined) return undefined;
    const { unit, note, belongs } = rest;
    const sum = { label: title, value: plain(value), ...(unit === undefined ? {} : { unit }) };
    const content = { title, rows, sum, source: t('receipt.source'), ...(note === undefined ? {} : { note }) };
    return belongs ? { content, belongs } : { content };
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
        row(t('receipt.mean'), signed(statistics.dailyMean ?? '0')),
        row(label, plain(divisor ?? '0'), '÷'),
        row(t('receipt.year'), t('receipt.root', { days: DAYS_OF_YEAR }), '×'),
      ],
      { note: ratioNote },
    );
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
        note: t('receipt.winRateNote', { from: plain(trades.winRateFrom ?? '0'), to: plain(trades.winRateTo ?? '0') }),
      },
    ),
    profitFactor: proof(
      t('profitFactor'),
      trades.profitFactor,
      [row(t('receipt.wonSum'), plain(trades.won)), row(t('receipt.lostSum'), plain(trades.lost), '÷')],
      { ...all, note: ofTrades.note },
    ),
    expectancy: proof(
      t('expectancy'),
      trades.expectancy,
      [row(t('receipt.sum'), signed(trades.result)), row(t('receipt.all'), many(tradeCount), '÷')],
      { ...all, ...ofTrades },
    ),
    averageWin: proof(
      t('averageWin'),
      trades.averageWin,
      [row(t('receipt.wonSum'), plain(trades.won)), row(t('receipt.wins'), many(wins), '÷')],
      { unit: 'USDT', belongs: won },
    ),
    averageLoss: proof(
      t('averageLoss'),
      trades.averageLoss,
      [row(t('receipt.lostSum'), plain(trades.lost)), row(t('receipt.losses'), many(losses), '÷')],
      { unit: 'USDT', belongs: lost },
    ),
    drawdown: drawdown ? proof(t('drawdown'), drawdown.amount, ofDrawdown(), { unit: 'USDT' }) : undefined,
    recovery: proof(t('recovery'), statistics.recoveryFactor, [
      row(t('receipt.total'), signed(statistics.totalResult)),
      row(t('drawdown'), plain(drawdown?.amount ?? '0'), '÷'),
    ]),
    sharpe: risk(t('sharpe'), statistics.sharpe, t('receipt.deviation'), statistics.deviation),
    sortino: risk(t('sortino'), statistics.sortino, t('receipt.downside'), statistics.downsideDeviation),
  };

  /** From the equity at the peak to that at the low. */
  function ofDrawdown(): ReceiptRow[] {
    const { peakDay = null, lowDay = '', amount = '0' } = drawdown ?? {};
    const low = statistics.days.find(({ day }) => day === lowDay)?.equity ?? '0';
    const peak = peakDay === null ? '0' : subtractDecimals(low, `-${amount}`);
    return [
      peakDay === null
        ? row(t('receipt.start'), plain(peak))
        : row(t('receipt.peak', { day: formatDay(peakDay, language) }), signed(peak)),
      row(t('receipt.low', { day: formatDay(lowDay, language) }), signed(low), '\u2212'),
    ];
  }
}

const signOf = ({ profitLoss }: TradeDto): number => (isZero(profitLoss) ? 0 : profitLoss.startsWith('-') ? -1 : 1);
