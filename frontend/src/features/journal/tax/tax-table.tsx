import { Figure } from '@/features/journal/amounts';
import { taxYearTexts } from '@/features/journal/tax/texts';
import type { TaxFiguresDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { NoFigure, type FigureProps } from '@/shared/ui/figure';
import { FoldingTable } from '@/shared/ui/folding-table';
import styles from '@/features/journal/tax/tax-year.module.css';

type Opens = Pick<FigureProps, 'receipt' | 'receiptTitle' | 'receiptBody'>;

interface TaxRow {
  name: string;
  sums: TaxFiguresDto;
  /** Whether its fees and funding are known: they come with imported trades. */
  hasCosts: boolean;
  /** What the figures open. */
  result?: Opens;
  afterCosts?: Opens;
}

export interface TaxTableProps {
  label: string;
  /** Title of the first column. */
  first: string;
  rows: readonly TaxRow[];
  /** Sum of the rows; one row is its own. */
  total: Omit<TaxRow, 'name'>;
}

/** Sums in whole won, row by row, with their total where there are several. */
export function TaxTable({ label, first, rows, total }: TaxTableProps) {
  const { t } = taxYearTexts.use();
  const titles = [first, t('trades'), t('result'), t('fees'), t('funding'), t('afterCosts')];
  const all = rows.length > 1 ? [...rows, { name: t('sum'), ...total }] : rows;
  const unknown = <NoFigure label={t('notKnown')} />;
  return (
    <div>
      <h3 className={styles['heading']}>
        {label} <span className={styles['unit']}>({t('unit')})</span>
      </h3>
      <FoldingTable label={label} titles={titles} folded={2} className={styles['table'] ?? ''}>
        {all.map(({ name, sums, hasCosts, result = {}, afterCosts = {} }: TaxRow, index) => (
          <tr key={name} className={index === rows.length ? styles['sum'] : undefined}>
            <th scope="row">{name}</th>
            <td data-label={t('trades')} className="figures">
              {formatNumber(sums.tradeCount)}
            </td>
            <td data-label={t('result')}>
              <Figure value={sums.result} signed tone="change" {...result} />
            </td>
            <td data-label={t('fees')}>{hasCosts ? <Figure value={sums.fees} /> : unknown}</td>
            <td data-label={t('funding')}>{hasCosts ? <Figure value={sums.funding} signed /> : unknown}</td>
            <td data-label={t('afterCosts')}>
              <Figure value={sums.afterCosts} signed tone="change" {...afterCosts} />
            </td>
          </tr>
        ))}
      </FoldingTable>
    </div>
  );
}
