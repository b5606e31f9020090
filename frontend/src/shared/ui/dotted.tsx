import type { ReactNode } from 'react';
import styles from '@/shared/ui/dotted.module.css';

/** Short facts in a line with dots between them; where the line breaks, none is left at its end. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles['dotted']}>
      {parts.map((part, index) => (
        // The space parts the words where there are no styles.
        <span key={index}>{part} </span>
      ))}
    </span>
  );
}
