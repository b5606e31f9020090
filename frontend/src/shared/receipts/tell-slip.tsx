import type { ReactNode } from 'react';
import { behindFigure } from '@/shared/format';
import { openSlip } from '@/shared/receipts/slip-place';
import { receiptTexts } from '@/shared/receipts/texts';
import { sharedTexts } from '@/shared/texts';
import { cx } from '@/shared/ui/class-names';
import { toast, type ToastOptions } from '@/shared/ui/toast';
import styles from '@/shared/ui/toast.module.css';

interface Slip extends Pick<ToastOptions, 'waits'> {
  /** What has happened. */
  title: string;
  description?: string | undefined;
  /** Short name of the item; also shown on phones, where a slip is one line. */
  subject?: string;
  /** What it came to, the last line. */
  sum: { value: string; unit: string };
  /** The receipt that it opens, also once the page that told it is left. */
  receipt: () => ReactNode;
}

/** Long enough to read and to press. */
const SLIP_SHOWN_MS = 10_000;

/** Says once what an act has done, as a printed slip that opens its receipt. */
export function tellSlip({ title, description, subject, sum, receipt, ...slip }: Slip): void {
  toast({
    title,
    description: (
      <>
        {subject !== undefined && <span className={styles['subject']}>{subject}</span>}
        {description !== undefined && <span className={styles['more']}>{description}</span>}
        <span className={cx('figures', styles['sum'])}>
          {sum.value}
          <span className={styles['unit']}>{behindFigure(sum.unit)}</span>
        </span>
      </>
    ),
    slip: true,
    duration: SLIP_SHOWN_MS,
    ...slip,
    action: {
      label: receiptTexts.t('see'),
      alt: sharedTexts.t('receipt.open', { title }),
      onClick: () => openSlip({ title, body: receipt }),
    },
  });
}
