import type { ReactNode } from 'react';
import styles from '@/features/journal/components/facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Details of a trade, a position or a file as lines of label and value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The title of an entry with its figure at the end of the same line, above facts that take the whole width. */
export function TitleLine({ children, value }: { children: ReactNode; value: ReactNode }) {
  return (
    <div className={styles['titleLine']}>
      <span>{children}</span>
      {value}
    </div>
  );
}
