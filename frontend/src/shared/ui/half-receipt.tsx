import { Paper } from '@/shared/ui/paper';
import { Line } from '@/shared/ui/receipt';
import type { ReceiptContent } from '@/shared/ui/receipt-content';
import { cx } from '@/shared/ui/class-names';
import half from '@/shared/ui/half-receipt.module.css';
import styles from '@/shared/ui/receipt.module.css';

/** A receipt that still hangs in its printer: lines of what is known and of what is to come, without a sum. */
export function HalfReceipt({ title, rows }: Pick<ReceiptContent, 'title' | 'rows'>) {
  return (
    <section className={half['half']} aria-label={title}>
      <Paper hangs>
        <div className={styles['receipt']}>
          <h2 className={cx(styles['title'], half['title'])}>{title}</h2>
          <ul className={styles['rows']}>
            {rows.map((row, index) => (
              <Line key={index} row={row} index={index} before={rows[index - 1]} />
            ))}
          </ul>
        </div>
      </Paper>
    </section>
  );
}
