import { type ReactNode } from 'react';
import { WIDE } from '@/shared/ui/receipt';
import { ReceiptSheet } from '@/shared/ui/receipt-sheet';

export interface OpenedReceiptProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Only rendered while the sheet is open. */
  body: () => ReactNode;
}

/** A receipt that something other than a figure opens: a bar of a chart, a row of a table. */
export function OpenedReceipt({ body, ...rest }: OpenedReceiptProps) {
  return (
    <ReceiptSheet {...rest} wide={matchMedia(WIDE).matches}>
      {body}
    </ReceiptSheet>
  );
}
