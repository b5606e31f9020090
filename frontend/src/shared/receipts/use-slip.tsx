import { type ReactNode, useState } from 'react';
import { type Fact, FactReceipt } from '@/shared/receipts/fact-receipt';
import { receiptTexts } from '@/shared/receipts/texts';
import { sharedTexts } from '@/shared/texts';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { toast, type ToastOptions } from '@/shared/ui/toast';

interface Slip extends Fact, Pick<ToastOptions, 'sum' | 'waits'> {
  /** What has happened. */
  title: string;
  description?: string | undefined;
}

/** Says once what an act has done, as a printed slip that opens its receipt. `receipt` belongs where the act is. */
export function useSlip(): { tell: (slip: Slip) => void; receipt: ReactNode } {
  const { t } = sharedTexts.use();
  const [shown, setShown] = useState<Fact & { title: string; isOpen: boolean }>();
  return {
    tell: ({ kind, id, title, ...slip }) =>
      toast({
        title,
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
