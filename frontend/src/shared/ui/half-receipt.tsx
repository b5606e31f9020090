import { Paper } from '@/shared/ui/paper';
import { Line } from '@/shared/ui/receipt';
import type { ReceiptContent } from '@/shared/ui/receipt-content';
import half from '@/shared/ui/half-receipt.module.css';
import styles from '@/shared/ui/receipt.module.css';

export interface HalfReceiptProps extends Pick<ReceiptContent, 'title' | 'rows'> {
  /** How much of it is printed, beside the title. */
  progress?: string;
}

/** A receipt that still hangs in its printer: lines of what is known and of what is to come, without a sum. */
export function HalfReceipt({ title, rows, progress }: HalfReceiptProps) {
  return (
    <section className={half['half']} aria-label={title}>
      <Paper hangs>
        <div className={styles['receipt']}>
          <div className={half['head']}>
            <h2 className={styles['title']}>{title}</h2>
            {progress !== undefined && <span className="figures">{progress}</span>}
          </div>
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
