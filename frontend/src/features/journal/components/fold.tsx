import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '@/features/journal/components/fold.module.css';

interface FoldProps {
  title: string;
  /** Id of the `summary`, for `aria-labelledby`. */
  id?: string;
  children: ReactNode;
}

/** Disclosure: content that is closed until its summary is pressed. */
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
