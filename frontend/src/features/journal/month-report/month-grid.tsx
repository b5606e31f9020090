import { Amount } from '@/features/journal/amounts';
import { weeksOf } from '@/features/journal/journal.rules';
import { journalTexts } from '@/features/journal/texts';
import type { JournalDayDto } from '@/shared/api/generated/schemas';
import styles from '@/features/journal/month-report/month-report.module.css';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A month with the results of its days, to be read. */
export function MonthGrid({ month, days, label }: { month: string; days: readonly JournalDayDto[]; label: string }) {
  const { t } = journalTexts.use();
  const known = new Map(days.map((day) => [day.day, day]));
  return (
    <table className={styles['grid']} aria-label={label}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {t(`calendar.weekdays.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) => {
              const found = day === null ? undefined : known.get(day);
              return (
                <td key={day ?? place}>
                  {day !== null && <span className={styles['number']}>{Number(day.slice(8))}</span>}
                  {found?.result != null && <Amount value={found.result} digits={2} signed tone="change" />}
                  {found !== undefined && found.tradeCount > 0 && (
                    <span className={styles['few']}>{t('calendar.trades', { count: found.tradeCount })}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
