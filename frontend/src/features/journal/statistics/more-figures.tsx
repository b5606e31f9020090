import type { ReactNode } from 'react';
import { formatSignedAmount } from '@/features/journal/amounts';
import { inCurrency, Money, useUnit } from '@/features/journal/components/money';
import { ProfitReceipt } from '@/features/journal/components/profit-receipts';
import { isZero } from '@/features/journal/journal.rules';
import { RebateEntries } from '@/features/journal/rebates/rebate-entries';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { useFigures } from '@/features/journal/statistics/use-figures';
import { type Proof, useProofs } from '@/features/journal/statistics/use-proofs';
import type { StreakDto } from '@/shared/api/generated/schemas';
import { formatDay, formatDuration, formatSigned } from '@/shared/format';
import { Entries, Entry } from '@/shared/ui/entries';
import styles from '@/features/journal/statistics/statistics.module.css';

const DIGITS = 2;

/** What else the trades and days say, with one edge for the figures of a group; each opens what it is computed from. */
export function MoreFigures(props: StatisticsPartProps) {
  const { statistics, days, money } = props;
  const { t, language } = journalStatisticsTexts.use();
  const unit = useUnit(money);
  const proofs = useProofs(statistics);
  const { count, figure, amount, words } = useFigures(props);
  const { trades, holding, rMultiple, calendarDays } = statistics;
  const interval = (from: string | null, to: string | null, of: number, told: (value: string) => string): string =>
    from === null || to === null
      ? count('trades', of)
      : t('meanInterval', { from: told(from), to: told(to), trades: count('trades', of) });
  const duration = (seconds: number | null): string => (seconds === null ? '—' : formatDuration(seconds));
  const streak = (label: string, of: StreakDto | null, proof: Proof | undefined): ReactNode => (
    <Entry
      title={label}
      note={
        of === null
          ? t('noStreak')
          : t('streak', { days: [...new Set([of.from, of.to])].map((day) => formatDay(day, language)).join(' – ') })
      }
      value={words(of ? count('days', of.days) : '', t('noStreak'), proof)}
    />
  );
  const none = t('noTrades');
  const yearly = t('yearly', { days: count('days', calendarDays) });
  const risk = calendarDays < statistics.smallSample ? `${yearly}, ${t('fewDays')}` : yearly;
  return (
    <div className={styles['more']}>
      <Group title={t('ofTrades')}>
        <Entry
          title={t('profitFactor')}
          note={`${t('profitFactorNote')}, ${count('trades', trades.tradeCount)}`}
          value={figure(trades.profitFactor, trades.tradeCount > 0 ? t('nothingLost') : none, proofs.profitFactor)}
        />
        <Entry
          title={t('expectancy')}
          note={interval(trades.expectancyFrom, trades.expectancyTo, trades.tradeCount, (value) =>
            formatSignedAmount(inCurrency(value, money), { digits: unit.digits }),
          )}
          value={amount(trades.expectancy, none, proofs.expectancy, true)}
        />
        <Entry
          title={t('averageR')}
          note={
            rMultiple.average === null
              ? t('noStops')
              : interval(
                  rMultiple.from,
                  rMultiple.to,
                  rMultiple.tradeCount,
                  (value) => `${formatSigned(value, { digits: DIGITS })}R`,
                )
          }
          value={figure(rMultiple.average, t('noStops'), proofs.averageR, 'R')}
        />
        <Entry
          title={t('holding')}
          note={
            holding.average === null
              ? t('holdingUnknown')
              : t('holdingNote', {
                  wins: duration(holding.ofWins),
                  losses: duration(holding.ofLosses),
                  trades: count('trades', holding.tradeCount),
                })
          }
          value={words(duration(holding.average), t('holdingUnknown'), proofs.holding)}
        />
      </Group>
      <Group title={t('ofDays')}>
        <Entry
          title={t('recovery')}
          note={t('recoveryNote')}
          value={figure(statistics.recoveryFactor, t('noDrawdown'), proofs.recovery)}
        />
        <Entry title={t('sharpe')} note={risk} value={figure(statistics.sharpe, t('noRatio'), proofs.sharpe)} />
        <Entry title={t('sortino')} note={risk} value={figure(statistics.sortino, t('noRatio'), proofs.sortino)} />
        {streak(t('winStreak'), statistics.winStreak, proofs.winStreak)}
        {streak(t('lossStreak'), statistics.lossStreak, proofs.lossStreak)}
      </Group>
      <Group title={t('ofMoney')}>
        {!isZero(statistics.fees) && <Entry title={t('fees')} value={amount(statistics.fees, none, proofs.fees)} />}
        {!isZero(statistics.funding) && (
          <Entry title={t('funding')} value={amount(statistics.funding, none, proofs.funding, true)} />
        )}
        <RebateEntries {...props} />
        {statistics.balanceDays > 0 && (
          <Entry
            title={t('balances')}
            note={count('days', statistics.balanceDays)}
            value={
              <Money
                {...money}
                signed
                tone="change"
                value={statistics.balanceResult}
                receiptTitle={t('balances')}
                receiptBody={() => <ProfitReceipt title={t('balances')} onlyBalances {...days} />}
              />
            }
          />
        )}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles['heading']}>{title}</h3>
      <Entries label={title}>{children}</Entries>
    </div>
  );
}
