import { ChevronDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { type CreditingExchange, type MoneyWay, usePaybackWay, useRebateWay } from '@/shared/money/money-way';
import { moneyFlowTexts } from '@/shared/money/flow/texts';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/money/flow/money-flow.module.css';

export interface MoneyFlowProps {
  /** The member's exchanges, whose terms apply; without them what applies to all. */
  exchanges?: readonly CreditingExchange[] | undefined;
  /** Which of the two the page is about; the other one is drawn quietly. */
  here?: 'rebate' | 'payback';
  /** One line that unfolds, for members who have seen the picture before. */
  folded?: boolean;
  /** What a page adds below the picture that unfolds. */
  children?: ReactNode;
}

/** Where the money is, in one sentence and one picture: what the exchange pays, what Lance pays, and when each arrives. */
export function MoneyFlow({ exchanges = [], here, folded = false, children }: MoneyFlowProps) {
  const { t } = moneyFlowTexts.use();
  const rebateWay = useRebateWay();
  const paybackWay = usePaybackWay();
  const picture = (
    <div className={styles['flow']}>
      <p className={styles['sentence']}>{t('sentence')}</p>
      <Way way={rebateWay(...exchanges)} isQuiet={here === 'payback'} />
      <Way way={paybackWay} isQuiet={here === 'rebate'} />
    </div>
  );
  if (!folded) return picture;
  return (
    <details className={styles['folded']}>
      <summary>
        <span>{t('short')}</span>
        <span className={styles['unfold']}>
          <span className={styles['more']}>{t('unfold')}</span>
          <span className={styles['less']}>{t('fold')}</span>
          <ChevronDown size={16} aria-hidden />
        </span>
      </summary>
      {picture}
      {children}
    </details>
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
