import type { ReactNode } from 'react';
import { Figure } from '@/features/journal/amounts';
import { isZero } from '@/features/journal/journal.rules';
import { wonRounding } from '@/features/journal/tax/tax-receipts';
import { taxYearTexts } from '@/features/journal/tax/texts';
import type { TaxFiguresDto } from '@/shared/api/generated/schemas';
import { formatNumber } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { NoFigure, type FigureProps } from '@/shared/ui/figure';
import { FoldingTable } from '@/shared/ui/folding-table';
import styles from '@/features/journal/tax/tax-year.module.css';

const AMOUNTS = ['result', 'fees', 'funding', 'afterCosts'] as const;
type AmountName = (typeof AMOUNTS)[number];
const isCost = (name: AmountName): boolean => name === 'fees' || name === 'funding';

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

/**
 * Sums in whole won, row by row, with their total where there are several, and a row for what rounding makes between them. Without
 * any costs the results stand alone.
 */
export function TaxTable({ label, first, rows, total }: TaxTableProps) {
  const { t } = taxYearTexts.use();
  const { hasCosts } = total;
  const names = hasCosts ? AMOUNTS : (['result'] as const);
  const hasTotal = rows.length > 1;
  return (
    <div>
      <h3 className={styles['heading']}>
        {label} <span className={styles['unit']}>({t('unit')})</span>
      </h3>
      <FoldingTable
        label={label}
        titles={[first, t('trades'), ...names.map((name) => t(name))]}
        folded={hasCosts ? 2 : undefined}
        className={cx(styles['table'], hasCosts && styles['folds'])}
      >
        {rows.map((row) => (
          <Row key={row.name} row={row} names={names} />
        ))}
        {hasTotal && <Rounding rows={rows} total={total} names={names} />}
        {hasTotal && <Row row={{ name: t('sum'), ...total }} names={names} isSum />}
      </FoldingTable>
    </div>
  );
}

interface RowProps {
  row: TaxRow;
  names: readonly AmountName[];
  isSum?: boolean;
}

function Row({ row, names, isSum = false }: RowProps) {
  const { t } = taxYearTexts.use();
  const { name, sums, hasCosts } = row;
  const figureOf = (of: AmountName): ReactNode => {
    if (!isCost(of)) return <Figure value={sums[of]} signed tone="change" {...row[of as 'result' | 'afterCosts']} />;
    return hasCosts ? <Figure value={sums[of]} signed={of === 'funding'} /> : <NoFigure label={t('notKnown')} />;
  };
  return (
    <tr className={isSum ? styles['sum'] : undefined}>
      <th scope="row">{name}</th>
      <td data-label={t('trades')} className="figures">
        {formatNumber(sums.tradeCount)}
      </td>
      {names.map((of) => (
        <td key={of} data-label={t(of)}>
          {figureOf(of)}
        </td>
      ))}
    </tr>
  );
}

/** What rounding makes between the rows and their sum, where it makes something. */
function Rounding({ rows, total, names }: Pick<TaxTableProps, 'rows' | 'total'> & Pick<RowProps, 'names'>) {
  const { t } = taxYearTexts.use();
  const made = names.map((name) => ({
    name,
    value: wonRounding(
      rows.map(({ sums }) => sums[name]),
      total.sums[name],
    ),
  }));
  if (made.every(({ value }) => isZero(value))) return null;
  return (
    <tr className={styles['quiet']}>
      <th scope="row">{t('rounding')}</th>
      <td className={styles['blank']} />
      {made.map(({ name, value }) =>
        isZero(value) ? (
          <td key={name} className={styles['blank']} />
        ) : (
          <td key={name} data-label={t(name)}>
            <Figure value={value} signed />
          </td>
        ),
      )}
    </tr>
  );
}
