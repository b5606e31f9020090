import { journalTexts } from '@/features/journal/texts';
import { toast, toastError } from '@/shared/ui/toast';

interface Removal {
  remove: () => Promise<unknown>;
  /** Writes the same again. The day keeps its rate, so nothing is lost. */
  again: () => Promise<unknown>;
  removed: string;
  /** Title of the toast if writing it again fails. */
  againFailed: string;
}

/** Deletes at once and offers for the time of a toast to write the same again. */
export function useUndoable(): (removal: Removal) => Promise<void> {
  const { t } = journalTexts.use();
  return async ({ remove, again, removed, againFailed }) => {
    try {
      await remove();
    } catch (error) {
      toastError(t('removeFailed'), error);
      return;
    }
    const undo = (): void => void again().catch((error: unknown) => toastError(againFailed, error));
    toast({ title: removed, action: { label: t('undo'), alt: t('undoAlt'), onClick: undo } });
  };
}
