import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { sharedTexts } from '@/shared/texts';
import { Button } from '@/shared/ui/button';
import { cx } from '@/shared/ui/class-names';
import styles from '@/shared/ui/dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The sentence under the title. */
  description?: ReactNode;
  /** Buttons; the one that acts stands last. */
  footer?: ReactNode;
  wide?: boolean;
  /** Along the right edge, for a form that needs the height and the width of the screen. */
  drawer?: boolean;
  children?: ReactNode;
}

/** A dialog in the middle; on a phone it rises from below. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  wide = false,
  drawer = false,
  children,
}: DialogProps) {
  const { t } = sharedTexts.use();
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles['veil']} />
        <Radix.Content
          className={cx(styles['dialog'], wide && styles['wide'], drawer && styles['drawer'])}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // Without a trigger of its own Radix would leave the focus nowhere.
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
            {children}
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
  /** What will follow, in one sentence. */
  consequence: ReactNode;
  /** The figure that moves: `1,500 L`. */
  amount?: ReactNode;
  /** What the button will do, as words: `1,500 L로 구매 요청`. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  danger?: boolean;
  busy?: boolean;
  /** The confirming button waits for it (a chosen date, a reason). */
  disabled?: boolean;
  /** Fields, such as a reason. */
  children?: ReactNode;
}

/** Asks before something moves or is taken away, and names what. It closes by `onOpenChange`, after the act by its owner. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  consequence,
  amount,
  confirmLabel,
  onConfirm,
  danger = false,
  busy = false,
  disabled = false,
  children,
}: ConfirmDialogProps) {
  const { t } = sharedTexts.use();
  const form = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog opened from within a form is no part of that form.
    event.stopPropagation();
    if (!busy && !disabled) onConfirm();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}
      title={title}
      description={consequence}
      // Outside of what scrolls, so that it is seen however long the form is.
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        {amount !== undefined && <p className={cx('figures', styles['amount'])}>{amount}</p>}
        {children}
      </form>
    </Dialog>
  );
}
