import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/notice.module.css';

export interface NoticeProps {
  /** The fact. */
  title: ReactNode;
  /** Its consequence and what to do. */
  children?: ReactNode;
  action?: ReactNode;
  /** `problem` for a refusal that needs action; announced by screen readers. */
  tone?: 'calm' | 'problem';
  className?: string;
}

/** A notice in place, shown as long as it applies. */
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
