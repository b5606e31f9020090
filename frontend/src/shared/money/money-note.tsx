import type { MoneyWay } from '@/shared/money/money-way';
import styles from '@/shared/money/money-note.module.css';

/** Who pays an amount and how. Rows on phones, one line of three on wide screens. */
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
