/** A report file as text: titles, and rows of cells with the line (CSV) or row (XLSX) on which they stand. */
export interface ReportTable {
  readonly format: 'csv' | 'xlsx';
  readonly headers: readonly string[];
  readonly rows: readonly ReportTableRow[];
}

export interface ReportTableRow {
  /** Counted from 1, the title row included. */
  readonly line: number;
  /** As many as there are headers; missing cells are "". Trimmed, otherwise exactly as written. */
  readonly cells: readonly string[];
  /** The line has filled cells beyond the last title: something in it was cut apart, 1,234.5 without quotes for example. */
  readonly hasSurplus: boolean;
}

/** A line as it stands in the file. */
export interface ReportLine {
  readonly line: number;
  readonly cells: readonly string[];
}
