import { type ReactNode } from 'react';
import { type Month, type Offer, dailyVolume } from '@/features/home/calculator/calculator.rules';
import { FeeBasisFields } from '@/features/home/calculator/fee-basis';
import { writeEntry, writeUsdt } from '@/features/home/calculator/figures';
import { offerOf } from '@/features/home/calculator/offers';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { type ViewProps } from '@/features/home/calculator/view-props';
import { useExchanges } from '@/shared/api/ages';
import { Button } from '@/shared/ui/button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { EmptyState, Loaded } from '@/shared/ui/state';
import styles from '@/features/home/calculator/calculator.module.css';

interface WithMonthProps extends Omit<ViewProps, 'entries'> {
  /** The fee basis follows the answer instead of leading to it. */
  isBasisLast?: boolean;
  children: (month: Month, offers: readonly Offer[]) => ReactNode;
}

/**
 * Frame of the comparing views: their input on one line with a link to change it, the fee basis, and the exchanges. Empty
 * without a valid volume.
 */
export function WithMonth({ change, terms, chosen, reading, isBasisLast = false, children }: WithMonthProps) {
  const { t } = calculatorTexts.use();
  const query = useExchanges();
  const { trading } = reading;
  const basis = <FeeBasisFields change={change} terms={terms} chosen={chosen} />;
  const goBack = (): void => change({ view: 'estimate' });
  if (!trading)
    return (
      <EmptyState title={t('trading.missingTitle')} action={<Button onClick={goBack}>{t('trading.enter')}</Button>}>
        {t('trading.missingText')}
      </EmptyState>
    );
  return (
    <>
      <div className={styles['summary']}>
        <div>
          <p className="figures">
            {t('trading.summary', {
              seed: writeEntry(trading.seed),
              leverage: writeEntry(trading.leverage),
              trades: writeEntry(trading.trades),
            })}
          </p>
          <p className={styles['small']}>{t('trading.volume', { volume: writeUsdt(dailyVolume(trading)) })}</p>
        </div>
        <Button size="s" onClick={goBack}>
          {t('trading.edit')}
        </Button>
      </div>
      <div className={styles['stack']}>
        {!isBasisLast && basis}
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={5} height="56px" />}
          isEmpty={(exchanges) => exchanges.length === 0}
          empty={<EmptyState title={t('compare.empty')} />}
        >
          {(exchanges) =>
            children(
              { volume: dailyVolume(trading), basis: chosen.basis, monthDays: terms.monthDays },
              exchanges.map(offerOf),
            )
          }
        </Loaded>
        {isBasisLast && basis}
      </div>
    </>
  );
}
