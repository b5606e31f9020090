import type { ReceiptRowDto } from './receipt.dto.js';
import type { OpenReceiptRow } from './receipt-kinds.service.js';

const FIGURE = /^[+\u2212-]?[\d,.]+$/;

/** Rows of which strangers may see label and value: figures with a unit. Ids, names and what somebody wrote have none. */
export function openRows(rows: readonly ReceiptRowDto[]): OpenReceiptRow[] {
  return rows
    .filter(({ unit, value }) => unit !== null && FIGURE.test(value))
    .map(({ label, operator, value, unit }) => ({ label, operator, value, unit }));
}
