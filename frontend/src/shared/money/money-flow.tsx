import { type CreditingExchange, type MoneyWay, usePaybackWay, useRebateWay } from '@/shared/money/money-way';
import { moneyTexts } from '@/shared/money/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/money/money-flow.module.css';

export interface MoneyFlowProps {
  /** The member's exchanges, whose terms apply; without them what applies to all. */
  exchanges?: readonly CreditingExchange[] | undefined;
  /** Which of the two the page is about; the other one is drawn quietly. */
  here?: 'rebate' | 'payback';
}

/** Where the money is, in one sentence and one picture: what the exchange pays, what Lance pays, and when each arrives. */
export function MoneyFlow({ exchanges = [], here }: MoneyFlowProps) {
  const { t } = moneyTexts.use();
  const rebateWay = useRebateWay();
  const paybackWay = usePaybackWay();
  return (
    <div className={styles['flow']}>
      <p className={styles['sentence']}>{t('sentence')}</p>
      <Way way={rebateWay(...exchanges)} isQuiet={here === 'payback'} />
      <Way way={paybackWay} isQuiet={here === 'rebate'} />
    </div>
  );
}

/** From whom, when, to where, along an arrow. */
function Way({ way: { title, rows }, isQuiet }: { way: MoneyWay; isQuiet: boolean }) {
  return (
    <div className={cx(styles['way'], isQuiet && styles['quiet'])}>
      <p className={styles['title']}>{title}</p>
      <dl className={styles['stops']} aria-label={title}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
