import { type ReactNode } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/stat.module.css';

export interface StatProps {
  label: ReactNode;
  /** A `Figure`, or a `Skeleton` while loading. */
  children: ReactNode;
  /** A change, an age, a mark. */
  note?: ReactNode;
  /** The one large figure of the screen. */
  hero?: boolean;
}

/** A label and its figure. */
export function Stat({ label, children, note, hero = false }: StatProps) {
  return (
    <div className={cx(styles['stat'], hero && styles['hero'])}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
      {note !== undefined && <dd className={styles['note']}>{note}</dd>}
    </div>
  );
}

export interface StatsProps {
  children: ReactNode;
  label?: string;
  /** Three per row on phones, while their figures are short. */
  threes?: boolean;
}

/** Stats side by side between hairlines; two per row on phones. */
export function Stats({ children, label, threes = false }: StatsProps) {
  return (
    <dl className={cx(styles['stats'], threes && styles['threes'])} aria-label={label}>
      {children}
    </dl>
  );
}
