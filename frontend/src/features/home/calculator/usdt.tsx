import { writeUsdt } from '@/features/home/calculator/figures';
import { type DecimalInput } from '@/shared/decimal';
import { sharedTexts } from '@/shared/texts';
import styles from '@/features/home/calculator/calculator.module.css';

/** An amount with its unit in smaller type. */
export function Usdt({ amount }: { amount: DecimalInput }) {
  const { t } = sharedTexts.use();
  return (
    <>
      <b>{writeUsdt(amount)}</b> <span className={styles['unit']}>{t('units.usdt')}</span>
    </>
  );
}
