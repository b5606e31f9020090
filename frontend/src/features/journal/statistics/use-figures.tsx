import type { ReactNode } from 'react';
import { Money } from '@/features/journal/components/money';
import type { StatisticsPartProps } from '@/features/journal/statistics/statistics-part';
import { RATE_DIGITS, type Proof } from '@/features/journal/statistics/use-proofs';
import { TradesReceipt } from '@/features/journal/statistics/trades-receipt';
import { journalStatisticsTexts } from '@/features/journal/statistics/texts';
import { formatNumber } from '@/shared/format';
import { cx } from '@/shared/ui/class-names';
import { Figure, NoFigure } from '@/shared/ui/figure';
import { WithReceipt } from '@/shared/ui/receipt';
import styles from '@/features/journal/statistics/statistics.module.css';

const DIGITS = 2;

/** Figures that open what they are computed from; each has words for when it is not known. */
export function useFigures({ statistics, days, money }: StatisticsPartProps) {
  const { t } = journalStatisticsTexts.use();
  const body = (proof: Proof) => () => <TradesReceipt {...{ statistics, days }} {...proof} />;
  const opens = (proof: Proof | undefined) => proof && { receiptTitle: proof.content.title, receiptBody: body(proof) };
  return {
    count: (key: 'trades' | 'days', of: number): string => t(key, { count: of }),
    /** A rate in percent, without its sign. */
    percent: (value: string | null): string => formatNumber(value ?? '0', { digits: RATE_DIGITS }),
    figure: (value: string | null, missing: string, proof: Proof | undefined, unit?: '%' | 'R'): ReactNode =>
      value === null ? (
        <NoFigure label={missing} />
      ) : (
        <Figure
          value={value}
          digits={unit === '%' ? RATE_DIGITS : DIGITS}
          {...(unit === undefined ? {} : { unit })}
          {...opens(proof)}
        />
      ),
    amount: (value: string | null, missing: string, proof?: Proof, signed = false): ReactNode =>
      value === null ? (
        <NoFigure label={missing} />
      ) : (
        <Money {...money} {...(signed ? { signed, tone: 'change' } : {})} value={value} {...opens(proof)} />
      ),
    words: (text: string, missing: string, proof: Proof | undefined): ReactNode =>
      proof ? (
        <WithReceipt title={proof.content.title} body={body(proof)}>
          <span className={cx('figures', styles['words'])}>{text}</span>
        </WithReceipt>
      ) : (
        <NoFigure label={missing} />
      ),
  };
}
