/** One value of a file: instants as ISO 8601 in UTC, amounts as decimal strings. */
export type CsvCell = string | number | boolean | null;

/** What a spreadsheet would take for a formula at the beginning of a cell; full-width forms count as well. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A value as it stands in a CSV file. What a spreadsheet would run is defused by an apostrophe before it; numbers are
 * harmless and stay exactly as they are, negative ones too.
 */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  const text = String(value);
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
