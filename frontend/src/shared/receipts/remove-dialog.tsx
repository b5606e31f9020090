import { useRemoveKeptReceiptMutation } from '@/shared/api/generated/member';
import type { ReceiptFact } from '@/shared/receipts/receipt-fact';
import { receiptTexts } from '@/shared/receipts/texts';
import { ActDialog } from '@/shared/ui/act-dialog';

/** Asks before a receipt is kept no more, which ends its links. */
export function RemoveDialog({ fact, title, onClose }: { fact: ReceiptFact; title: string; onClose: () => void }) {
  const { t } = receiptTexts.use();
  const [remove] = useRemoveKeptReceiptMutation();
  return (
    <ActDialog
      open
      title={t('removeTitle')}
      consequence={t('removeText')}
      confirmLabel={t('remove')}
      danger
      done={t('removed')}
      failed={t('failed')}
      act={async () => {
        await remove(fact).unwrap();
        return { message: title };
      }}
      onClose={onClose}
    />
  );
}
