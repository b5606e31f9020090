import { Choice, Choices } from '../http/index.js';
import { RECEIPT_KINDS, type ReceiptKindName } from './receipt-kind-names.js';

export const RECEIPT_OPERATORS = ['×', '÷', '−', '+'] as const;
export const RECEIPT_MARKS = ['simulated', 'estimated'] as const;
export type ReceiptMark = (typeof RECEIPT_MARKS)[number];

/** The last line of a receipt: what the rows lead to. */
export class ReceiptSumDto {
  /** What the line is about. */
  label: string;
  /** Its figure or words, ready to show. */
  value: string;
  /** Unit of the figure; null without. */
  unit: string | null;
}

/** A fact that has a receipt of its own. */
export class ReceiptRefDto {
  /** What it is of. */
  @Choice(RECEIPT_KINDS, { name: 'ReceiptKind' })
  kind: ReceiptKindName;
  /** Which one. @example "2026-11-20" */
  id: string;
}

/** One line of a receipt, in the reader's language. */
export class ReceiptRowDto extends ReceiptSumDto {
  /** How it is combined with the line above; null where it only informs. @example "×" */
  @Choice(RECEIPT_OPERATORS, { name: 'ReceiptOperator' })
  operator: (typeof RECEIPT_OPERATORS)[number] | null;
  /** What is to be known of it; null without. */
  note: string | null;
  /** estimated: derived from another figure, because the source does not name it. @example "estimated" */
  @Choice(RECEIPT_MARKS, { name: 'ReceiptMark' })
  mark: ReceiptMark | null;
  /** The fact that the line comes from; null where nothing more is behind it. */
  behind: ReceiptRefDto | null;
  /** Heading of the lines that belong together; left out where a receipt has no such parts. @example "Calculation" */
  group?: string;
}

/** What tells one receipt from another, and a corrected one from what it was. */
export class SealDto {
  /** Number of the receipt; the same for as long as the fact exists. @example "R-7K3M-9QX2" */
  number: string;
  /**
   * 32 bytes in hexadecimal, from which its seal is drawn. Others for each number and for other figures; nothing can be
   * told from it without the service's key. @example "6f1c0c2b6b1f7d3be1b7a0a1f0e5a6dbb0c9a7bd0b8b2f4a1e6f3d7c5a4b9e80"
   */
  seal: string;
}

/** How a fact came about, line by line. */
export class ReceiptDto extends SealDto {
  /** From what was before the entry, over how its amount came about. */
  rows: ReceiptRowDto[];
  /** What they lead to. */
  sum: ReceiptSumDto;
  /** What is to be known beside the rows, e.g. that fractions of an L are not paid; null without. */
  note: string | null;
  /** Where the figures come from. */
  source: string;
  /** When they were read there. */
  at: string;
  /** simulated: the figures come from the simulator; estimated: one of them is an estimate. @example ["simulated"] */
  @Choices(RECEIPT_MARKS, { name: 'ReceiptMark' })
  marks: ReceiptMark[];
  /** The amount is, or leads to, USDT that Lance pays out. False for a payback that is paid or rejected. */
  paidInUsdt: boolean;
  /** When a later report changed what this receipt is about; null if none did. @example "2026-11-22T05:10:00.000Z" */
  correctedAt: string | null;
}
