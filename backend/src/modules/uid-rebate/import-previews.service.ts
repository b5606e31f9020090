import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, Clock } from '../../platform/clock/index.js';
import { Exchange } from './entities/exchange.entity.js';
import { Exchanges } from './exchanges.service.js';
import { sumOf } from './rebate.queries.js';
import { feeFromRebateRate, rateInForce, rebateOf, totalOf } from './rebate.rules.js';
import { endOfDay, exchangeDay } from './report-days.js';
import {
  guessColumns,
  importVocabulary,
  mapReport,
  missingColumns,
  readReportFile,
  type ImportField,
  type ImportMapping,
  type ImportProblem,
  type ImportResult,
  type ReportTable,
} from './report-import/index.js';
import { ReportWriter, type DeliveredRow } from './report-writer.service.js';

/** Sums in USDT as decimal text. */
export interface ImportSums {
  readonly rows: number;
  readonly volume: string;
  readonly commission: string;
  readonly rebate: string;
}

/** What a file would do. */
export interface ImportPreview {
  readonly format: 'csv' | 'xlsx';
  readonly headers: readonly string[];
  /** Fields that need a column of the file; nothing else is known before they have one. */
  readonly missingFields: readonly ImportField[];
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly counts: {
    readonly good: number;
    readonly bad: number;
    readonly new: number;
    readonly changed: number;
    readonly duplicate: number;
    readonly replaced: number;
    readonly unknownUids: number;
    readonly derivedFees: number;
  };
  readonly totals: ImportSums;
  /** The same of what is stored for the calendar month before the file's last day. */
  readonly lastMonth: ImportSums & { readonly month: string | null };
  /** UIDs that no member has registered; their rows are kept for later. At most 100. */
  readonly unknownUids: readonly string[];
  /** At most 500; `counts.bad` has all. */
  readonly problems: readonly ImportProblem[];
}

const MOST_PROBLEMS = 500;
const MOST_UNKNOWN = 100;
const NO_SUMS: ImportSums = { rows: 0, volume: '0', commission: '0', rebate: '0' };

/** Reads report files and says what they would change. Writes nothing. */
@Injectable()
export class ImportPreviews {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly exchanges: Exchanges,
    private readonly writer: ReportWriter,
  ) {}

  /**
   * Opens a file and previews it with the mapping given, else the saved one where its columns exist, else a guess. What
   * the saved one leaves out and this file plainly has is added: a fee column must not be passed over because earlier
   * files had none.
   */
  async read(
    exchange: Exchange,
    content: Buffer,
    given: ImportMapping | undefined,
    saved: ImportMapping | null,
  ): Promise<{ mapping: ImportMapping; preview: ImportPreview }> {
    const table = await readReportFile(content);
    const usable = saved && missingColumns(table, saved).length === 0 ? saved : null;
    const guess = guessColumns(table.headers, importVocabulary);
    const mapping = given ?? (usable ? completed(usable, guess) : { columns: guess });
    const missingFields = missingColumns(table, mapping);
    if (missingFields.length > 0) return { mapping, preview: unreadable(table, missingFields) };
    const result = this.map(exchange, table, mapping);
    return { mapping, preview: await this.preview(exchange, table, result) };
  }

  /** The good rows of a file. */
  async rowsOf(exchange: Exchange, content: Buffer, mapping: ImportMapping): Promise<DeliveredRow[]> {
    const { rows } = this.map(exchange, await readReportFile(content), mapping);
    return this.deliveredRows(exchange, rows);
  }

  private map(exchange: Exchange, table: ReportTable, mapping: ImportMapping): ImportResult {
    const offsetHours = this.exchanges.offsetOf(exchange);
    // A day that has not ended is not a report of a day yet.
    const today = addDays(exchangeDay(this.clock.now(), offsetHours), -1);
    return mapReport(table, mapping, { vocabulary: importVocabulary, offsetHours, today });
  }

  /** A fee that the file does not tell is the commission ÷ our rebate rate: we pass on what we get. */
  private async deliveredRows(exchange: Exchange, rows: ImportResult['rows']): Promise<DeliveredRow[]> {
    const rates = await this.exchanges.ratesOf(this.dataSource.manager, exchange.id);
    const offset = this.exchanges.offsetOf(exchange);
    return rows.map((row) => {
      const rate = rateInForce(rates, endOfDay(row.day, offset));
      return {
        uid: row.uid,
        day: row.day,
        product: row.product,
        volume: row.volumeUsdt,
        fee: row.feeUsdt ?? feeFromRebateRate(row.commissionUsdt, rate),
        commission: row.commissionUsdt,
        frozenCommission: '0',
        estimated: row.feeUsdt === null,
        coin: null,
        priceUsed: null,
        raw: { line: row.line, rows: row.raw },
      };
    });
  }

  private async preview(exchange: Exchange, table: ReportTable, result: ImportResult): Promise<ImportPreview> {
    const em = this.dataSource.manager;
    const rows = await this.deliveredRows(exchange, result.rows);
    const plan = await this.writer.plan(em, {
      exchange,
      source: 'import',
      simulated: false,
      fetchedAt: this.clock.now(),
      rows,
      completeDays: [],
      unreadUids: new Set(),
    });
    const effects = (effect: string) => plan.writes.filter((write) => write.effect === effect).length;
    const unknownUids = await this.unknownUids(exchange.id, [...new Set(rows.map((row) => row.uid))]);
    const days = rows.map((row) => row.day).sort();
    const lastDay = days.at(-1) ?? null;
    const rates = await this.exchanges.ratesOf(em, exchange.id);
    const offset = this.exchanges.offsetOf(exchange);
    const rebates = rows.map((row) => rebateOf(row.fee, rateInForce(rates, endOfDay(row.day, offset))) ?? '0');
    return {
      format: table.format,
      headers: table.headers,
      missingFields: [],
      firstDay: days[0] ?? null,
      lastDay,
      counts: {
        good: rows.length,
        bad: new Set(result.problems.map((problem) => problem.line)).size,
        new: effects('new'),
        changed: effects('changed'),
        duplicate: plan.unchanged,
        replaced: effects('withdrawn'),
        unknownUids: unknownUids.length,
        derivedFees: result.rows.filter((row) => row.feeUsdt === null).length,
      },
      totals: {
        rows: rows.length,
        volume: totalOf(rows.map((row) => row.volume ?? '0')),
        commission: totalOf(rows.map((row) => row.commission)),
        rebate: totalOf(rebates),
      },
      lastMonth: lastDay ? await this.monthBefore(exchange.id, lastDay) : { ...NO_SUMS, month: null },
      unknownUids: unknownUids.slice(0, MOST_UNKNOWN),
      problems: result.problems.slice(0, MOST_PROBLEMS),
    };
  }

  private async monthBefore(exchangeId: string, day: string): Promise<ImportPreview['lastMonth']> {
    const to = addDays(`${day.slice(0, 7)}-01`, -1);
    const month = to.slice(0, 7);
    const [sums]: (Omit<ImportSums, 'rows'> & { rows: string })[] = await this.dataSource.query(
      `SELECT count(*) AS rows, ${sumOf('volume')} AS volume, ${sumOf('commission')} AS commission, ${sumOf('rebate')} AS rebate
       FROM uid_rebate_report_rows WHERE exchange_id = $1 AND day BETWEEN $2 AND $3 AND NOT is_withdrawn`,
      [exchangeId, `${month}-01`, to],
    );
    return { ...NO_SUMS, ...sums, rows: Number(sums?.rows ?? 0), month };
  }

  private async unknownUids(exchangeId: string, uids: string[]): Promise<string[]> {
    const rows: { uid: string }[] = await this.dataSource.query(
      `SELECT u.uid FROM unnest($2::text[]) AS u(uid) WHERE NOT EXISTS (
         SELECT 1 FROM uid_rebate_uids h WHERE h.exchange_id = $1 AND h.uid = u.uid AND h.status <> 'released')
       ORDER BY u.uid`,
      [exchangeId, uids],
    );
    return rows.map((row) => row.uid);
  }
}

/** The mapping with the recognised columns for fields that it has no column for. */
function completed({ fixedDay, ...saved }: ImportMapping, guess: ImportMapping['columns']): ImportMapping {
  const used = new Set(Object.values(saved.columns));
  const added = Object.entries(guess).filter(([, title]) => !used.has(title));
  const columns = { ...Object.fromEntries(added), ...saved.columns };
  return { ...saved, columns, ...(fixedDay === undefined || columns.day !== undefined ? {} : { fixedDay }) };
}

function unreadable(table: ReportTable, missingFields: readonly ImportField[]): ImportPreview {
  return {
    format: table.format,
    headers: table.headers,
    missingFields,
    firstDay: null,
    lastDay: null,
    counts: { good: 0, bad: 0, new: 0, changed: 0, duplicate: 0, replaced: 0, unknownUids: 0, derivedFees: 0 },
    totals: NO_SUMS,
    lastMonth: { ...NO_SUMS, month: null },
    unknownUids: [],
    problems: [],
  };
}
