import { chartScoreTexts } from '@/features/chart-analysis/score/texts';
import type { ChartScoreRowDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { NoFigure } from '@/shared/ui/figure';
import styles from '@/features/chart-analysis/score/score.module.css';

const COLUMNS = ['count', 'hitRate', 'interval', 'coinFlip', 'alwaysLong'] as const;

/** The record by symbol, timeframe or engine, each beside its baselines. */
export function ScoreTable({
  group,
  rows,
}: {
  group: 'symbol' | 'timeframe' | 'engine';
  rows: readonly ChartScoreRowDto[];
}) {
  const { t } = chartScoreTexts.use();
  const shown = rows.filter((row) => row.group === group);
  return (
    <Section title={t(`groups.${group}`)}>
      <table className={styles['table']} aria-label={t(`groups.${group}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`names.${group}`)}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.of}>
              <th scope="row">{row.of === 'embedded' ? t('engines.embedded') : row.of}</th>
              {COLUMNS.map((column) => (
                <td key={column} data-label={t(column)} className="figures">
                  {cellOf(row, column) ?? <NoFigure />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Null where nothing was counted. */
function cellOf(row: ChartScoreRowDto, column: (typeof COLUMNS)[number]): string | null {
  const written = (value: number): string => formatNumber(value, { digits: 1, trim: true });
  if (column === 'count') return formatNumber(row.count);
  if (column === 'interval') return row.low === null ? null : `${written(row.low)}–${written(row.high ?? 100)}%`;
  const value = row[column];
  return value === null ? null : `${written(value)}%`;
}
