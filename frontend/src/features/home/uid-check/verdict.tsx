import type { ReactNode } from 'react';
import styles from '@/features/home/uid-check/uid-check.module.css';

/** Result with an icon, in one sentence and an optional explanation. */
export function Verdict({
  icon,
  tone,
  title,
  children,
}: {
  icon: ReactNode;
  tone: 'good' | 'plain' | 'late';
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles['verdict']} data-tone={tone}>
      {icon}
      <div>
        <p className={styles['verdictTitle']}>{title}</p>
        {children !== undefined && <p className={styles['verdictText']}>{children}</p>}
      </div>
    </div>
  );
}
