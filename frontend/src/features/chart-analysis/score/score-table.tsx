import { chartScoreTexts } from '@/features/chart-analysis/score/texts';
import { useTimeframes } from '@/features/chart-analysis/timeframes/use-timeframes';
import type { ChartScoreRowDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { Section } from '@/shared/ui/card';
import { NoFigure } from '@/shared/ui/figure';
import { FoldingTable } from '@/shared/ui/folding-table';

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
  const timeframeName = useTimeframes();
  const shown = rows.filter((row) => row.group === group);
  return (
    <Section title={t(`groups.${group}`)}>
      <FoldingTable
        label={t(`groups.${group}`)}
        titles={[t(`names.${group}`), ...COLUMNS.map((column) => t(column))]}
        folded={2}
      >
        {shown.map((row) => (
          <tr key={row.of}>
            <th scope="row">
              {row.of === 'embedded' || row.of === 'model' ? t(`engines.${row.of}`) : timeframeName(row.of ?? '')}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} data-label={t(column)} className="figures">
                {cellOf(row, column) ?? <NoFigure />}
              </td>
            ))}
          </tr>
        ))}
      </FoldingTable>
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
