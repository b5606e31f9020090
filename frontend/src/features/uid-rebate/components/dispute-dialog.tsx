import { uidRebateTexts } from '@/features/uid-rebate/texts';
import { useOpenUidDisputeMutation } from '@/shared/api/generated/member';
import { useForm } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/uid-rebate/components/uids.module.css';

const MAX_CHARACTERS = 1_000;

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
  const [openDispute] = useOpenUidDisputeMutation();
  const form = useForm({
    values: { statement: '' },
    check: ({ statement }) => (statement.trim() === '' ? { statement: t('dispute.statementRequired') } : {}),
    send: ({ statement }) =>
      openDispute({ openUidDisputeDto: { exchangeName, uid, statement: statement.trim() } }).unwrap(),
    done: ({ message }) => {
      toast({ title: t('dispute.sent'), description: message });
      onOpenChange(false);
      onSent();
    },
    failed: t('dispute.failed'),
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('dispute.title')}
      consequence={t('dispute.consequence')}
      subject={`${exchangeName} ${uid}`}
      confirmLabel={t('dispute.submit')}
      onConfirm={form.submit}
      busy={form.busy}
    >
      <div className={styles['dialogField']}>
        <Field label={t('dispute.statement')} hint={t('dispute.statementHint')} {...form.field('statement')}>
          <Textarea maxLength={MAX_CHARACTERS} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
