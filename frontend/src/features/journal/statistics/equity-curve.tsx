import { useState } from 'react';
import { formatAmount, maskOfAmounts } from '@/features/journal/amounts';
import { inCurrency, InWon, useUnit } from '@/features/journal/components/money';
import { ProfitReceipt } from '@/features/journal/components/profit-receipts';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { pointsOf } from '@/features/journal/statistics/statistics.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { formatDay, formatNumber } from '@/shared/format';
import { DayBars } from '@/shared/ui/day-bars';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import styles from '@/features/journal/statistics/statistics.module.css';

/** What the results have added up to, day by day; deposits and withdrawals are no part of it. A day opens the results up to it. */
export function EquityCurve({ statistics, days, money }: StatisticsPartProps) {
  const { t, language } = journalStatisticsTexts.use();
  const [chosen, choose] = useState<string>();
  const title = chosen === undefined ? '' : t('equityOf', { day: formatDay(chosen, language) });
  const unit = useUnit(money);
  const { every, points } = pointsOf(statistics.days);
  const { drawdown } = statistics;
  return (
    <div>
      <h3 className={styles['heading']}>{t('equity')}</h3>
      <DayBars
        line
        days={points.map(({ day, equity }) => ({ day, value: inCurrency(equity, money) }))}
        label={t('equity')}
        masked={maskOfAmounts()}
        fall={
          drawdown
            ? {
                from: drawdown.peakDay,
                to: drawdown.lowDay,
                words: `${t('drawdown')} ${formatAmount(inCurrency(drawdown.amount, money), { digits: unit.digits })}`,
              }
            : undefined
        }
        onSelect={choose}
        {...unit}
      />
      <OpenedReceipt
        title={title}
        open={chosen !== undefined}
        onOpenChange={(open) => (open ? undefined : choose(undefined))}
        body={() =>
          chosen === undefined ? null : (
            <InWon {...money} signed title={title} value={points.find(({ day }) => day === chosen)?.equity ?? '0'}>
              <ProfitReceipt key={chosen} {...{ title }} {...days} to={chosen} />
            </InWon>
          )
        }
      />
      {every > 1 && <p className={styles['remark']}>{t('reduced', { count: formatNumber(every) })}</p>}
    </div>
  );
}
