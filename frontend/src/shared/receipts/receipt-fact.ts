import type { ReactNode } from 'react';
import type { ReceiptKind } from '@/shared/api/generated/schemas';
import type { Mark } from '@/shared/ui/marks';

/** A fact of a member that has a receipt. */
export interface ReceiptFact {
  kind: ReceiptKind;
  id: string;
}

/** A row of a receipt, or its sum. */
export interface Line {
  label?: ReactNode;
  value: ReactNode;
  unit?: string | null;
  note?: ReactNode;
  mark?: Mark | null;
  group?: string;
}

/** What a receipt says, without its looks. */
export interface ReceiptWords {
  title: string;
  rows: readonly (Line & { operator?: string | null })[];
  sum: Line;
  /** The sum with all its digits. */
  exact?: Line;
  marks?: readonly Mark[];
  note?: ReactNode;
  number?: string;
  /** When a later report changed it, ISO 8601. */
  correctedAt?: string | null;
  source?: string | undefined;
  at?: string | number | undefined;
}
