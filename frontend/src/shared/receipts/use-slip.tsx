import { type ReactNode, useState } from 'react';
import { behindFigure } from '@/shared/format';
import { type Fact, FactReceipt } from '@/shared/receipts/fact-receipt';
import { receiptTexts } from '@/shared/receipts/texts';
import { sharedTexts } from '@/shared/texts';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { cx } from '@/shared/ui/class-names';
import { toast, type ToastOptions } from '@/shared/ui/toast';
import styles from '@/shared/ui/toast.module.css';

interface Slip extends Fact, Pick<ToastOptions, 'waits'> {
  /** What has happened. */
  title: string;
  description?: string | undefined;
  /** What it came to, the last line. */
  sum: { value: string; unit: string };
}

/** Says once what an act has done, as a printed slip that opens its receipt. `receipt` belongs where the act is. */
export function useSlip(): { tell: (slip: Slip) => void; receipt: ReactNode } {
  const { t } = sharedTexts.use();
  const [shown, setShown] = useState<Fact & { title: string; isOpen: boolean }>();
  return {
    tell: ({ kind, id, title, description, sum, ...slip }) =>
      toast({
        title,
        description: (
          <>
            {description}
            <span className={cx('figures', styles['sum'])} data-slip="">
              {sum.value}
              <span className={styles['unit']}>{behindFigure(sum.unit)}</span>
            </span>
          </>
        ),
        ...slip,
        action: {
          label: receiptTexts.t('see'),
          alt: t('receipt.open', { title }),
          onClick: () => setShown({ kind, id, title, isOpen: true }),
        },
      }),
    receipt: shown && (
      <OpenedReceipt
        title={shown.title}
        open={shown.isOpen}
        onOpenChange={(isOpen) => setShown({ ...shown, isOpen })}
        body={() => <FactReceipt kind={shown.kind} id={shown.id} />}
      />
    ),
  };
}
