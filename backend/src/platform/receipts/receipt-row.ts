import type { ReceiptRowDto } from './receipt.dto.js';

/** A row of a receipt; words alone without further parts. */
export function receiptRow(
  label: string,
  value: string,
  parts: Partial<Omit<ReceiptRowDto, 'label' | 'value'>> = {},
): ReceiptRowDto {
  return { label, value, unit: null, operator: null, note: null, mark: null, behind: null, ...parts };
}
