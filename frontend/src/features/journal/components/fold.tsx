import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '@/features/journal/components/fold.module.css';

interface FoldProps {
  title: string;
  /** Of the words that unfold it. */
  id?: string;
  children: ReactNode;
}

/** What few ask for, behind words that unfold it. */
export function Fold({ title, id, children }: FoldProps) {
  return (
    <details className={styles['fold']}>
      <summary id={id}>
        {title}
        <ChevronDown size={14} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
