import { Figure } from '@/features/journal/amounts';
import { taxYearTexts } from '@/features/journal/tax/texts';
import type { TaxFiguresDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import type { FigureProps } from '@/shared/ui/figure';
import { FoldingTable } from '@/shared/ui/folding-table';
import styles from '@/features/journal/tax/tax-year.module.css';

type Opens = Pick<FigureProps, 'receipt' | 'receiptTitle' | 'receiptBody'>;

interface TaxRow {
  name: string;
  sums: TaxFiguresDto;
  /** What the figures open. */
  result?: Opens;
  afterCosts?: Opens;
}

export interface TaxTableProps {
  label: string;
  /** Title of the first column. */
  first: string;
  rows: readonly TaxRow[];
  total: TaxFiguresDto;
}

/** Sums in whole won, row by row, with their total. */
export function TaxTable({ label, first, rows, total }: TaxTableProps) {
  const { t } = taxYearTexts.use();
  const titles = [first, t('trades'), t('result'), t('fees'), t('funding'), t('afterCosts')];
  const all = [...rows, { name: t('sum'), sums: total }];
  return (
    <div>
      <h3 className={styles['heading']}>
        {label} <span className={styles['unit']}>({t('won')})</span>
      </h3>
      <FoldingTable label={label} titles={titles} folded={2} className={styles['table'] ?? ''}>
        {all.map(({ name, sums, result = {}, afterCosts = {} }: TaxRow) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label={t('trades')} className="figures">
              {formatNumber(sums.tradeCount)}
            </td>
            <td data-label={t('result')}>
              <Figure value={sums.result} signed tone="change" {...result} />
            </td>
            <td data-label={t('fees')}>
              <Figure value={sums.fees} />
            </td>
            <td data-label={t('funding')}>
              <Figure value={sums.funding} signed />
            </td>
            <td data-label={t('afterCosts')}>
              <Figure value={sums.afterCosts} signed tone="change" {...afterCosts} />
            </td>
          </tr>
        ))}
      </FoldingTable>
    </div>
  );
}
