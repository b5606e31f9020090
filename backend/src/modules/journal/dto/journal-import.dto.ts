import type { Language } from '../../../platform/errors/index.js';
import { Choice, Choices, Line, Optional, Part, Quote } from '../../../platform/http/index.js';
import {
  JOURNAL_IMPORT_STATUSES,
  type JournalImport,
  type JournalImportStatus,
} from '../entities/journal-import.entity.js';
import type { FillKind, FillLane, FillMarket, FillSide, RowProblem } from '../import/fill.js';
import { namesOfBook } from '../import/fill.js';
import type { HistoryPreview, PreviewRow } from '../import/history-preview.service.js';
import type { ZoneSource } from '../import/history-reader.service.js';
import { rowCauses } from '../import/import.messages.js';
import { NEEDED_FIELDS, type NeededField } from '../import/mapping.rules.js';
import { fieldTexts } from '../journal.messages.js';

const MARKETS = ['spot', 'futures'] as const;
const ZONE_SOURCES = ['file', 'exchange', 'member', 'proposed'] as const;
const KINDS = ['trade', 'funding', 'fee'] as const;
const SIDES = ['buy', 'sell'] as const;
const LANES = ['long', 'short'] as const;

/** A file to import. */
export class UploadHistoryQuery {
  /** Name of the file; it may tell the time zone. @example "Binance-Futures-Trade-History(UTC+9).csv" */
  @Line({ max: 200 })
  fileName: string;
}

/** Title of the column of each field; a field that is missing has none. */
export class HistoryColumnsDto {
  /** Column of the time. @example "Date" */
  @Optional()
  @Quote({ max: 600 })
  time?: string;
  /** Column of the pair. @example "Market" */
  @Optional()
  @Quote({ max: 600 })
  symbol?: string;
  /** Column of buy and sell. @example "Type" */
  @Optional()
  @Quote({ max: 600 })
  side?: string;
  /** Column of the price. @example "Price" */
  @Optional()
  @Quote({ max: 600 })
  price?: string;
  /** Column of the quantity in coins. @example "Quantity" */
  @Optional()
  @Quote({ max: 600 })
  quantity?: string;
  /** Column of the fee, positive when paid. @example "Fee" */
  @Optional()
  @Quote({ max: 600 })
  fee?: string;
  /** Column of the coin of the fee. @example "Fee coin" */
  @Optional()
  @Quote({ max: 600 })
  feeCoin?: string;
  /** Column of what the exchange realised, without fees. @example "Realized PnL" */
  @Optional()
  @Quote({ max: 600 })
  result?: string;
  /** Column of the number of the execution. @example "Trade ID" */
  @Optional()
  @Quote({ max: 600 })
  tradeId?: string;
  /** Column of the number of the order. @example "Order ID" */
  @Optional()
  @Quote({ max: 600 })
  orderId?: string;
}

/** How the columns of a file of no known format are read. */
export class HistoryMappingDto {
  /** Where the trades were made. @example "MEXC" */
  @Line({ max: 40, message: fieldTexts.exchange, also: [/^[^|]+$/, fieldTexts.exchange] })
  exchange: string;
  /** What was traded. */
  @Choice(MARKETS, { name: 'TradeMarket' })
  market: FillMarket;
  /** Which column says what. */
  @Part(() => HistoryColumnsDto)
  columns: HistoryColumnsDto;
}

/** What a file could not say itself. */
export class ReadHistoryDto {
  /** Zone of its times: `UTC+9`, or a name such as `America/New_York`. @example "Asia/Seoul" */
  @Optional()
  @Line({ max: 60 })
  zone?: string;
  /** For a file of no known format. */
  @Optional()
  @Part(() => HistoryMappingDto)
  mapping?: HistoryMappingDto;
}

/** A row as it was understood. */
export class HistoryRowDto {
  /** Line or row in the file, the first is 1. @example 2 */
  line: number;
  /** When it was. */
  at: string;
  /** A trade, a payment of funding, or a fee in a row of its own. */
  @Choice(KINDS, { name: 'HistoryRowKind' })
  kind: FillKind;
  /** Pair. @example "BTC-USDT" */
  symbol: string;
  /** What was traded. */
  @Choice(MARKETS, { name: 'TradeMarket' })
  market: FillMarket;
  /** Null unless it is a trade. @example "sell" */
  @Choice(SIDES, { name: 'HistorySide' })
  side: FillSide | null;
  /** Position of a hedged account. @example "long" */
  @Choice(LANES, { name: 'TradeType' })
  lane: FillLane | null;
  /** In the quote. @example "2500.5" */
  price: string | null;
  /** In coins or contracts. @example "0.4" */
  quantity: string | null;
  /** Currency of price and result. @example "USDT" */
  quote: string;
  /** What the exchange realised; of funding what was received. @example "12.5" */
  result: string | null;
  /** Positive when paid. @example "0.40008" */
  fee: string | null;
  /** Coin of the fee. @example "USDT" */
  feeCoin: string | null;
  /** Whether it would be added. */
  isNew: boolean;

  static from({ book, ...row }: PreviewRow): HistoryRowDto {
    const { symbol, market } = namesOfBook(book);
    return { ...row, symbol, market };
  }
}

/** A row that was left out, and why. */
export class HistoryProblemDto {
  /** Line or row in the file, the first is 1. @example 17 */
  line: number;
  /** Title of the column. @example "Price" */
  column: string | null;
  /** Name of the cause. @example "amountInvalid" */
  cause: string;
  /** The cause in the caller's language. */
  message: string;
  /** The cell as written. @example "12,3" */
  value: string;

  static from({ line, column, cause, value }: RowProblem, language: Language): HistoryProblemDto {
    return { line, column, cause, message: rowCauses[cause][language], value };
  }
}

/** What a file would add. */
export class HistoryCountsDto {
  /** Rows that would be added. */
  new: number;
  /** Rows that are known already, or stand twice in the file. */
  duplicate: number;
  /** Rows with problems; they are left out. */
  bad: number;
  /** Rows that are no trades, such as transfers. */
  skipped: number;
}

/** What a file would do; nothing is written before it is confirmed. */
export class HistoryPreviewDto {
  /** Name of the known format; null for a file whose columns the member chooses. @example "binance-futures" */
  format: string | null;
  /** Where the trades were made. @example "Binance" */
  exchange: string | null;
  /** Titles of the file's columns. */
  headers: string[];
  /** Titles whose cells are not read. */
  unread: string[];
  /** How its columns are read, to be corrected; null for a known format. */
  mapping: HistoryMappingDto | null;
  /** Fields that still need a column. @example ["price"] */
  @Choices(NEEDED_FIELDS, { name: 'HistoryNeededField' })
  missing: NeededField[];
  /** Zone of its times. @example "UTC+9" */
  zone: string;
  /** Who told the zone: the file, the exchange's custom, the member; proposed: to be confirmed. */
  @Choice(ZONE_SOURCES, { name: 'HistoryZoneSource' })
  zoneFrom: ZoneSource;
  /** What its rows would do. */
  counts: HistoryCountsDto;
  /** Time of the first row; null without rows. */
  firstAt: string | null;
  /** Time of the last row; null without rows. */
  lastAt: string | null;
  /** The first five new rows and the first five known ones. */
  rows: HistoryRowDto[];
  /** At most 100. */
  problems: HistoryProblemDto[];

  static from(preview: HistoryPreview, language: Language): HistoryPreviewDto {
    const { format, exchange, headers, unread, mapping, missing, zone, zoneFrom } = preview;
    const { counts, firstAt, lastAt, rows, problems } = preview;
    return {
      ...{ format, exchange, headers: [...headers], unread: [...unread], missing: [...missing], zone, zoneFrom },
      ...{ counts, firstAt, lastAt },
      mapping,
      rows: rows.map((row) => HistoryRowDto.from(row)),
      problems: problems.map((problem) => HistoryProblemDto.from(problem, language)),
    };
  }
}

/** What became of a file, as it was when it was written. */
export class HistoryOutcomeDto {
  /** Rows that were added. */
  rows: number;
  /** Trades of the symbols that it is about. */
  trips: number;
  /** Positions of these symbols that are not closed yet; they become trades when they are. */
  open: number;
  /** Sales whose purchase is not in any file; they have no result. */
  unmatched: number;
  /** Payments of funding whose position is not in any file. */
  unassigned: number;
}

/** An uploaded trade history. */
export class JournalImportDto {
  /** Its id. */
  id: string;
  /** Name of the file. @example "Binance-Futures-Trade-History(UTC+9).csv" */
  fileName: string;
  /** Read from a connected exchange, and not uploaded. */
  isSynced: boolean;
  /** reading, previewed (waits for the member), writing, done, undoing, undone, failed. */
  @Choice(JOURNAL_IMPORT_STATUSES, { name: 'JournalImportStatus' })
  status: JournalImportStatus;
  /** Of what is under way, in percent. */
  progress: number;
  /** Where the trades were made; null until it is read. @example "Binance" */
  exchange: string | null;
  /** What became of it; null until it is written. */
  outcome: HistoryOutcomeDto | null;
  /** Why it failed, in the caller's language. @example "행이 너무 많습니다. 한 파일에 최대 200,000행까지 올릴 수 있습니다." */
  failure: string | null;
  /** When it was uploaded. */
  createdAt: string;

  static from(found: JournalImport, language: Language): JournalImportDto {
    const { id, fileName, status, progress, outcome, failure } = found;
    const preview = found.preview as unknown as HistoryPreview | null;
    return {
      ...{ id, fileName, isSynced: found.connectionId !== null, status, progress, exchange: preview?.exchange ?? null },
      outcome: outcome as unknown as HistoryOutcomeDto | null,
      failure: failure?.[language] ?? null,
      createdAt: found.createdAt.toISOString(),
    };
  }
}

/** An uploaded trade history with its preview. */
export class JournalImportDetailsDto extends JournalImportDto {
  /** What it would do; null until it is read. */
  preview: HistoryPreviewDto | null;

  static override from(found: JournalImport, language: Language): JournalImportDetailsDto {
    const preview = found.preview as unknown as HistoryPreview | null;
    return {
      ...JournalImportDto.from(found, language),
      preview: preview && HistoryPreviewDto.from(preview, language),
    };
  }
}
