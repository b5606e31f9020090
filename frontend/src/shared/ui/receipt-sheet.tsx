import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { sharedTexts } from '@/shared/texts';
import { Paper } from '@/shared/ui/paper';
import styles from '@/shared/ui/receipt.module.css';

let openSheets = 0;

/** Calls the function when the open sheet renders. */
function Body({ render }: { render: () => ReactNode }) {
  return render();
}

export interface ReceiptSheetProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Along the edge of the page, which stays usable; else above it. */
  wide: boolean;
  /** The figure that opens and closes it and gets the focus back. */
  trigger?: RefObject<HTMLElement | null>;
  /** The receipt comes after the sheet has opened, and is announced then. */
  loads?: boolean;
  children: () => ReactNode;
}

/** The desk on which a receipt is printed. Assistive software reads it as a whole, as the description of the dialog. */
export function ReceiptSheet({ title, open, onOpenChange, wide, trigger, loads, children }: ReceiptSheetProps) {
  const { t } = sharedTexts.use();
  const isLeftForAnother = useRef(false);

  const paper = useId();

  // Lets floating parts give way; kept while one sheet replaces another.
  useEffect(() => {
    if (!open) return;
    openSheets += 1;
    document.documentElement.dataset['receipt'] = 'open';
    return () => {
      openSheets -= 1;
      setTimeout(() => {
        if (openSheets === 0) delete document.documentElement.dataset['receipt'];
      });
    };
  }, [open]);

  return (
    <Dialog.Root open={open} modal={!wide} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        {!wide && <Dialog.Overlay className={styles['veil']} />}
        <Dialog.Content
          className={styles['sheet']}
          aria-describedby={paper}
          onInteractOutside={(event) => {
            const target = event.target instanceof Element ? event.target : null;
            const figure = target?.closest('[data-receipt-trigger]') ?? null;
            // On wide screens the page stays usable: another figure replaces the sheet, its own closes it.
            if (figure === null ? wide : figure === trigger?.current) event.preventDefault();
            else isLeftForAnother.current = figure !== null;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeftForAnother.current) trigger?.current?.focus();
            isLeftForAnother.current = false;
          }}
        >
          <div className={styles['bar']}>
            <Dialog.Title className={styles['kicker']}>
              {t('receipt.kicker')}
              <span className="visually-hidden">: {title}</span>
            </Dialog.Title>
            <Dialog.Close className={styles['close']} aria-label={t('receipt.close')}>
              <X size={18} aria-hidden />
            </Dialog.Close>
          </div>
          <div className={styles['scroll']}>
            <Paper id={paper} hangs printing aria-live={loads ? 'polite' : undefined} aria-atomic={loads}>
              <Body render={children} />
            </Paper>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
