import {
  type Cost,
  type Month,
  type Offer,
  compareOffers,
  feeRateOf,
} from '@/features/home/calculator/calculator.rules';
import { useFeeRows } from '@/features/home/calculator/fee-basis';
import { lengthOf, writeRate, writeUsdt } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { Usdt } from '@/features/home/calculator/usdt';
import { useWayAt } from '@/features/home/calculator/use-way-at';
import { type ViewProps } from '@/features/home/calculator/view-props';
import { WithMonth } from '@/features/home/calculator/with-month';
import { WonNote, useWonSentence } from '@/features/home/calculator/won-line';
import { ratePercent } from '@/features/home/rates';
import { compareDecimals } from '@/shared/decimal';
import { cx } from '@/shared/ui/class-names';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/home/calculator/calculator.module.css';

/** All exchanges for the same volume and fee basis, cheapest after the rebate first. */
export function ExchangeComparison(props: ViewProps) {
  return (
    <WithMonth {...props}>
      {(month, offers) => <Table terms={props.terms} chosen={props.chosen} month={month} offers={offers} />}
    </WithMonth>
  );
}

interface TableProps extends Pick<ViewProps, 'terms' | 'chosen'> {
  month: Month;
  offers: readonly Offer[];
}

/** Characters of a fee. */
const FITS_SIX_COLUMNS = 9;

// Explicit roles: on phones and with very large amounts the table is styled as a list, and browsers then drop its
// semantics.
function Table({ terms, chosen, month, offers }: TableProps) {
  const { t } = calculatorTexts.use();
  const costs = compareOffers(month, offers, chosen.exchange?.id);
  // Rank of a cost that several exchanges share.
  const tiedAt = ({ left }: Cost): number | undefined => {
    const isSame = (other: Cost): boolean => compareDecimals(other.left, left) === 0;
    return costs.filter(isSame).length > 1 ? costs.findIndex(isSame) + 1 : undefined;
  };
  const receiptOf = useReceipts({ terms, chosen, month });
  const own = costs.find(({ id }) => id === chosen.exchange?.id);
  const differences = [
    { name: t('compare.overBest'), of: (cost: Cost) => cost.overBest },
    // Without it where it would say the same.
    ...(own && compareDecimals(own.overBest, 0) !== 0
      ? [{ name: t('compare.overChosen', { name: own.name }), of: (cost: Cost) => cost.overChosen ?? '0' }]
      : []),
  ];
  const isLong = costs.some(
    ({ fee }) => lengthOf(fee) !== 'fits' || (differences.length > 1 && writeUsdt(fee).length > FITS_SIX_COLUMNS),
  );
  return (
    <div className={styles['byWidth']} data-long={isLong || undefined}>
      <p className={styles['lead']}>{t('compare.lead')}</p>
      <table className={styles['table']} role="table" aria-label={t('compare.table')}>
        <thead role="rowgroup" className={styles['columnNames']}>
          <tr role="row">
            <th role="columnheader">{t('compare.exchange')}</th>
            <th role="columnheader">{t('compare.fee')}</th>
            <th role="columnheader">{t('compare.rebate')}</th>
            <th role="columnheader">{t('compare.left')}</th>
            {differences.map(({ name }) => (
              <th key={name} role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {costs.map((cost) => {
            const rank = tiedAt(cost);
            return (
              <tr key={cost.id} role="row">
                <td role="cell">
                  <span className={styles['who']}>
                    <ExchangeMark name={cost.name} />
                    <span className={styles['whoName']}>
                      <span className={styles['whoLine']}>
                        <b>{cost.name}</b>
                        {compareDecimals(cost.overBest, 0) === 0 && <Tag tone="good">{t('compare.best')}</Tag>}
                        {rank !== undefined && <Tag>{t('compare.tied', { rank })}</Tag>}
                        {cost.id === chosen.exchange?.id && <Tag>{t('compare.chosen')}</Tag>}
                      </span>
                      <span className={styles['small']}>
                        {t('compare.rate', { rate: ratePercent(cost.rebateRate) })}
                        {compareDecimals(cost.discountRate, 0) > 0 &&
                          `, ${t('compare.discount', { rate: ratePercent(cost.discountRate) })}`}
                      </span>
                    </span>
                  </span>
                </td>
                <td role="cell" className="figures" data-label={t('compare.fee')}>
                  {writeUsdt(cost.fee)}
                </td>
                <td role="cell" className="figures" data-label={t('compare.rebate')}>
                  {writeUsdt(cost.rebate)}
                </td>
                <td role="cell" className={cx('figures', styles['left'])} data-name={t('compare.left')}>
                  <WithReceipt receipt={receiptOf(cost)}>
                    <Usdt amount={cost.left} />
                  </WithReceipt>
                </td>
                {differences.map(({ name, of }) => (
                  <td key={name} role="cell" className={cx('figures', styles['small'])} data-label={name}>
                    {compareDecimals(of(cost), 0) !== 0 && writeUsdt(of(cost), { signed: true })}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles['rates']}>
        {t(month.basis.kind === 'volume' ? 'compare.volumeRates' : 'compare.publishedRates', {
          fee: writeRate(feeRateOf(month.basis)),
        })}
      </p>
      <WonNote wonPerUsdt={terms.wonPerUsdt} />
    </div>
  );
}

function useReceipts({ terms, chosen, month }: Omit<TableProps, 'offers'>) {
  const { t } = calculatorTexts.use();
  const feeRows = useFeeRows();
  const wayAt = useWayAt();
  const wonSentence = useWonSentence();
  return (cost: Cost): ReceiptContent => ({
    title: t('compare.title', { name: cost.name }),
    rows: [
      { label: t('estimate.volume'), value: writeUsdt(month.volume), unit: 'USDT' },
      ...feeRows(month.basis, cost.discountRate),
      { label: t('estimate.days'), operator: '×', value: month.monthDays },
      { label: t('compare.paid'), value: writeUsdt(cost.fee), unit: 'USDT' },
      {
        label: t('compare.back'),
        operator: '\u2212',
        value: writeUsdt(cost.rebate),
        unit: 'USDT',
        note: `${t('share')} ${writeRate(cost.rebateRate)}`,
      },
    ],
    sum: { label: t('compare.left'), value: writeUsdt(cost.left), unit: 'USDT' },
    marks: ['estimated'],
    way: wayAt(cost.id),
    source: t('compare.source'),
    at: chosen.readAt,
    note: `${t('estimate.note')} ${t(`basis.note.${month.basis.kind}`)}` + wonSentence(cost.left, terms.wonPerUsdt),
  });
}
