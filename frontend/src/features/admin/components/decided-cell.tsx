import type { ReactNode } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { formatDateTime } from '@/shared/format';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/admin.module.css';

export interface DecidedCellProps {
  status: string;
  /** Tag of the state, if it is more than the status. */
  tag?: ReactNode;
  processedAt: string | null;
  adminNote: string | null;
}

/** State of a request; once decided, with time and note. */
export function DecidedCell({ status, tag = <StatusTag status={status} />, processedAt, adminNote }: DecidedCellProps) {
  const { t, language } = adminTexts.use();
  return (
    <span className={styles['stack']}>
      <span>{tag}</span>
      {processedAt !== null && (
        <span className={styles['muted']}>
          {t('requests.decidedAt', { at: formatDateTime(processedAt, language) })}
        </span>
      )}
      {adminNote !== null && (
        <span className={`${styles['muted']} ${styles['words']} ${styles['narrow']}`}>{adminNote}</span>
      )}
    </span>
  );
}
