import { type ViewProps } from '@/features/home/calculator/calculator';
import {
  type Cost,
  type Offer,
  type Trading,
  compareOffers,
  dailyVolume,
  mixedFeeRate,
} from '@/features/home/calculator/calculator.rules';
import { writeRate, writeUsdt } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { MakerMix, WithTrading, makerShareOf, publishedFees } from '@/features/home/calculator/trading-summary';
import { Usdt } from '@/features/home/calculator/usdt';
import { WonNote, useWonSentence } from '@/features/home/calculator/won-line';
import { rateShare, ratePercent } from '@/features/home/rates';
import type { ExchangeDto } from '@/shared/api/generated/schemas';
import { useListExchangesQuery } from '@/shared/api/generated/site';
import { compareDecimals, subtractDecimals } from '@/shared/decimal';
import { cx } from '@/shared/ui/class-names';
import { ExchangeMark } from '@/shared/ui/exchange-mark';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, ErrorState, Loaded } from '@/shared/ui/state';
import { Tag } from '@/shared/ui/tag';
import styles from '@/features/home/calculator/calculator.module.css';

export function offerOf({ id, name, rebateRate, discountRate }: ExchangeDto): Offer {
  return { id, name, rebateRate: rateShare(rebateRate), discountRate: rateShare(discountRate) };
}

/** All exchanges on offer under the same trading and the same published fee, the cheapest after the rebate first. */
export function ExchangeComparison(props: ViewProps) {
  const { t } = calculatorTexts.use();
  const query = useListExchangesQuery();
  const { entries, change, terms, reading } = props;
  const fees = publishedFees(terms);
  if (!fees) return <ErrorState>{t('unavailable')}</ErrorState>;
  return (
    <WithTrading change={change} reading={reading}>
      {(trading) => (
        <div className={styles['stack']}>
          <MakerMix entries={entries} change={change} fees={fees} />
          <Loaded
            query={query}
            skeleton={<SkeletonRows rows={5} height="56px" />}
            isEmpty={(exchanges) => exchanges.length === 0}
            empty={<EmptyState title={t('compare.empty')} />}
          >
            {(exchanges) => <Table {...props} trading={trading} fees={fees} offers={exchanges.map(offerOf)} />}
          </Loaded>
          <WonNote wonPerUsdt={terms.wonPerUsdt} />
        </div>
      )}
    </WithTrading>
  );
}

interface TableProps extends ViewProps {
  trading: Trading;
  fees: { maker: string; taker: string };
  offers: readonly Offer[];
}

// The roles are written out because on a phone the table is laid out as a list, and a browser then no longer tells its parts.
function Table({ entries, terms, chosen, trading, fees, offers }: TableProps) {
  const { t } = calculatorTexts.use();
  const feeRate = mixedFeeRate(fees, makerShareOf(entries));
  const month = { volume: dailyVolume(trading), feeRate, monthDays: terms.monthDays };
  const costs = compareOffers(month, offers, chosen.exchange?.id);
  const receiptOf = useReceipts({ terms, fees, month });
  return (
    <div>
      <p className={styles['lead']}>{t('compare.lead')}</p>
      <table className={styles['table']} role="table" aria-label={t('compare.table')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t('compare.exchange')}</th>
            <th role="columnheader">{t('compare.fee')}</th>
            <th role="columnheader">{t('compare.rebate')}</th>
            <th role="columnheader">{t('compare.left')}</th>
            <th role="columnheader">{t('compare.difference')}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {costs.map((cost) => (
            <tr key={cost.id} role="row">
              <td role="cell">
                <span className={styles['who']}>
                  <ExchangeMark name={cost.name} />
                  <span className={styles['whoName']}>
                    <span className={styles['whoLine']}>
                      <b>{cost.name}</b>
                      {compareDecimals(cost.overBest, 0) === 0 && <Tag tone="good">{t('compare.best')}</Tag>}
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
              <td role="cell" className={cx('figures', styles['left'])}>
                <WithReceipt receipt={receiptOf(cost)}>
                  <Usdt amount={cost.left} />
                </WithReceipt>
              </td>
              <td role="cell" className={cx('figures', styles['small'], styles['differences'])}>
                {compareDecimals(cost.overBest, 0) !== 0 && (
                  <span>{t('compare.overBest', { amount: writeUsdt(cost.overBest, { signed: true }) })}</span>
                )}
                {chosen.exchange && cost.overChosen !== undefined && cost.id !== chosen.exchange.id && (
                  <span>
                    {t('compare.overChosen', {
                      name: chosen.exchange.name,
                      amount: writeUsdt(cost.overChosen, { signed: true }),
                    })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function useReceipts({
  terms,
  fees,
  month,
}: Pick<TableProps, 'terms' | 'fees'> & { month: Parameters<typeof compareOffers>[0] }) {
  const { t } = calculatorTexts.use();
  const { fulfilledTimeStamp } = useListExchangesQuery();
  const wonSentence = useWonSentence();
  return (cost: Cost): ReceiptContent => ({
    title: t('compare.title', { name: cost.name }),
    rows: [
      { label: t('estimate.volume'), value: writeUsdt(month.volume), unit: 'USDT' },
      {
        label: t('compare.published'),
        operator: '×',
        value: writeRate(month.feeRate),
        note: t('compare.publishedNote', { maker: writeRate(fees.maker), taker: writeRate(fees.taker) }),
      },
      ...(compareDecimals(cost.discountRate, 0) > 0
        ? [
            {
              label: t('compare.kept'),
              operator: '×' as const,
              value: writeRate(subtractDecimals(1, cost.discountRate)),
              note: t('compare.keptNote', { rate: writeRate(cost.discountRate) }),
            },
          ]
        : []),
      { label: t('estimate.days'), operator: '×', value: month.monthDays },
      { label: t('compare.paid'), value: writeUsdt(cost.fee), unit: 'USDT' },
      {
        label: t('compare.back'),
        operator: '\u2212',
        value: writeUsdt(cost.rebate),
        unit: 'USDT',
        note: `${t('compare.share')} ${writeRate(cost.rebateRate)}`,
      },
    ],
    sum: { label: t('compare.left'), value: writeUsdt(cost.left), unit: 'USDT' },
    marks: ['estimated'],
    source: t('compare.source'),
    at: fulfilledTimeStamp === undefined ? undefined : new Date(fulfilledTimeStamp).toISOString(),
    note: t('compare.note') + wonSentence(cost.left, terms.wonPerUsdt),
  });
}
