import { type ReactNode } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { formatNumber } from '@/shared/format';
import { Fold } from '@/shared/ui/fold';
import { MarkTag } from '@/shared/ui/marks';
import { StatusTag } from '@/shared/ui/tag';

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
    <Fold
      title={
        <>
          <StatusTag status="success" label={label} />
          {simulated && <MarkTag mark="simulated" />}
        </>
      }
    >
      {children(label)}
    </Fold>
  );
}
