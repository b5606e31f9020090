import { type ReactNode } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/entries.module.css';

export interface EntryProps {
  title: ReactNode;
  /** Second line: a time, a source. */
  note?: ReactNode;
  /** Right side: usually a `Figure`. */
  value?: ReactNode;
  /** Under the value: a status, a balance. */
  valueNote?: ReactNode;
  /** Left of the words: an `ExchangeMark`. */
  mark?: ReactNode;
  /** Right of all: buttons. */
  action?: ReactNode;
}

/** Rows of an account: what, when, how much; hairlines between. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles['entries']} aria-label={label}>
      {children}
    </ul>
  );
}

/** A list of its own height, in px, that scrolls by finger, wheel and keys; what belongs to its end may stand in it too. */
export function ScrollRegion({ label, height, children }: { label: string; height: number; children: ReactNode }) {
  return (
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0} style={{ maxHeight: height }}>
      {children}
    </div>
  );
}

export function Entry({ title, note, value, valueNote, mark, action }: EntryProps) {
  return (
    <li className={styles['entry']}>
      {mark}
      <div className={styles['words']}>
        <div>{title}</div>
        {note !== undefined && <div className={cx('figures', styles['note'])}>{note}</div>}
      </div>
      {(value !== undefined || valueNote !== undefined) && (
        <div className={styles['figures']}>
          <div>{value}</div>
          {valueNote !== undefined && <div className={cx('figures', styles['note'])}>{valueNote}</div>}
        </div>
      )}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </li>
  );
}
