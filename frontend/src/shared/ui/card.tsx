import { type HTMLAttributes, type ReactNode, use, useId } from 'react';
import { cx } from '@/shared/ui/class-names';
import { ErrorParts } from '@/shared/ui/state';
import styles from '@/shared/ui/card.module.css';

/** Only for selectable things: an exchange, an item, a request. Everything else is a `Section`. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(styles['card'], className)} />;
}

export interface SectionProps {
  title: ReactNode;
  /** Beside the title: a range, a refresh, a link. */
  action?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Id of the section, for links. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A titled section of a page, separated by space and a hairline. */
export function Section({ title, action, lead, id, className, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} className={cx(styles['section'], className)} aria-labelledby={heading}>
      <header className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </header>
      {children}
    </section>
  );
}

export interface PageProps {
  /** The page's `h1`. */
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** Above the title: the way back to the page that this one is a part of. */
  above?: ReactNode;
  /** Full width, for tables. */
  wide?: boolean;
  children: ReactNode;
}

/** Frame of a member or admin page: title and sections. */
export function Page({ title, lead, action, above, wide = false, children }: PageProps) {
  const Failures = use(ErrorParts)?.Top;
  return (
    <div className={cx(styles['page'], wide && styles['wide'])}>
      <header className={styles['head']}>
        {above}
        <h1 className={styles['pageTitle']}>{title}</h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </header>
      {Failures && <Failures />}
      {children}
    </div>
  );
}
