import { type ReactNode } from 'react';
import { WIDE } from '@/shared/ui/receipt';
import { ReceiptSheet } from '@/shared/ui/receipt-sheet';

export interface OpenedReceiptProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rendered only while the sheet is open. */
  body: () => ReactNode;
}

/** A receipt opened by something other than a figure: a chart bar, a table row. */
export function OpenedReceipt({ body, ...rest }: OpenedReceiptProps) {
  return (
    <ReceiptSheet {...rest} wide={matchMedia(WIDE).matches} loads>
      {body}
    </ReceiptSheet>
  );
}
