import { formatAmount, formatSignedAmount } from '@/features/journal/amounts';
import { monthReportTexts } from '@/features/journal/month-report/texts';
import type { EquityDayDto } from '@/shared/api/generated/schemas';
import { formatDay } from '@/shared/format';
import styles from '@/features/journal/month-report/month-report.module.css';

const WIDTH = 700;
const HEIGHT = 160;
/** Days of the month that are named below the line. */
const NAMED = [1, 8, 15, 22, 29];

interface EquityLineProps {
  days: readonly EquityDayDto[];
  /** Last day of the month, `YYYY-MM-DD`. */
  lastDay: string;
  label: string;
}

/** What the results of a month add up to, as a line that keeps its form on any paper: from zero before the first day to the last result. */
export function EquityLine({ days, lastDay, label }: EquityLineProps) {
  const { t, language } = monthReportTexts.use();
  // Places of a line may be floats; texts use the decimal itself.
  const values = axisOf(days.map(({ equity }) => Number(equity)));
  const [low = 0, high = 0] = [values[0], values.at(-1)];
  const y = (value: number): number => HEIGHT * (1 - (value - low) / (high - low));
  const count = dayOf(lastDay);
  const x = (day: number): number => (day / count) * WIDTH;
  const points = [[0, y(0)], ...days.map(({ day, equity }) => [x(dayOf(day)), y(Number(equity))])];
  const ticks = values.map((tick) => ({ tick, words: formatAmount(String(tick), { digits: 2, trim: true }) }));
  const last = days.at(-1);
  const told = last && `${formatDay(last.day, language)} ${formatSignedAmount(last.equity, { digits: 2 })}`;
  return (
    <figure className={styles['equity']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={[label, told].filter(Boolean).join(', ')}
      >
        {ticks.map(({ tick }) => (
          <line
            key={tick}
            x1={0}
            x2={WIDTH}
            y1={y(tick)}
            y2={y(tick)}
            className={styles[tick === 0 ? 'zero' : 'rule']}
          />
        ))}
        <polyline points={points.map((point) => point.join(',')).join(' ')} className={styles['curve']} />
      </svg>
      <div
        className={`figures ${styles['values']}`}
        style={own('signs', Math.max(...ticks.map(({ words }) => words.length)))}
        aria-hidden
      >
        {ticks.map(({ tick, words }) => (
          <span key={tick} style={own('at', y(tick) / HEIGHT)}>
            {words}
          </span>
        ))}
      </div>
      <div className={`figures ${styles['days']}`} aria-hidden>
        {NAMED.filter((day) => day <= count).map((day) => (
          <span key={day} style={own('at', day / count)}>
            {t('dayOfMonth', { day })}
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Round values from below the lowest to above the highest, 0 among them: three to six. */
function axisOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.max(1, Math.ceil(high / step) - first) + 1 }, (_, index) => (first + index) * step);
}

/** A property of the style sheet. */
const own = (name: 'at' | 'signs', value: number): Record<`--${string}`, number> => ({ [`--${name}`]: value });

const dayOf = (day: string): number => Number(day.slice(8));
