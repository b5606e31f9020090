import { type ReactNode } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/entries.module.css';

export interface EntryProps {
  title: ReactNode;
  /** Second line: a time, a source. */
  note?: ReactNode;
  /** Right side, usually a `Figure`. */
  value?: ReactNode;
  /** Below the value: a status, a balance. */
  valueNote?: ReactNode;
  /** Before the title: an `ExchangeMark`. */
  mark?: ReactNode;
  /** At the end: buttons. */
  action?: ReactNode;
}

/** Rows of an account: what, when, how much; separated by hairlines. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles['entries']} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ScrollRegionProps {
  label: string;
  /** In px; without it the list is as long as its content. */
  height: number | undefined;
  children: ReactNode;
}

/** A list that scrolls by touch, wheel and keys; may contain its footer. */
export function ScrollRegion({ label, height, children }: ScrollRegionProps) {
  if (height === undefined) return children;
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
