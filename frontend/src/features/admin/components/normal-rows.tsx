import { type ReactNode } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { formatNumber } from '@/shared/format';
import { MarkTag } from '@/shared/ui/marks';
import { StatusTag } from '@/shared/ui/tag';
import styles from '@/features/admin/components/system.module.css';

export interface NormalRowsProps {
  count: number;
  /** Some of them are simulated. */
  simulated?: boolean;
  /** The rows; `label` names what is folded. */
  children: (label: string) => ReactNode;
}

/** Rows that need nobody, folded behind one line with their number; nothing without any. */
export function NormalRows({ count, simulated = false, children }: NormalRowsProps) {
  const { t } = adminTexts.use();
  if (count === 0) return null;
  const label = t('system.normal', { count: formatNumber(count) });
  return (
    <details className={styles['normal']}>
      <summary>
        <StatusTag status="success" label={label} />
        {simulated && <MarkTag mark="simulated" />}
      </summary>
      {children(label)}
    </details>
  );
}
