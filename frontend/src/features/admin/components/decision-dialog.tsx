import { type ReactNode, useState } from 'react';
import { ExpiryField } from '@/features/admin/components/expiry-field';
import { adminTexts } from '@/features/admin/texts';
import type { PayoutFindingDto } from '@/shared/api/generated/schemas';
import { useForm } from '@/shared/form/use-form';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/dialog';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { Checkbox } from '@/shared/ui/checkbox';
import { toast } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const MAX_NOTE = 1_000;
const MAX_REFERENCE = 200;

export interface Decision {
  /** Trimmed text; undefined if empty. */
  note?: string | undefined;
  reference?: string | undefined;
  /** Last day of a pass, `YYYY-MM-DD`; only if the dialog has the field. */
  expiresOn?: string | undefined;
}

export interface DecisionDialogProps extends Pick<ConfirmDialogProps, 'amount' | 'subject' | 'cancels'> {
  onClose: () => void;
  title: string;
  consequence: ReactNode;
  /** A warning in one sentence. */
  warning?: string | undefined;
  /** Findings that the administrator has to confirm. */
  findings?: readonly PayoutFindingDto[];
  confirmLabel: string;
  danger?: boolean;
  /** Text field for note or reason. */
  note?: {
    label: string;
    hint?: string;
    needed?: string;
    /** What the member reads where nothing is written. */
    standard?: string;
  };
  /** Figures that the decision is about. */
  facts?: ReactNode;
  /** Field for the payout reference. */
  reference?: { hint: string; needed?: string };
  /** Date field for the last day of a pass: its proposal and its minimum. */
  expiry?: { proposedOn: string; runningUntil: string | null; passDays?: number | undefined };
  /** Sends the decision; returns the server's message. */
  act: (decision: Decision) => Promise<{ message: string }>;
  /** Called after success, before the list reloads. */
  onDone?: () => void;
  failedTitle: string;
  /** Toast title if the server sends no message. */
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

/** Decision about a member's request: consequence, amount, and the text that the member reads. */
export function DecisionDialog({
  onClose,
  title,
  consequence,
  warning,
  findings = [],
  amount,
  subject,
  cancels = false,
  confirmLabel,
  danger = false,
  note,
  facts,
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
    // New findings have to be confirmed again.
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
    // Of an approval's fields only the day can be invalid.
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
      subject={subject}
      cancels={cancels}
      confirmLabel={confirmLabel}
      onConfirm={form.submit}
      busy={form.busy}
      danger={danger}
    >
      {facts}
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
          {note?.standard !== undefined && (
            <div>
              <p className={styles['muted']}>{t('requests.memberReads')}</p>
              <blockquote className={styles['quote']}>{form.values.note.trim() || note.standard}</blockquote>
            </div>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
