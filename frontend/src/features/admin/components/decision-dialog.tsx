import { type ReactNode, useState } from 'react';
import { ExpiryField } from '@/features/admin/components/expiry-field';
import { adminTexts } from '@/features/admin/texts';
import type { PayoutFindingDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Checkbox, Field, Input, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const MAX_NOTE = 1_000;
const MAX_REFERENCE = 200;

export interface Decision {
  /** What is written; undefined where nothing was. */
  note?: string | undefined;
  reference?: string | undefined;
  /** The last day of a pass, `YYYY-MM-DD`; only where the dialog asks for it. */
  expiresOn?: string | undefined;
}

export interface DecisionDialogProps {
  onClose: () => void;
  title: string;
  consequence: ReactNode;
  /** What should make one hesitate, in one sentence. */
  warning?: string | undefined;
  /** What speaks against it and has to be confirmed, if anything. */
  findings?: readonly PayoutFindingDto[];
  amount?: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** The field for words, if there is one. */
  note?: { label: string; hint?: string; needed?: string };
  /** The field for the payout reference, if there is one. */
  reference?: { hint: string; needed?: string };
  /** The calendar for the last day of a pass, if there is one: what it proposes, and before which day it may not end. */
  expiry?: { proposedOn: string; runningUntil: string | null; passDays?: number };
  /** Does it; answers the sentence of the server. */
  act: (decision: Decision) => Promise<{ message: string }>;
  /** After it is done, before the list is read again. */
  onDone?: () => void;
  failedTitle: string;
  /** What is said when the server has no sentence of its own. */
  failedFallback: string;
}

const SUBJECTS: Partial<Record<string, 'note' | 'reference' | 'expiresOn'>> = {
  note: 'note',
  adminNote: 'note',
  payoutReference: 'reference',
  'luff.payoutReferenceUsed': 'reference',
  expiresAt: 'expiresOn',
  expiryDate: 'expiresOn',
};

/** A decision about somebody else's request: what follows from it, how much, and the words that the member reads. */
export function DecisionDialog({
  onClose,
  title,
  consequence,
  warning,
  findings = [],
  amount,
  confirmLabel,
  danger = false,
  note,
  reference,
  expiry,
  act,
  onDone,
  failedTitle,
  failedFallback,
}: DecisionDialogProps) {
  const { t } = adminTexts.use();
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const found = findings.map(({ code }) => code).join('\n');
  const form = useForm({
    // What is found anew has to be seen anew.
    values: { seen: '', expiresOn: expiry?.proposedOn ?? '', reference: '', note: '' },
    check: (typed) => ({
      seen: typed.seen === found ? undefined : t('requests.findingsNeeded'),
      expiresOn: expiry && typed.expiresOn === '' ? t('requests.expiryNeeded') : undefined,
      reference: typed.reference.trim() === '' ? reference?.needed : undefined,
      note: typed.note.trim() === '' ? note?.needed : undefined,
    }),
    send: (typed) =>
      act({
        note: typed.note.trim() || undefined,
        reference: typed.reference.trim() || undefined,
        expiresOn: typed.expiresOn || undefined,
      }),
    done: ({ message }) => {
      toast({ title: message });
      onDone?.();
      onClose();
    },
    // Of what an approval sends only the day can be refused for what it is.
    about: (subject, { status }) =>
      SUBJECTS[subject] ?? (expiry && (status === 400 || status === 422) ? 'expiresOn' : undefined),
    failed: failedTitle,
    fallback: failedFallback,
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={() => (isCalendarOpen ? setIsCalendarOpen(false) : onClose())}
      title={title}
      consequence={consequence}
      amount={amount}
      confirmLabel={confirmLabel}
      onConfirm={form.submit}
      busy={form.busy}
      danger={danger}
    >
      {warning !== undefined && (
        <p className={styles['warn']} role="note">
          {warning}
        </p>
      )}
      {found !== '' && (
        <div className={styles['fields']} role="group" aria-label={t('requests.findings')}>
          {findings.map(({ code, message }) => (
            <p key={code} className={styles['warn']}>
              {message}
            </p>
          ))}
          <Checkbox
            checked={form.values.seen === found}
            error={form.field('seen').error}
            onChange={(event) => form.set('seen', event.target.checked ? found : '')}
          >
            {t('requests.findingsSeen')}
          </Checkbox>
        </div>
      )}
      {(expiry ?? reference ?? note) && (
        <div className={styles['fields']}>
          {expiry && (
            <ExpiryField
              value={form.values.expiresOn}
              onChange={(day) => form.set('expiresOn', day)}
              runningUntil={expiry.runningUntil}
              passDays={expiry.passDays}
              error={form.field('expiresOn').error}
              open={isCalendarOpen}
              onOpenChange={setIsCalendarOpen}
            />
          )}
          {reference && (
            <Field
              label={t('requests.payoutReference')}
              hint={reference.hint}
              optional={reference.needed === undefined}
              {...form.field('reference')}
            >
              <Input maxLength={MAX_REFERENCE} autoComplete="off" />
            </Field>
          )}
          {note && (
            <Field label={note.label} hint={note.hint} optional={note.needed === undefined} {...form.field('note')}>
              <Textarea maxLength={MAX_NOTE} rows={2} />
            </Field>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
