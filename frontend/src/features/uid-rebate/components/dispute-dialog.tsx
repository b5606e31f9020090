import { useState } from 'react';
import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useOpenUidDisputeMutation } from '@/shared/api/generated/member';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/uid-rebate/components/uids.module.css';

const MOST_CHARACTERS = 1_000;

export interface DisputeDialogProps {
  exchangeName: string;
  uid: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: () => void;
}

/** "This UID is mine", said of a UID that another member holds: an admin decides. */
export function DisputeDialog({ exchangeName, uid, open, onOpenChange, onSent }: DisputeDialogProps) {
  const { t } = uidRebateTexts.use();
  const [statement, setStatement] = useState('');
  const [problem, setProblem] = useState<string>();
  const [openDispute, { isLoading }] = useOpenUidDisputeMutation();

  const send = async (): Promise<void> => {
    const words = statement.trim();
    if (words === '') {
      setProblem(t('dispute.statementRequired'));
      return;
    }
    try {
      const { message } = await openDispute({ openUidDisputeDto: { exchangeName, uid, statement: words } }).unwrap();
      toast({ title: t('dispute.sent'), description: message });
      onOpenChange(false);
      onSent();
    } catch (error) {
      setProblem(fieldError(toApiError(error), 'statement'));
      toastError(t('dispute.failed'), error);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('dispute.title')}
      consequence={t('dispute.consequence')}
      amount={`${exchangeName} ${uid}`}
      confirmLabel={t('dispute.submit')}
      onConfirm={() => void send()}
      busy={isLoading}
    >
      <div className={styles['dialogField']}>
        <Field label={t('dispute.statement')} hint={t('dispute.statementHint')} error={problem}>
          <Textarea
            value={statement}
            maxLength={MOST_CHARACTERS}
            onChange={(event) => {
              setStatement(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
