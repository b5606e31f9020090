import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/card.module.css';

/** Only for what can be picked up: an exchange, an item, a request. Everything else is a `Section` with hairlines. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(styles['card'], className)} />;
}

export interface SectionProps {
  title: ReactNode;
  /** Beside the title: a range, a refresh, a link. */
  action?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The section's id, for links to it. */
  id?: string;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page, set off by space and a hairline, not by a box. */
export function Section({ title, action, lead, id, level = 2, className, children }: SectionProps) {
  const heading = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} className={cx(styles['section'], className)} aria-labelledby={heading}>
      <header className={styles['head']}>
        <div>
          <Heading id={heading} className={level === 2 ? styles['title'] : styles['subtitle']}>
            {title}
          </Heading>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        </div>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </header>
      {children}
    </section>
  );
}

export interface PageProps {
  /** The page's one `h1`. */
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** Tables may use the full width. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a member or admin page: title line, then its sections. */
export function Page({ title, lead, action, wide = false, children }: PageProps) {
  return (
    <div className={cx(styles['page'], wide && styles['wide'])}>
      <header className={styles['head']}>
        <div>
          <h1 className={styles['pageTitle']}>{title}</h1>
          {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        </div>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </header>
      {children}
    </div>
  );
}
