/** Parses rows of report files by a mapping. Stores nothing. */
export { guessColumns, IMPORT_FIELDS, missingColumns } from './report-import.rules.js';
export type {
  ImportCause,
  ImportContext,
  ImportField,
  ImportMapping,
  ImportProblem,
  ImportRow,
} from './report-import.rules.js';
export type { ReadBatch, ReadingOptions } from './report-rows.mapper.js';
export { ReportRows, type LineStore } from './report-rows.rules.js';
export type { DecimalMark } from './report-values.rules.js';
export { importVocabulary } from './report-vocabulary.messages.js';
