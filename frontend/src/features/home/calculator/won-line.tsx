import { inWon } from '@/features/home/calculator/calculator.rules';
import { writeUsdt, writeWonRate } from '@/features/home/calculator/figures';
import { calculatorTexts } from '@/features/home/calculator/texts';
import { formatWon } from '@/shared/format';
import { type ReceiptContent, WithReceipt } from '@/shared/ui/receipt';
import { useSettings } from '@/shared/use-settings';
import styles from '@/features/home/calculator/calculator.module.css';

/** An amount in won, of the USDT that are shown, with the rate and the receipt of the conversion. */
export function Won({ usdt, wonPerUsdt }: { usdt: string; wonPerUsdt: string }) {
  const { t, language } = calculatorTexts.use();
  const { readAt } = useSettings();
  const won = formatWon(inWon(writeUsdt(usdt), wonPerUsdt), language);
  const receipt: ReceiptContent = {
    title: t('won.title'),
    rows: [
      { label: t('won.usdt'), value: writeUsdt(usdt), unit: 'USDT' },
      { label: t('won.rate'), operator: '×', value: writeWonRate(wonPerUsdt), note: t('won.rateNote') },
    ],
    sum: { label: t('won.title'), value: won },
    marks: ['estimated'],
    source: t('won.source'),
    at: readAt,
    note: t('won.note'),
  };
  return (
    <>
      <WithReceipt receipt={receipt}>{t('estimate.won', { won })}</WithReceipt>{' '}
      {t('won.at', { rate: writeWonRate(wonPerUsdt) })}
    </>
  );
}

/** Note for all amounts in won of the view. */
export function WonNote({ wonPerUsdt }: { wonPerUsdt: string | undefined }) {
  const { t } = calculatorTexts.use();
  if (wonPerUsdt === undefined) return <p className={styles['small']}>{t('won.none')}</p>;
  return (
    <p className={styles['small']}>
      {t('won.line', { rate: writeWonRate(wonPerUsdt) })}. {t('won.note')}
    </p>
  );
}

/** Receipt row in USDT receipts: their sum in won. */
export function useWonSentence(): (usdt: string, wonPerUsdt: string | undefined) => string {
  const { t, language } = calculatorTexts.use();
  return (usdt, wonPerUsdt) =>
    wonPerUsdt === undefined
      ? ''
      : ` ${t('estimate.wonNote', {
          won: formatWon(inWon(writeUsdt(usdt), wonPerUsdt), language),
          rate: writeWonRate(wonPerUsdt),
        })}`;
}
