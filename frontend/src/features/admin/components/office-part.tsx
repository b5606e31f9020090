import { type ReactNode, use, useId } from 'react';
import { ErrorParts } from '@/shared/ui/state';
import styles from '@/features/admin/components/office-part.module.css';

export interface OfficePartProps {
  title: string;
  lead?: ReactNode;
  /** Controls beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The content of a back-office tab under its own `h1`. */
export function OfficePart({ title, lead, action, children }: OfficePartProps) {
  const heading = useId();
  const Failures = use(ErrorParts)?.Top;
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <header className={styles['head']}>
        <h1 id={heading} className={styles['title']}>
          {title}
        </h1>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </header>
      {Failures && <Failures />}
      {children}
    </section>
  );
}
