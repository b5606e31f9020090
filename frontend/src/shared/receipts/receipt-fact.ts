import type { ReactNode } from 'react';
import type { ReceiptKind } from '@/shared/api/generated/schemas';

/** A fact of a member that has a receipt. */
export interface ReceiptFact {
  kind: ReceiptKind;
  id: string;
}

interface Line {
  label?: ReactNode;
  value: ReactNode;
  unit?: string | null;
}

/** What a receipt says, without its looks. */
export interface ReceiptWords {
  title: string;
  rows: readonly (Line & { operator?: string | null })[];
  sum: Line;
  number?: string;
  source?: string | undefined;
  at?: string | number | undefined;
}
