import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/dialog';
import { toApiError } from '@/shared/api/api-error';
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
  /** Added to the error message: `refused` when nothing was charged, `unknown` when the outcome is not known. */
  kept?: { refused: string; unknown: string };
}

/** A question whose confirmation is an act: it tells the result and closes either way. */
export function ActDialog<Answer extends { message: string }>({
  onClose,
  act,
  tell = ({ message }) => void toast({ title: done, description: message }),
  done,
  failed,
  fallback,
  kept,
  ...question
}: ActDialogProps<Answer>) {
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      tell(await act());
    } catch (error) {
      if (kept) tellRefusal(failed, error, fallback, kept);
      else toastError(failed, error, fallback);
    }
    setBusy(false);
    onClose();
  };
  return <ConfirmDialog {...question} onOpenChange={onClose} onConfirm={() => void confirm()} busy={busy} />;
}

/** Reports a failed request. Without an answer, or after a server error, it may have been carried out. */
function tellRefusal(
  title: string,
  error: unknown,
  fallback: string | undefined,
  { refused, unknown }: { refused: string; unknown: string },
): void {
  const { status, message, isWordless } = toApiError(error);
  const isRefused = status !== 'network' && status < 500;
  toast({
    variant: 'destructive',
    title,
    description: (
      <>
        <span>{isWordless ? (fallback ?? message) : message}</span> <span>{isRefused ? refused : unknown}</span>
      </>
    ),
  });
}
