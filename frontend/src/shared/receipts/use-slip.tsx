import { type ReactNode, useState } from 'react';
import { type Fact, FactReceipt } from '@/shared/receipts/fact-receipt';
import { receiptTexts } from '@/shared/receipts/texts';
import { sharedTexts } from '@/shared/texts';
import { OpenedReceipt } from '@/shared/ui/opened-receipt';
import { toast } from '@/shared/ui/toast';

interface Slip extends Fact {
  /** What has happened. */
  title: string;
  description: string;
}

/** Says once what an act has done, as a slip that opens its receipt. `receipt` belongs where the act is. */
export function useSlip(): { tell: (slip: Slip) => void; receipt: ReactNode } {
  const { t } = sharedTexts.use();
  const [opened, setOpened] = useState<Slip>();
  return {
    tell: (slip) =>
      toast({
        title: slip.title,
        description: slip.description,
        action: {
          label: receiptTexts.t('see'),
          alt: t('receipt.open', { title: slip.title }),
          onClick: () => setOpened(slip),
        },
      }),
    receipt: (
      <OpenedReceipt
        title={opened?.title ?? ''}
        open={opened !== undefined}
        onOpenChange={(open) => (open ? undefined : setOpened(undefined))}
        body={() => opened && <FactReceipt kind={opened.kind} id={opened.id} />}
      />
    ),
  };
}
