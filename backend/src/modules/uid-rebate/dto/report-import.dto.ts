import type { Language } from '../../../platform/errors/index.js';
import {
  Base64,
  Choice,
  Choices,
  Day,
  JsonPart,
  Line,
  Optional,
  PageQuery,
  Part,
  Quote,
} from '../../../platform/http/index.js';
import { IMPORT_STATUSES, type ImportStatus, type ReportImport } from '../entities/report-import.entity.js';
import type { ImportPreview } from '../imports/import-previews.service.js';
import { importCauseOf } from '../imports/import-problems.messages.js';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
  type ImportProblem,
} from '../imports/report-import.rules.js';
import { fieldTexts } from '../uid-rebate.messages.js';

const PRODUCTS = ['spot', 'futures', 'other'] as const;
const DAY_ORDERS = ['dmy', 'mdy'] as const;
const DECIMAL_MARKS = ['.', ','] as const;
const REPEATED = ['refuse', 'sum'] as const;

/** Title of the file's column for each field; a field that is missing has none. */
export class ImportColumnsDto {
  /** Column of the UID. */
  @Optional()
  @Quote({ max: 200 })
  uid?: string;
  /** Column of the day. */
  @Optional()
  @Quote({ max: 200 })
  day?: string;
  /** Column of the product. */
  @Optional()
  @Quote({ max: 200 })
  product?: string;
  /** Column of the volume. */
  @Optional()
  @Quote({ max: 200 })
  volume?: string;
  /** Column of the fee. */
  @Optional()
  @Quote({ max: 200 })
  fee?: string;
  /** Column of the commission. */
  @Optional()
  @Quote({ max: 200 })
  commission?: string;
  /** Column of the rebate rate. @example "Rate" */
  @Optional()
  @Quote({ max: 200 })
  rate?: string;
  /** Column of the coin that amounts are in. @example "Asset" */
  @Optional()
  @Quote({ max: 200 })
  asset?: string;
}

/** How a file's columns are read. */
export class ImportMappingDto {
  /** Which column says what. */
  @Part(() => ImportColumnsDto)
  columns: ImportColumnsDto;
  /** The day of all rows, for files that do not say it. */
  @Optional()
  @Day(fieldTexts.day)
  fixedDay?: string;
  /** Product of all rows when no column says it. */
  @Optional()
  @Choice(PRODUCTS, { name: 'ReportProduct' })
  product?: (typeof PRODUCTS)[number];
  /** Order of dates with the year last. */
  @Optional()
  @Choice(DAY_ORDERS, { name: 'ImportDayOrder' })
  dayOrder?: (typeof DAY_ORDERS)[number];
  /** Found out from the cells when it is missing. */
  @Optional()
  @Choice(DECIMAL_MARKS, { name: 'ImportDecimalMark' })
  decimalMark?: (typeof DECIMAL_MARKS)[number];
  /** What several rows of one UID, day and product are: mistakes, or parts of a sum. */
  @Optional()
  @Choice(REPEATED, { name: 'ImportRepeatedRows' })
  repeatedRows?: (typeof REPEATED)[number];
}

/** A report file. */
export class UploadReportDto {
  /** Name or id. */
  @Line({ max: 50, missing: fieldTexts.exchangeMissing })
  exchange: string;
  /** Name of the file. */
  @Line({ max: 200 })
  fileName: string;
  /** The file as base64; CSV or XLSX, at most 10 MB. */
  @Base64()
  content: string;
  /** Missing: the saved mapping of the exchange where it fits, else a guess. */
  @Optional()
  @Part(() => ImportMappingDto)
  mapping?: ImportMappingDto;
}

/** What a file that is sent as it is cannot say itself. */
export class UploadReportFileQuery {
  /** Name or id. */
  @Line({ max: 50, missing: fieldTexts.exchangeMissing })
  exchange: string;
  /** Name of the file. */
  @Line({ max: 200 })
  fileName: string;
  /** An `ImportMappingDto` as JSON. Missing: the saved mapping of the exchange where it fits, else a guess. @example "{\"columns\":{\"uid\":\"UID\",\"commission\":\"Commission\"}}" */
  @Optional()
  @JsonPart(() => ImportMappingDto)
  mapping?: ImportMappingDto;
}

/** Sums of amounts in USDT. */
export class ImportSumsDto {
  /** Number of rows. */
  rows: number;
  /** Volume. */
  volume: string;
  /** Commission. */
  commission: string;
  /** Rebate. */
  rebate: string;
}

/** The same of the exchange's rows that are stored for the days of the file's good rows, whoever they are of. */
export class ImportStoredDto extends ImportSumsDto {
  /** How many days the file has good rows of. */
  days: number;
}

/** What the rows of a file would do. */
export class ImportCountsDto {
  /** Rows that can be written. */
  good: number;
  /** Lines with problems; they are left out. */
  bad: number;
  /** Not known before. */
  new: number;
  /** Differ from what is stored. */
  changed: number;
  /** Say what is stored already. */
  duplicate: number;
  /** Stored rows that these replace under another product. */
  replaced: number;
  /** UIDs that no member has registered. */
  unknownUids: number;
  /** Rows whose fee was derived from the commission. */
  derivedFees: number;
}

/** A line that was left out, and why. */
export class ImportProblemDto {
  /** Line or row in the file, the first is 1. @example 17 */
  line: number;
  /** The field that it is about. */
  @Choice(IMPORT_FIELDS, { name: 'ImportField' })
  field: ImportField;
  /** Title of the column. @example "Commission" */
  column: string | null;
  /** Name of the cause. @example "amountInvalid" */
  cause: string;
  /** The cause in the caller's language. */
  message: string;
  /** The cell as written. */
  value: string;
  /** The other line of a pair. @example 18 */
  otherLine: number | null;

  static from(problem: ImportProblem, language: Language): ImportProblemDto {
    const { line, field, column, cause, value, otherLine } = problem;
    return {
      line,
      field,
      column,
      cause,
      message: importCauseOf(problem, language),
      value,
      otherLine: otherLine ?? null,
    };
  }
}

/** What a file would do; nothing is written before it is committed. */
export class ImportPreviewDto {
  /** Null when columns are missing; then nothing was kept. */
  id: string | null;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Zone of the days. */
  dayTimeZone: string;
  /** What kind of file it is. */
  format: string;
  /** Titles of the file's columns. */
  headers: string[];
  /** The mapping that was used, to be corrected if need be. */
  mapping: ImportMappingDto;
  /** Fields that still need a column. @example ["commission"] */
  @Choices(IMPORT_FIELDS, { name: 'ImportField' })
  missingFields: ImportField[];
  /** First day of its rows; null without rows. */
  firstDay: string | null;
  /** Last day of its rows; null without rows. */
  lastDay: string | null;
  /** What its rows would do. */
  counts: ImportCountsDto;
  /** Sums of the rows that can be written. */
  totals: ImportSumsDto;
  /** Sums to compare them with; null without good rows, for more than 31 days, and if they were not computed in time. */
  stored: ImportStoredDto | null;
  /** UIDs that no member has registered; their rows are kept for later. At most 100. */
  unknownUids: string[];
  /** At most 500. */
  problems: ImportProblemDto[];

  static from(
    input: {
      id: string | null;
      exchangeId: string;
      exchangeName: string;
      dayTimeZone: string;
      mapping: ImportMapping;
      preview: ImportPreview;
    },
    language: Language,
  ): ImportPreviewDto {
    const { preview, mapping, id, exchangeId, exchangeName, dayTimeZone } = input;
    return {
      id,
      exchange: exchangeId,
      exchangeName,
      dayTimeZone,
      format: preview.format,
      headers: [...preview.headers],
      mapping: { ...mapping },
      missingFields: [...preview.missingFields],
      firstDay: preview.firstDay,
      lastDay: preview.lastDay,
      counts: preview.counts,
      totals: preview.totals,
      // Kept previews may be older than this field.
      stored: (preview as Partial<ImportPreview>).stored ?? null,
      unknownUids: [...preview.unknownUids],
      problems: preview.problems.map((problem) => ImportProblemDto.from(problem, language)),
    };
  }
}

/** What a committed file wrote, in rows. */
export class ImportWrittenDto {
  /** Not known before. */
  new: number;
  /** Differ from what was stored. */
  changed: number;
  /** Stored rows that the file says no longer. */
  withdrawn: number;
  /** Say what is stored already. */
  unchanged: number;
  /** An uploaded file says otherwise and stands. */
  kept: number;
}

/** One uploaded file in the list. */
export class ReportImportDto {
  /** Its id. */
  id: string;
  /** Id of the exchange. */
  exchange: string;
  /** Name of the exchange. */
  exchangeName: string;
  /** Name of the file. */
  fileName: string;
  /** previewed: looked at only; committed: counts; undone: taken back. */
  @Choice(IMPORT_STATUSES, { name: 'ReportImportStatus' })
  status: ImportStatus;
  /** First day of its rows; null without rows. */
  firstDay: string | null;
  /** Last day of its rows; null without rows. */
  lastDay: string | null;
  /** What it wrote; null before it is committed. */
  written: ImportWrittenDto | null;
  /** When it was uploaded. */
  createdAt: string;
  /** When it was committed; null before. */
  committedAt: string | null;
  /** When it was taken back; null unless it was. */
  undoneAt: string | null;

  static from(item: ReportImport, exchangeName: string): ReportImportDto {
    const preview = item.preview as unknown as ImportPreview;
    return {
      id: item.id,
      exchange: item.exchangeId,
      exchangeName,
      fileName: item.fileName,
      status: item.status,
      firstDay: preview.firstDay,
      lastDay: preview.lastDay,
      written: item.counts as ImportWrittenDto | null,
      createdAt: item.createdAt.toISOString(),
      committedAt: item.committedAt?.toISOString() ?? null,
      undoneAt: item.undoneAt?.toISOString() ?? null,
    };
  }
}

/** What taking a committed file back would do now. Rows that changed after it stay as they are. */
export class ImportUndoDto {
  /** Rows that become what they were. */
  rows: number;
  /** First day of these rows; null without rows. */
  firstDay: string | null;
  /** Last day of these rows; null without rows. */
  lastDay: string | null;
  /** What is added to the commission of these rows, in USDT; negative where it is less. @example "-0.2" */
  commission: string;
  /** What is added to their rebate, in USDT; negative where it is less. @example "-0.25" */
  rebate: string;
}

/** One uploaded file with what its preview said. */
export class ReportImportDetailDto extends ReportImportDto {
  /** What it would do, as it was told before. */
  preview: ImportPreviewDto;
  /** What taking it back would do; null unless it is committed, and if it could not be computed in time. */
  undo: ImportUndoDto | null;
}

/** The answer to a commit or an undoing. */
export class ReportImportResultDto {
  /** In the caller's language. */
  message: string;
  /** The file as it is now. */
  import: ReportImportDto;
}

/** Which files to list. */
export class ReportImportsQuery extends PageQuery {
  /** Name or id. */
  @Optional()
  @Line({ max: 50 })
  exchange?: string;
}

/** The mapping with which the last file of an exchange was committed. */
export class SavedImportMappingDto {
  /** Id of the exchange. */
  exchange: string;
  /** Null when no file was committed yet. */
  mapping: ImportMappingDto | null;
}
