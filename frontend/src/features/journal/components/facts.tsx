import type { ReactNode } from 'react';
import styles from '@/features/journal/components/facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is known of a trade, a position or a file: a label and its value in each line. */
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
