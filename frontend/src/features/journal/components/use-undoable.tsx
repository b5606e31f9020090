import { type ReactNode, useState } from 'react';
import { journalTexts } from '@/features/journal/texts';
import { Button } from '@/shared/ui/button';
import { toast, toastError } from '@/shared/ui/toast';
import styles from '@/features/journal/components/day-dialog.module.css';

interface Removal {
  remove: () => Promise<unknown>;
  /** Writes the same again. The day keeps its rate, so nothing is lost. */
  again: () => Promise<unknown>;
  /** Title of the toast after it. */
  removed: string;
  /** Title of the toast if writing it again fails. */
  againFailed: string;
}

export type RemoveUndoably = (removal: Removal) => Promise<void>;

/**
 * Deletes at once and offers to write the same again, in `undo`: within the dialog, since nobody reaches a toast behind it. The
 * offer stays until the next deletion or the end of the dialog.
 */
export function useUndoable(): { removeUndoably: RemoveUndoably; undo: ReactNode } {
  const { t } = journalTexts.use();
  const [last, setLast] = useState<Removal>();
  const removeUndoably = async (removal: Removal): Promise<void> => {
    try {
      await removal.remove();
    } catch (error) {
      toastError(t('removeFailed'), error);
      return;
    }
    toast({ title: removal.removed });
    setLast(removal);
  };
  const writeAgain = async ({ again, againFailed }: Removal): Promise<void> => {
    try {
      await again();
      setLast(undefined);
    } catch (error) {
      toastError(againFailed, error);
    }
  };
  const undo = last && (
    <div className={styles['undo']} role="status">
      <span>{t('justRemoved')}</span>
      <Button size="s" onClick={() => void writeAgain(last)}>
        {t('undo')}
      </Button>
    </div>
  );
  return { removeUndoably, undo };
}
