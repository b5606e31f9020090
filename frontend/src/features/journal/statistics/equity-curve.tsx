import { maskOfAmounts } from '@/features/journal/amounts';
import { inCurrency, useUnit } from '@/features/journal/components/money';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { pointsOf } from '@/features/journal/statistics/statistics.rules';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { formatNumber } from '@/shared/format';
import { DayBars } from '@/shared/ui/day-bars';
import styles from '@/features/journal/statistics/statistics.module.css';

/** What the results have added up to, day by day; deposits and withdrawals are no part of it. */
export function EquityCurve({ statistics, money }: StatisticsPartProps) {
  const { t } = journalStatisticsTexts.use();
  const unit = useUnit(money);
  const { every, points } = pointsOf(statistics.days);
  return (
    <div>
      <h3 className={styles['heading']}>{t('equity')}</h3>
      <DayBars
        line
        days={points.map(({ day, equity }) => ({ day, value: inCurrency(equity, money) }))}
        label={t('equity')}
        masked={maskOfAmounts()}
        {...unit}
      />
      {every > 1 && <p className={styles['remark']}>{t('reduced', { count: formatNumber(every) })}</p>}
    </div>
  );
}
