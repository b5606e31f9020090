import { type ReactNode, useState } from 'react';
import { ExpiryField } from '@/features/admin/components/expiry-field';
import { adminTexts } from '@/features/admin/texts';
import { toApiError } from '@/shared/api/api-error';
import type { PayoutFindingDto } from '@/shared/api/generated/schemas';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Checkbox, Field, Input, Textarea } from '@/shared/ui/field';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/admin/components/admin.module.css';

const MOST_NOTE = 1_000;
const MOST_REFERENCE = 200;

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

type Problems = Partial<Record<'note' | 'reference' | 'expiry' | 'findings', string | undefined>>;

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
  const [words, setWords] = useState('');
  const [paid, setPaid] = useState('');
  const [expiresOn, setExpiresOn] = useState(expiry?.proposedOn ?? '');
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  // What is found anew has to be seen anew.
  const [seen, setSeen] = useState('');
  const found = findings.map(({ code }) => code).join('\n');
  const [busy, setBusy] = useState(false);

  const confirm = async (): Promise<void> => {
    const written = words.trim();
    const payout = paid.trim();
    const missing = {
      ...(note?.needed !== undefined && written === '' ? { note: note.needed } : {}),
      ...(reference?.needed !== undefined && payout === '' ? { reference: reference.needed } : {}),
      ...(seen !== found ? { findings: t('requests.findingsNeeded') } : {}),
      ...(expiry && expiresOn === '' ? { expiry: t('requests.expiryNeeded') } : {}),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const { message } = await act({
        note: written === '' ? undefined : written,
        reference: payout === '' ? undefined : payout,
        expiresOn: expiresOn === '' ? undefined : expiresOn,
      });
      toast({ title: message });
      onDone?.();
      onClose();
    } catch (error) {
      const problem = toApiError(error);
      const fields = Object.fromEntries((problem.fields ?? []).map(({ path, message }) => [path, message]));
      const atReference =
        fields['payoutReference'] ?? (problem.code === 'luff.payoutReferenceUsed' ? problem.message : undefined);
      const atNote = fields['adminNote'] ?? fields['note'];
      // Of what an approval sends only the day can be refused for what it is.
      const isAboutDay = expiry !== undefined && (problem.status === 400 || problem.status === 422) && !atNote;
      const atExpiry = fields['expiresAt'] ?? fields['expiryDate'] ?? (isAboutDay ? problem.message : undefined);
      setProblems({ note: atNote, reference: atReference, expiry: atExpiry });
      toastError(failedTitle, error, failedFallback);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={() => (isCalendarOpen ? setIsCalendarOpen(false) : onClose())}
      title={title}
      consequence={consequence}
      amount={amount}
      confirmLabel={confirmLabel}
      onConfirm={() => void confirm()}
      busy={busy}
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
            checked={seen === found}
            error={problems.findings}
            onChange={(event) => {
              setSeen(event.target.checked ? found : '');
              setProblems({});
            }}
          >
            {t('requests.findingsSeen')}
          </Checkbox>
        </div>
      )}
      {(expiry ?? reference ?? note) && (
        <div className={styles['fields']}>
          {expiry && (
            <ExpiryField
              value={expiresOn}
              onChange={(day) => {
                setExpiresOn(day);
                setProblems({});
              }}
              runningUntil={expiry.runningUntil}
              passDays={expiry.passDays}
              error={problems.expiry}
              open={isCalendarOpen}
              onOpenChange={setIsCalendarOpen}
            />
          )}
          {reference && (
            <Field
              label={t('requests.payoutReference')}
              hint={reference.hint}
              error={problems.reference}
              optional={reference.needed === undefined}
            >
              <Input
                value={paid}
                maxLength={MOST_REFERENCE}
                autoComplete="off"
                onChange={(event) => {
                  setPaid(event.target.value);
                  setProblems({});
                }}
              />
            </Field>
          )}
          {note && (
            <Field label={note.label} hint={note.hint} error={problems.note} optional={note.needed === undefined}>
              <Textarea
                value={words}
                maxLength={MOST_NOTE}
                rows={2}
                onChange={(event) => {
                  setWords(event.target.value);
                  setProblems({});
                }}
              />
            </Field>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
