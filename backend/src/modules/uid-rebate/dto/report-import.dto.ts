import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Validate,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { Language } from '../../../platform/errors/index.js';
import { PageQuery, shapeProblem } from '../../../platform/http/index.js';
import { IMPORT_STATUSES, type ImportStatus, type ReportImport } from '../entities/report-import.entity.js';
import type { ImportPreview } from '../import-previews.service.js';
import { importCauseOf } from '../import-problems.messages.js';
import { IMPORT_FIELDS, type ImportField, type ImportMapping, type ImportProblem } from '../report-import/index.js';
import { fieldTexts } from '../uid-rebate.messages.js';
import { CalendarDay } from './rebate-summary.dto.js';
import { trimmed, trimmedOrNull } from './text.js';

const PRODUCTS = ['spot', 'futures', 'other'] as const;
const DAY_ORDERS = ['dmy', 'mdy'] as const;
const DECIMAL_MARKS = ['.', ','] as const;
const REPEATED = ['refuse', 'sum'] as const;
/**
 * Base64 with its padding, compared with what it stands for. The regular expression of class-validator's own check runs out
 * of stack on megabytes: V8 stops optimising expressions in a process that has compiled many of them.
 */
const IsBase64 = (): PropertyDecorator =>
  ValidateBy({
    name: 'isBase64',
    validator: {
      validate: (value) => typeof value === 'string' && Buffer.from(value, 'base64').toString('base64') === value,
    },
  });
const undefinedWhenNull = ({ value }: { value: unknown }): unknown => value ?? undefined;

/** Title of the file's column for each field; a field that is missing has none. */
export class ImportColumnsDto {
  /** @example "UID" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  uid?: string;
  /** @example "Date" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  day?: string;
  /** @example "Type" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  product?: string;
  /** @example "Trading volume" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  volume?: string;
  /** @example "Fee" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  fee?: string;
  /** @example "Commission" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  commission?: string;
  /** @example "Rate" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  rate?: string;
  /** @example "Asset" */
  @MaxLength(200)
  @IsString()
  @IsOptional()
  asset?: string;
}

/** How a file's columns are read. */
export class ImportMappingDto {
  @ValidateNested()
  @IsObject()
  @Type(() => ImportColumnsDto)
  @IsNotEmpty()
  columns: ImportColumnsDto;

  /** The day of all rows, for files that do not say it. @example "2026-11-19" */
  @Validate(CalendarDay)
  @IsOptional()
  @Transform(undefinedWhenNull)
  fixedDay?: string;

  /** Product of all rows when no column says it. @example "futures" */
  @ApiProperty({ enum: PRODUCTS, enumName: 'ReportProduct', required: false })
  @IsIn(PRODUCTS)
  @IsOptional()
  @Transform(undefinedWhenNull)
  product?: (typeof PRODUCTS)[number];

  /** Order of dates with the year last. @example "dmy" */
  @ApiProperty({ enum: DAY_ORDERS, enumName: 'ImportDayOrder', required: false })
  @IsIn(DAY_ORDERS)
  @IsOptional()
  @Transform(undefinedWhenNull)
  dayOrder?: (typeof DAY_ORDERS)[number];

  /** Found out from the cells when it is missing. @example "." */
  @ApiProperty({ enum: DECIMAL_MARKS, enumName: 'ImportDecimalMark', required: false })
  @IsIn(DECIMAL_MARKS)
  @IsOptional()
  @Transform(undefinedWhenNull)
  decimalMark?: (typeof DECIMAL_MARKS)[number];

  /** What several rows of one UID, day and product are: mistakes, or parts of a sum. @example "sum" */
  @ApiProperty({ enum: REPEATED, enumName: 'ImportRepeatedRows', required: false })
  @IsIn(REPEATED)
  @IsOptional()
  @Transform(undefinedWhenNull)
  repeatedRows?: (typeof REPEATED)[number];
}

/** A report file. */
export class UploadReportDto {
  /** Name or id. @example "binance" */
  @MaxLength(50)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.exchangeMissing })
  @Transform(trimmed)
  exchange: string;

  /** @example "binance-2026-11.csv" */
  @MaxLength(200)
  @IsString()
  @IsNotEmpty()
  @Transform(trimmed)
  fileName: string;

  /** The file as base64; CSV or XLSX, at most 10 MB. @example "VUlELERhdGUsQ29tbWlzc2lvbgo=" */
  @IsBase64()
  @IsString()
  @IsNotEmpty()
  content: string;

  /** Missing: the saved mapping of the exchange where it fits, else a guess. */
  @ValidateNested()
  @Type(() => ImportMappingDto)
  @IsOptional()
  @Transform(undefinedWhenNull)
  mapping?: ImportMappingDto;
}

/** What a file that is sent as it is cannot say itself. */
export class UploadReportFileQuery {
  /** Name or id. @example "binance" */
  @MaxLength(50)
  @IsString()
  @IsNotEmpty({ message: fieldTexts.exchangeMissing })
  @Transform(trimmed)
  exchange: string;

  /** Name of the file. @example "binance-2026-11.xlsx" */
  @MaxLength(200)
  @IsString()
  @IsNotEmpty()
  @Transform(trimmed)
  fileName: string;

  /** An `ImportMappingDto` as JSON. Missing: the saved mapping of the exchange where it fits, else a guess. */
  @ApiProperty({ type: String, required: false, example: '{"columns":{"uid":"UID","commission":"Commission"}}' })
  @ValidateNested()
  @IsObject()
  @IsOptional()
  @Transform(mappingFromJson)
  mapping?: ImportMappingDto;
}

/** The mapping in a text of JSON; what is none stays as it is, to be refused. */
function mappingFromJson({ value }: { value: unknown }): unknown {
  if (typeof value !== 'string') return value;
  try {
    const mapping = JSON.parse(value) as object;
    return shapeProblem(mapping, ImportMappingDto, 'mapping') ? value : plainToInstance(ImportMappingDto, mapping);
  } catch {
    return value;
  }
}

/** Sums of amounts in USDT. */
export class ImportSumsDto {
  /** @example 120 */
  rows: number;
  /** @example "1520000" */
  volume: string;
  /** @example "532" */
  commission: string;
  /** @example "380" */
  rebate: string;
}

/** The same of what is stored for the month before the file's last day. */
export class ImportLastMonthDto extends ImportSumsDto {
  /** @example "2026-10" */
  month: string | null;
}

/** What the rows of a file would do. */
export class ImportCountsDto {
  /** Rows that can be written. @example 120 */
  good: number;
  /** Lines with problems; they are left out. @example 2 */
  bad: number;
  /** @example 100 */
  new: number;
  /** Differ from what is stored. @example 15 */
  changed: number;
  /** Say what is stored already. @example 5 */
  duplicate: number;
  /** Stored rows that these replace under another product. @example 0 */
  replaced: number;
  /** UIDs that no member has registered. @example 3 */
  unknownUids: number;
  /** Rows whose fee was derived from the commission. @example 0 */
  derivedFees: number;
}

/** A line that was left out, and why. */
export class ImportProblemDto {
  /** Line or row in the file, the first is 1. @example 17 */
  line: number;
  /** @example "commission" */
  @ApiProperty({ enum: IMPORT_FIELDS, enumName: 'ImportField' })
  field: ImportField;
  /** Title of the column. @example "Commission" */
  column: string | null;
  /** @example "amountInvalid" */
  cause: string;
  /** The cause in the caller's language. @example "금액으로 읽을 수 없습니다." */
  message: string;
  /** The cell as written. @example "abc" */
  value: string;
  /** The other line of a pair. @example null */
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
  /** Null when columns are missing; then nothing was kept. @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string | null;
  /** @example "binance" */
  exchange: string;
  /** @example "Binance" */
  exchangeName: string;
  /** Zone of the days. @example "UTC" */
  dayTimeZone: string;
  /** @example "csv" */
  format: string;
  /** Titles of the file's columns. @example ["UID", "Date", "Commission"] */
  headers: string[];
  /** The mapping that was used, to be corrected if need be. */
  mapping: ImportMappingDto;
  /** Fields that still need a column. @example [] */
  @ApiProperty({ enum: IMPORT_FIELDS, enumName: 'ImportField', isArray: true })
  missingFields: ImportField[];
  /** @example "2026-11-01" */
  firstDay: string | null;
  /** @example "2026-11-19" */
  lastDay: string | null;
  counts: ImportCountsDto;
  totals: ImportSumsDto;
  lastMonth: ImportLastMonthDto;
  /** UIDs that no member has registered; their rows are kept for later. At most 100. @example ["123456789"] */
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
      lastMonth: preview.lastMonth,
      unknownUids: [...preview.unknownUids],
      problems: preview.problems.map((problem) => ImportProblemDto.from(problem, language)),
    };
  }
}

/** What a committed file wrote, in rows. */
export class ImportWrittenDto {
  /** @example 100 */
  new: number;
  /** @example 15 */
  changed: number;
  /** Stored rows that the file says no longer. @example 0 */
  withdrawn: number;
  /** Say what is stored already. @example 5 */
  unchanged: number;
  /** An uploaded file says otherwise and stands. @example 0 */
  kept: number;
}

/** One uploaded file in the list. */
export class ReportImportDto {
  /** @example "0198f6d2-8f5e-7c3a-9f0e-2d6c1b7a4e55" */
  id: string;
  /** @example "binance" */
  exchange: string;
  /** @example "Binance" */
  exchangeName: string;
  /** @example "binance-2026-11.csv" */
  fileName: string;
  /** previewed: looked at only; committed: counts; undone: taken back. @example "committed" */
  @ApiProperty({ enum: IMPORT_STATUSES, enumName: 'ReportImportStatus' })
  status: ImportStatus;
  /** @example "2026-11-01" */
  firstDay: string | null;
  /** @example "2026-11-19" */
  lastDay: string | null;
  /** What it wrote; null before it is committed. */
  written: ImportWrittenDto | null;
  /** @example "2026-11-20T04:05:00.000Z" */
  createdAt: string;
  /** @example "2026-11-20T04:06:00.000Z" */
  committedAt: string | null;
  /** @example null */
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

/** One uploaded file with what its preview said. */
export class ReportImportDetailDto extends ReportImportDto {
  preview: ImportPreviewDto;
}

/** The answer to a commit or an undoing. */
export class ReportImportResultDto {
  /** In the caller's language. @example "리포트 115행을 반영했습니다." */
  message: string;
  import: ReportImportDto;
}

/** Which files to list. */
export class ReportImportsQuery extends PageQuery {
  /** Name or id. @example "binance" */
  @MaxLength(50)
  @IsString()
  @IsOptional()
  @Transform(trimmedOrNull)
  exchange?: string;
}

/** The mapping with which the last file of an exchange was committed. */
export class SavedImportMappingDto {
  /** @example "binance" */
  exchange: string;
  /** Null when no file was committed yet. */
  mapping: ImportMappingDto | null;
}
