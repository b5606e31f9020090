import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/dialog';
import { toast, toastError } from '@/shared/ui/toast';

export interface ActDialogProps<Answer extends { message: string }> extends Omit<
  ConfirmDialogProps,
  'onOpenChange' | 'onConfirm' | 'busy'
> {
  onClose: () => void;
  /** The confirmed act; returns the server's message. */
  act: () => Promise<Answer>;
  /** Tells the result otherwise than by a toast. */
  tell?: ((answer: Answer) => void) | undefined;
  /** Title of the toast after it. */
  done: string;
  /** Title of the toast after a refusal. */
  failed: string;
  /** Told where the refusal has no message. */
  fallback?: string;
}

/** A question whose confirmation is an act: it tells the result and closes either way. */
export function ActDialog<Answer extends { message: string }>({
  onClose,
  act,
  tell = ({ message }) => void toast({ title: done, description: message }),
  done,
  failed,
  fallback,
  ...question
}: ActDialogProps<Answer>) {
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      tell(await act());
    } catch (error) {
      toastError(failed, error, fallback);
    }
    setBusy(false);
    onClose();
  };
  return <ConfirmDialog {...question} onOpenChange={onClose} onConfirm={() => void confirm()} busy={busy} />;
}
