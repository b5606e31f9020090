import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/notice.module.css';

export interface NoticeProps {
  /** What is so. */
  title: ReactNode;
  /** What follows from it and what to do. */
  children?: ReactNode;
  action?: ReactNode;
  /** `problem` where something was refused and waits; read out when it appears. */
  tone?: 'calm' | 'problem';
  className?: string;
}

/** Something to know before going on, in place: it stays until it is no longer so. */
export function Notice({ title, children, action, tone = 'calm', className }: NoticeProps) {
  const heading = useId();
  return (
    <section className={cx(styles['notice'], styles[tone], className)} aria-labelledby={heading}>
      <p id={heading} className={styles['title']} role={tone === 'problem' ? 'alert' : undefined}>
        {title}
      </p>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </section>
  );
}
