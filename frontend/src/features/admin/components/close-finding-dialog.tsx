import { FactValue } from '@/features/admin/components/fact-value';
import { factsOf, isPointCurrency } from '@/features/admin/components/finding-facts.rules';
import { FindingSentence } from '@/features/admin/components/finding-sentence';
import { adminTexts } from '@/features/admin/texts';
import { useCloseLedgerFindingMutation } from '@/shared/api/generated/admin';
import type { LedgerFindingDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';
import { Checkbox } from '@/shared/ui/checkbox';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

/** Closes a reconciliation finding with a note and optionally releases its account. */
export function CloseFindingDialog({ finding, onClose }: { finding: LedgerFindingDto; onClose: () => void }) {
  const { t } = adminTexts.use();
  const { userName, userEmail, currency } = finding;
  const difference = factsOf(finding).find(({ kind }) => kind === 'difference');
  const [close] = useCloseLedgerFindingMutation();
  const form = useForm({
    values: { note: '', release: false },
    check: ({ note }) => (note.trim() === '' ? { note: t('system.noteNeeded') } : {}),
    send: ({ note, release }) => close({ id: finding.id, closeFindingDto: { note: note.trim(), release } }).unwrap(),
    done: ({ message }) => {
      toast({ title: t('system.closed'), description: message });
      onClose();
    },
    failed: t('system.closeFailed'),
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('system.closeTitle')}
      consequence={t('system.closeConsequence')}
      amount={difference && <FactValue fact={difference} currency={currency} />}
      subject={<FindingSentence check={finding.check} />}
      confirmLabel={t('system.closeConfirm')}
      onConfirm={form.submit}
      busy={form.busy}
    >
      {userName !== null && (
        <dl className={styles['facts']}>
          <div>
            <dt>{isPointCurrency(currency) ? t(`finding.of.${currency}`) : t('member')}</dt>
            <dd>
              {userName}
              {userEmail !== null && <div className={styles['muted']}>{userEmail}</div>}
            </dd>
          </div>
        </dl>
      )}
      <div className={styles['fields']}>
        <Field label={t('system.note')} {...form.field('note')}>
          <Textarea maxLength={1_000} />
        </Field>
        {finding.userId !== null && <Checkbox {...form.box('release')}>{t('system.release')}</Checkbox>}
      </div>
    </ConfirmDialog>
  );
}
