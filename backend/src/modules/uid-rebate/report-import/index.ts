/** Rows of reports that come as files, read by a mapping. Stores nothing. */
export { decimalMarkOfRows, guessColumns, IMPORT_FIELDS, missingColumns } from './report-import.rules.js';
export type {
  ImportCause,
  ImportContext,
  ImportField,
  ImportMapping,
  ImportProblem,
  ImportRow,
} from './report-import.rules.js';
export { ReportRows } from './report-rows.rules.js';
export { importVocabulary } from './report-vocabulary.messages.js';
