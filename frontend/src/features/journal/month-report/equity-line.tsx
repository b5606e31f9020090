import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { monthReportTexts } from '@/features/journal/month-report/texts';
import type { EquityDayDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import styles from '@/features/journal/month-report/month-report.module.css';

const WIDTH = 700;
const HEIGHT = 120;

/** What the results add up to, as a line that keeps its form on any paper. It begins at zero; its ends are named below. */
export function EquityLine({ days, label }: { days: readonly EquityDayDto[]; label: string }) {
  const { t, language } = monthReportTexts.use();
  // Places of a line may be floats; texts use the decimal itself.
  const values = [0, ...days.map(({ equity }) => Number(equity))];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const y = (value: number): number => HEIGHT - ((value - low) / span) * HEIGHT;
  const points = values.map((value, index) => `${(index / (values.length - 1)) * WIDTH},${y(value)}`).join(' ');
  const last = days.at(-1);
  return (
    <figure className={styles['equity']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} className={styles['zero']} />
        <polyline points={points} className={styles['curve']} />
      </svg>
      <figcaption className={styles['ends']}>
        <span className="figures">
          {t('start')} {formatAmount('0', { digits: 2 })}
        </span>
        {last && (
          <span className="figures">
            {formatDay(last.day, language)} {formatSignedAmount(last.equity, { digits: 2 })}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
