import { Money } from '@/features/journal/components/money';
import { ProfitReceipt } from '@/features/journal/components/profit-receipts';
import { isZero } from '@/features/journal/journal.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { useFigures } from '@/features/journal/statistics/use-figures';
import { afterCosts, useProofs } from '@/features/journal/statistics/use-proofs';
import { formatDay, formatNumber } from '@/shared/format';
import { Stat, Stats } from '@/shared/ui/stat';
import styles from '@/features/journal/statistics/statistics.module.css';

/** What the period has brought, and the few figures that explain it. */
export function LeadFigures(props: StatisticsPartProps) {
  const { statistics, days, money } = props;
  const { t, language } = journalStatisticsTexts.use();
  const { count, percent, figure, amount } = useFigures(props);
  const proofs = useProofs(statistics);
  const { trades, drawdown, balanceDays } = statistics;
  const { tradeCount, wins, losses } = trades;
  const period = (from: string, to: string): string =>
    [...new Set([from, to])].map((day) => formatDay(day, language)).join(' – ');
  const [first, last] = [statistics.days[0], statistics.days.at(-1)];
  const title = first && last && t('periodResult', { days: period(first.day, last.day) });
  const hasCosts = !isZero(statistics.fees) || !isZero(statistics.funding);
  const sentence = [
    tradeCount === 0
      ? t('noTrades')
      : t('leadTrades', {
          trades: count('trades', tradeCount),
          wins: formatNumber(wins),
          losses: formatNumber(losses),
        }),
    ...(tradeCount > 0 && balanceDays > 0 ? [t('leadBalances', { days: count('days', balanceDays) })] : []),
  ].join(' ');
  const none = t('noTrades');
  const nothingLost = tradeCount > 0 ? t('nothingLost') : none;
  return (
    <>
      {title !== undefined && (
        <dl className={styles['lead']}>
          <Stat
            hero
            label={title}
            note={
              <>
                <span>{sentence}</span>
                {hasCosts && (
                  <span>
                    {t('afterCosts')} {amount(afterCosts(statistics), none, proofs.afterCosts, true)}
                  </span>
                )}
              </>
            }
          >
            <Money
              {...money}
              signed
              tone="change"
              value={statistics.totalResult}
              size="hero"
              receiptTitle={title}
              receiptBody={() => <ProfitReceipt title={title} {...days} />}
            />
          </Stat>
        </dl>
      )}
      <Stats label={t('figures')}>
        <Stat
          label={t('winRate')}
          note={
            tradeCount > 0 &&
            t('interval', {
              trades: count('trades', tradeCount),
              wins: formatNumber(wins),
              from: percent(trades.winRateFrom),
              to: percent(trades.winRateTo),
            })
          }
        >
          {figure(trades.winRate, none, proofs.winRate, '%')}
        </Stat>
        <Stat label={t('averageWin')} note={count('trades', wins)}>
          {amount(trades.averageWin, tradeCount > 0 ? t('nothingWon') : none, proofs.averageWin)}
        </Stat>
        <Stat label={t('averageLoss')} note={count('trades', losses)}>
          {amount(trades.averageLoss, nothingLost, proofs.averageLoss)}
        </Stat>
        <Stat
          label={t('drawdown')}
          note={
            drawdown &&
            [
              drawdown.peakDay === null
                ? t('fromStart', { low: formatDay(drawdown.lowDay, language) })
                : period(drawdown.peakDay, drawdown.lowDay),
              drawdown.recoveredDay === null
                ? t('notRecovered')
                : t('recovered', { day: formatDay(drawdown.recoveredDay, language) }),
            ].join(', ')
          }
        >
          {amount(drawdown?.amount ?? null, t('noDrawdown'), proofs.drawdown)}
        </Stat>
      </Stats>
    </>
  );
}
