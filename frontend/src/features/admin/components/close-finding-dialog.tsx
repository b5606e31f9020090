import { useState } from 'react';
import { adminTexts } from '@/features/admin/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { useCloseLedgerFindingMutation } from '@/shared/api/generated/admin';
import type { LedgerFindingDto } from '@/shared/api/generated/schemas';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Checkbox, Field, Textarea } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

/** Records how a difference was dealt with, and releases its account if asked. */
export function CloseFindingDialog({ finding, onClose }: { finding: LedgerFindingDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const [note, setNote] = useState('');
  const [release, setRelease] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [close, { isLoading }] = useCloseLedgerFindingMutation();

  const act = async (): Promise<void> => {
    const words = note.trim();
    if (words === '') {
      setProblem(t('system.noteNeeded'));
      return;
    }
    try {
      const { message } = await close({ id: finding.id, closeFindingDto: { note: words, release } }).unwrap();
      toast({ title: t('system.closed'), description: message });
      onClose();
    } catch (error) {
      setProblem(fieldError(toApiError(error), 'note'));
      toastError(t('system.closeFailed'), error);
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('system.closeTitle')}
      consequence={t('system.closeConsequence')}
      amount={finding.check}
      confirmLabel={t('system.closeConfirm')}
      onConfirm={() => void act()}
      busy={isLoading}
    >
      <div className={styles['fields']}>
        <Field label={t('system.note')} error={problem}>
          <Textarea
            value={note}
            maxLength={1_000}
            onChange={(event) => {
              setNote(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        {finding.userId !== null && (
          <Checkbox checked={release} onChange={(event) => setRelease(event.target.checked)}>
            {t('system.release')}
          </Checkbox>
        )}
      </div>
    </ConfirmDialog>
  );
}
