import type { Asked } from '@/features/home/uid-check/asked';
import styles from '@/features/home/uid-check/uid-check.module.css';
import { Line, type ReceiptRow } from '@/shared/ui/receipt';

/** The checked UID, and what else is known, as lines of the paper. */
export function Facts({ asked, rows = [] }: { asked: Asked; rows?: readonly ReceiptRow[] }) {
  return (
    <ul className={styles['facts']}>
      {[{ label: `${asked.exchange} UID`, value: asked.uid }, ...rows].map((row, index) => (
        <Line key={index} row={row} index={index} />
      ))}
    </ul>
  );
}
