/** A cell value: instants as ISO 8601 in UTC, amounts as decimal strings. */
export type CsvCell = string | number | boolean | Date | null;

/** Characters at the start of a cell that spreadsheets take for a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Formats a value for CSV. Potential formulas are neutralised by a leading apostrophe; numbers, including negative ones,
 * stay as they are.
 */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
