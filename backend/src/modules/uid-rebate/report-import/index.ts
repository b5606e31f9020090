/** Reports that come as files: opening them (CSV, XLSX) and reading their rows by a mapping. Stores nothing. */
export { readReportFile } from './report-file.js';
export type { ReportTable } from './report-table.js';
export { guessColumns, IMPORT_FIELDS, mapReport, missingColumns } from './report-import.rules.js';
export type {
  ImportCause,
  ImportContext,
  ImportField,
  ImportMapping,
  ImportProblem,
  ImportResult,
  ImportRow,
} from './report-import.rules.js';
export { importVocabulary } from './report-vocabulary.messages.js';
