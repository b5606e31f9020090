import type { ReactNode } from 'react';
import type { MoneyWay } from '@/shared/money/money-way';
import type { ReceiptFact } from '@/shared/receipts/receipt-fact';
import type { Mark } from '@/shared/ui/marks';
import type { Behind } from '@/shared/ui/receipt-trail';

export interface ReceiptRow {
  label: ReactNode;
  /** Formatted value. */
  value: ReactNode;
  unit?: string | null;
  /** Operator in the sum. */
  operator?: '×' | '+' | '\u2212' | '÷' | null;
  /** Second line in small type: the name of a rate, an exchange, a day. */
  note?: ReactNode;
  mark?: Mark | null;
  /** Heading of a group of rows, shown at its first row. */
  group?: string | undefined;
  /** The receipt that the row comes from. */
  behind?: Behind | undefined;
}

export interface ReceiptContent {
  /** Name of the figure: `예상 월 리베이트`. */
  title: string;
  rows: readonly ReceiptRow[];
  sum: { label?: ReactNode; value: ReactNode; unit?: string | null };
  /** The sum with all its digits, where the rows and the sum are shortened. */
  exact?: ReceiptRow;
  /** Rows that are not part of the sum: the latest entries of a balance. */
  below?: ReactNode;
  /** Source of the data. */
  source?: string | undefined;
  /** Time of the data, ISO 8601 or in ms. */
  at?: string | number | undefined;
  marks?: readonly Mark[];
  /** One or two sentences: a rounding, a rule, what is not included. */
  note?: ReactNode;
  /** Who pays the amount, when and where, for amounts that are paid to the member. */
  way?: MoneyWay | undefined;
  /** Number and seal of the receipt of a fact. */
  number?: string;
  seal?: string;
  /** When a later report changed it, ISO 8601. */
  correctedAt?: string | null;
  /** Link to all rows or to the setting. */
  action?: ReactNode;
  /** The reader's own fact: it can be kept, shared, saved and printed. */
  fact?: ReceiptFact | undefined;
}
