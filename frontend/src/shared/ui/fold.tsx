import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** Id of the `summary`, for `aria-labelledby`. */
  id?: string;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Disclosure: content that is closed until its summary is pressed. */
export function Fold({ title, id, isOpen = false, className, children }: FoldProps) {
  return (
    <details className={cx(styles['fold'], className)} open={isOpen}>
      <summary id={id}>
        {title}
        <ChevronDown size={14} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
