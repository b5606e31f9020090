import type { ReactNode } from 'react';
import styles from '@/shared/ui/dotted.module.css';

/** Short facts in one line, separated by dots; a wrapped line never ends with a dot. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles['dotted']}>
      {parts.map((part, index) => (
        // The space separates the words where no styles are loaded.
        <span key={index}>{part} </span>
      ))}
    </span>
  );
}
