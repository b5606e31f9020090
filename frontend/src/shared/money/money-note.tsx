import type { MoneyWay } from '@/shared/money/money-way';
import styles from '@/shared/money/money-note.module.css';

/** Beside amounts: whose money it is and how it arrives. Rows on a phone, one line of three on a wide screen. */
export function MoneyNote({ way: { title, rows } }: { way: MoneyWay }) {
  return (
    <div className={styles['note']}>
      <p className={styles['title']}>{title}</p>
      <dl className={styles['rows']} aria-label={title}>
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
