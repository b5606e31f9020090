import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import { ErrorParts } from '@/shared/ui/state';
import { closeOnLeftEscape } from '@/shared/ui/left-escape';
import { useCloseByBack } from '@/shared/ui/use-close-by-back';
import styles from '@/shared/ui/dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The sentence below the title. */
  description?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  wide?: boolean;
  /** At the right edge, full height, for large forms. */
  drawer?: boolean;
  /** The whole window, for pictures. */
  full?: boolean;
  children?: ReactNode;
}

/** A centered dialog; on phones a sheet from the bottom. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  wide = false,
  drawer = false,
  full = false,
  children,
}: DialogProps) {
  const { t } = sharedTexts.use();
  const opener = useRef<Element>(null);
  useCloseByBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles['veil']} />
        <Radix.Content
          className={cx(styles['dialog'], wide && styles['wide'], drawer && styles['drawer'], full && styles['full'])}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          data-takes-escape=""
          onKeyDown={closeOnLeftEscape(() => onOpenChange(false))}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // Without a trigger Radix would lose the focus.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={styles['head']}>
            <Radix.Title className={styles['title']}>{title}</Radix.Title>
            <Radix.Close className={styles['close']} aria-label={t('dialog.close')}>
              <X size={18} aria-hidden />
            </Radix.Close>
          </div>
          <div className={styles['body']}>
            {description !== undefined && (
              <Radix.Description className={styles['description']}>{description}</Radix.Description>
            )}
            {/* Errors of a dialog are shown in it, not at the top of the page below. */}
            <ErrorParts value={undefined}>{children}</ErrorParts>
          </div>
          {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The consequence, in one sentence. */
  consequence: ReactNode;
  /** The amount that moves: `1,500 L`. */
  amount?: ReactNode;
  /** What it is about where no amount moves: a file, a UID. */
  subject?: ReactNode;
  /** Label of the confirming button: `1,500 L로 구매 요청`. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  danger?: boolean;
  /** The act is itself a cancellation, so the way out has another name. */
  cancels?: boolean;
  busy?: boolean;
  /** Disables the confirming button until input is complete (a chosen date, a reason). */
  disabled?: boolean;
  /** Fields, such as a reason. */
  children?: ReactNode;
}

/** Confirmation before points move or something is removed. Closed by `onOpenChange`; after the action, by its owner. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  consequence,
  amount,
  subject,
  confirmLabel,
  onConfirm,
  danger = false,
  cancels = false,
  busy = false,
  disabled = false,
  children,
}: ConfirmDialogProps) {
  const { t } = sharedTexts.use();
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would bubble the event to a form that contains the dialog.
    event.stopPropagation();
    if (!busy && !disabled) onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}
      title={title}
      description={consequence}
      // Outside the scroll area, so that it is always visible.
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {t(cancels ? 'dialog.back' : 'dialog.cancel')}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        {amount !== undefined && <p className={cx('figures', styles['amount'])}>{amount}</p>}
        {subject !== undefined && <p className={cx('figures', styles['subject'])}>{subject}</p>}
        {children}
      </form>
    </Dialog>
  );
}
