import type { ReactNode } from 'react';
import { formatSignedAmount } from '@/features/journal/amounts';
import { isZero } from '@/features/journal/journal.rules';
import { RebateStats } from '@/features/journal/rebates/rebate-stats';
import { inCurrency, Money, useUnit } from '@/features/journal/components/money';
import { ProfitReceipt } from '@/features/journal/components/profit-receipts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { TradesReceipt } from '@/features/journal/statistics/trades-receipt';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { type Proof, useProofs } from '@/features/journal/statistics/use-proofs';
import type { StreakDto } from '@/shared/api/generated/schemas';
import { formatDay, formatDuration, formatNumber, formatSigned } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { WithReceipt } from '@/shared/ui/receipt';
import { Stat, Stats } from '@/shared/ui/stat';
import styles from '@/features/journal/statistics/statistics.module.css';

const DIGITS = 2;

/** Rates, averages, risk and streaks; each opens what it is computed from. */
export function StatisticFigures({ statistics, days, money }: StatisticsPartProps) {
  const { t, language } = journalStatisticsTexts.use();
  const unit = useUnit(money);
  const proofs = useProofs(statistics);
  const { trades, holding, rMultiple, drawdown, calendarDays } = statistics;
  const count = (key: 'trades' | 'days', of: number): string => t(key, { count: of });
  const percent = (value: string | null): string => formatNumber(value ?? '0', { digits: DIGITS });
  const interval = (from: string | null, to: string | null, of: number, told: (value: string) => string): string =>
    from === null || to === null
      ? count('trades', of)
      : t('meanInterval', { from: told(from), to: told(to), trades: count('trades', of) });
  const duration = (seconds: number | null): string => (seconds === null ? '—' : formatDuration(seconds));
  const opens = (proof: Proof | undefined) =>
    proof && {
      receiptTitle: proof.content.title,
      receiptBody: () => <TradesReceipt {...{ statistics, days }} {...proof} />,
    };
  const figure = (value: string | null, missing: string, proof: Proof | undefined, unit?: string): ReactNode =>
    value === null ? (
      <NoFigure label={missing} />
    ) : (
      <Figure value={value} digits={DIGITS} {...(unit === undefined ? {} : { unit })} {...opens(proof)} />
    );
  const amount = (value: string | null, missing: string, proof?: Proof, signed = false): ReactNode =>
    value === null ? (
      <NoFigure label={missing} />
    ) : (
      <Money {...money} {...(signed ? { signed, tone: 'change' } : {})} value={value} {...opens(proof)} />
    );
  const words = (text: string, missing: string, proof: Proof | undefined): ReactNode =>
    proof ? (
      <WithReceipt title={proof.content.title} body={() => <TradesReceipt {...{ statistics, days }} {...proof} />}>
        <span className={cx('figures', styles['words'])}>{text}</span>
      </WithReceipt>
    ) : (
      <NoFigure label={missing} />
    );
  const streak = (label: string, of: StreakDto | null, proof: Proof | undefined): ReactNode => (
    <Stat label={label} note={of && [...new Set([of.from, of.to])].map((day) => formatDay(day, language)).join(' – ')}>
      {words(of ? count('days', of.days) : '', t('noStreak'), proof)}
    </Stat>
  );
  const none = t('noTrades');
  const nothingLost = trades.tradeCount > 0 ? t('nothingLost') : none;
  const risk =
    t('yearly', { days: count('days', calendarDays) }) +
    (calendarDays < statistics.smallSample ? `, ${t('fewDays')}` : '');
  return (
    <Stats label={t('figures')}>
      <Stat
        label={t('winRate')}
        note={
          trades.tradeCount > 0 &&
          t('interval', {
            from: percent(trades.winRateFrom),
            to: percent(trades.winRateTo),
            trades: count('trades', trades.tradeCount),
          })
        }
      >
        {figure(trades.winRate, none, proofs.winRate, '%')}
      </Stat>
      <Stat label={t('profitFactor')} note={t('profitFactorNote')}>
        {figure(trades.profitFactor, nothingLost, proofs.profitFactor)}
      </Stat>
      <Stat
        label={t('expectancy')}
        note={interval(trades.expectancyFrom, trades.expectancyTo, trades.tradeCount, (value) =>
          formatSignedAmount(inCurrency(value, money), { digits: unit.digits }),
        )}
      >
        {amount(trades.expectancy, none, proofs.expectancy, true)}
      </Stat>
      <Stat label={t('averageWin')} note={count('trades', trades.wins)}>
        {amount(trades.averageWin, trades.tradeCount > 0 ? t('nothingWon') : none, proofs.averageWin)}
      </Stat>
      <Stat label={t('averageLoss')} note={count('trades', trades.losses)}>
        {amount(trades.averageLoss, nothingLost, proofs.averageLoss)}
      </Stat>
      <Stat
        label={t('averageR')}
        note={interval(
          rMultiple.from,
          rMultiple.to,
          rMultiple.tradeCount,
          (value) => `${formatSigned(value, { digits: DIGITS })}R`,
        )}
      >
        {figure(rMultiple.average, t('noStops'), proofs.averageR, 'R')}
      </Stat>
      <Stat
        label={t('drawdown')}
        note={
          drawdown &&
          [
            drawdown.peakDay === null
              ? t('fromStart', { low: formatDay(drawdown.lowDay, language) })
              : t('fromPeak', {
                  peak: formatDay(drawdown.peakDay, language),
                  low: formatDay(drawdown.lowDay, language),
                }),
            drawdown.recoveredDay === null
              ? t('notRecovered')
              : t('recovered', { day: formatDay(drawdown.recoveredDay, language) }),
          ].join(', ')
        }
      >
        {amount(drawdown?.amount ?? null, t('noDrawdown'), proofs.drawdown)}
      </Stat>
      <Stat label={t('recovery')} note={t('recoveryNote')}>
        {figure(statistics.recoveryFactor, t('noDrawdown'), proofs.recovery)}
      </Stat>
      <Stat label={t('sharpe')} note={risk}>
        {figure(statistics.sharpe, t('noRatio'), proofs.sharpe)}
      </Stat>
      <Stat label={t('sortino')} note={risk}>
        {figure(statistics.sortino, t('noRatio'), proofs.sortino)}
      </Stat>
      {streak(t('winStreak'), statistics.winStreak, proofs.winStreak)}
      {streak(t('lossStreak'), statistics.lossStreak, proofs.lossStreak)}
      <Stat
        label={t('holding')}
        note={
          holding.average === null
            ? t('holdingUnknown')
            : t('holdingNote', {
                wins: duration(holding.ofWins),
                losses: duration(holding.ofLosses),
                trades: count('trades', holding.tradeCount),
              })
        }
      >
        {words(duration(holding.average), t('holdingUnknown'), proofs.holding)}
      </Stat>
      {!isZero(statistics.fees) && <Stat label={t('fees')}>{amount(statistics.fees, none, proofs.fees)}</Stat>}
      {!isZero(statistics.funding) && (
        <Stat label={t('funding')}>{amount(statistics.funding, none, proofs.funding, true)}</Stat>
      )}
      <RebateStats {...{ statistics, days, money }} />
      {statistics.balanceDays > 0 && (
        <Stat label={t('balances')} note={count('days', statistics.balanceDays)}>
          <Money
            {...money}
            signed
            tone="change"
            value={statistics.balanceResult}
            receiptTitle={t('balances')}
            receiptBody={() => <ProfitReceipt title={t('balances')} onlyBalances {...days} />}
          />
        </Stat>
      )}
    </Stats>
  );
}
