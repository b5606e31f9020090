/** A cell value: instants as ISO 8601 in UTC, amounts as decimal strings. */
export type CsvCell = string | number | boolean | Date | null;

/** Lines that begin as spreadsheets take it for a formula, full-width forms included: some programs split lines despite quotes. */
const FORMULAS = /(^|[\r\n])([=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20][^\r\n]*)/g;
const LINE_END = /^[\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Formats a value for CSV. Potential formulas are neutralised by a leading apostrophe; numbers, including negative ones,
 * stay as they are.
 */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const safe = text.replaceAll(FORMULAS, (found, start: string, line: string) =>
    NUMBER.test(line) ? found : `${start}'${line}`,
  );
  return LINE_END.test(safe) ? `'${safe}` : safe;
}
