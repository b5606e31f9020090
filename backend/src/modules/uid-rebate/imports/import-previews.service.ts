import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, Clock } from '../../../platform/clock/index.js';
import { isDatabaseAway } from '../../../platform/database/index.js';
import { ScratchDisk, type ScratchFile } from '../../../platform/scratch-disk/index.js';
import { TableFiles, type TableHead } from '../../../platform/table-files/index.js';
import { Exchange } from '../entities/exchange.entity.js';
import { Exchanges } from '../exchanges/exchanges.service.js';
import { sumOf } from '../reports/rebate.queries.js';
import { feeFromRebateRate, rebateOf, totalOf } from '../reports/rebate.rules.js';
import { exchangeDay } from '../reports/report-days.js';
import {
  guessColumns,
  missingColumns,
  type ImportField,
  type ImportMapping,
  type ImportProblem,
} from './report-import.rules.js';
import type { ReadBatch, ReadingOptions } from './report-rows.mapper.js';
import { ReportRows, type LineStore } from './report-rows.rules.js';
import type { DecimalMark } from './report-values.rules.js';
import { importVocabulary } from './report-vocabulary.messages.js';
import { ReportWriter, type DeliveredRow } from '../reports/report-writer.service.js';

/** Sums in USDT as decimal strings. */
export interface ImportSums {
  readonly rows: number;
  readonly volume: string;
  readonly commission: string;
  readonly rebate: string;
}

/** Sums of stored rows. */
export interface StoredSums extends ImportSums {
  /** Number of days they were looked up for. */
  readonly days: number;
}

/** Effect of a file before it is committed. */
export interface ImportPreview {
  readonly format: 'csv' | 'xlsx';
  readonly headers: readonly string[];
  /** Required fields without a column; the rest of the preview is empty until they have one. */
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
  /** The same for rows of the exchange that are stored for the days of these rows; null without such days. */
  readonly stored: StoredSums | null;
  /** UIDs that no member has registered; their rows are stored for later. At most 100. */
  readonly unknownUids: readonly string[];
  /** At most 500; `counts.bad` counts all. */
  readonly problems: readonly ImportProblem[];
}

/** A file being read; without rows if required fields have no column. */
interface OpenReport extends Omit<TableHead, 'notes'> {
  readonly mapping: ImportMapping;
  readonly missingFields: readonly ImportField[];
  readonly rows: ReportRows;
}

/** Runs in the reading worker: compiled beside this file or, in tests, as source. */
const READER = new URL(`./report-rows.mapper${import.meta.url.slice(-3)}`, import.meta.url).href;
const MAX_UNKNOWN = 100;
/** Days of a file whose stored rows are added up for comparison. */
const MAX_COMPARED_DAYS = 31;
const NO_SUMS: ImportSums = { rows: 0, volume: '0', commission: '0', rebate: '0' };
const NO_COUNTS = { good: 0, bad: 0, new: 0, changed: 0, duplicate: 0, replaced: 0, unknownUids: 0, derivedFees: 0 };

/** Reads report files and computes their effect. Writes nothing. */
@Injectable()
export class ImportPreviews {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly exchanges: Exchanges,
    private readonly writer: ReportWriter,
    private readonly tables: TableFiles,
    private readonly disk: ScratchDisk,
  ) {}

  /**
   * Opens a file and previews it with the given mapping, else the saved one if its columns exist, else a guessed one.
   * Clearly recognizable columns that the saved mapping lacks are added: a fee column must not be ignored because earlier
   * files had none.
   */
  async read(
    exchange: Exchange,
    file: ScratchFile,
    given: ImportMapping | undefined,
    saved: ImportMapping | null,
  ): Promise<{ mapping: ImportMapping; preview: ImportPreview }> {
    const report = await this.open(exchange, file, (headers) => {
      const usable = saved && missingColumns(headers, saved).length === 0 ? saved : null;
      const guess = guessColumns(headers, importVocabulary);
      return given ?? (usable ? completed(usable, guess) : { columns: guess });
    });
    const preview = report.missingFields.length > 0 ? unreadable(report) : await this.preview(exchange, report);
    return { mapping: report.mapping, preview };
  }

  /** Passes the valid rows of a file to `use` in batches, together with all their UIDs. */
  async withRowsOf<T>(
    exchange: Exchange,
    file: ScratchFile,
    mapping: ImportMapping,
    use: (rows: { batches: AsyncIterable<DeliveredRow[]>; uids: ReadonlySet<string> }) => Promise<T>,
  ): Promise<T> {
    const lines = await this.disk.open();
    try {
      const { rows } = await this.open(exchange, file, () => mapping, { store: lines });
      const rateOn = await this.exchanges.ratesByDay(this.dataSource.manager, exchange);
      return await use({ batches: deliveredRows(rows, rateOn), uids: rows.uids });
    } finally {
      await lines.close();
    }
  }

  /**
   * Reads a file with the mapping chosen for its titles. Without a given decimal mark it is read with points, and again
   * if its cells indicate commas.
   */
  private async open(
    exchange: Exchange,
    file: ScratchFile,
    choose: (headers: readonly string[]) => ImportMapping,
    { store, decimalMark }: { readonly store?: LineStore; readonly decimalMark?: DecimalMark } = {},
  ): Promise<OpenReport> {
    const offsetHours = this.exchanges.offsetOf(exchange);
    // A day that has not ended is not reported yet.
    const today = addDays(exchangeDay(this.clock.now(), offsetHours), -1);
    const context = { vocabulary: importVocabulary, offsetHours, today };
    let spoken: DecimalMark | null = null;
    const report = await this.tables.read(file, async ({ format, headers, mapped }) => {
      const mapping = choose(headers);
      const missingFields = missingColumns(headers, mapping);
      const mark = decimalMark ?? mapping.decimalMark;
      const rows = new ReportRows(mapping, store);
      if (missingFields.length > 0) return { format, headers, mapping, missingFields, rows };
      const options: ReadingOptions = { mapping, mark: mark ?? '.', context, withLines: store !== undefined };
      for await (const batch of mapped<ReadBatch>({ module: READER, options })) {
        if (mark === undefined && spoken !== '.') spoken = batch.mark ?? spoken;
        await rows.add(batch);
      }
      return { format, headers, mapping, missingFields, rows };
    });
    return spoken === ',' ? this.open(exchange, file, choose, { store, decimalMark: spoken }) : report;
  }

  private async preview(exchange: Exchange, { format, headers, rows }: OpenReport): Promise<ImportPreview> {
    const em = this.dataSource.manager;
    const rateOn = await this.exchanges.ratesByDay(em, exchange);
    const delivery = {
      exchange,
      source: 'import',
      simulated: false,
      fetchedAt: this.clock.now(),
      completeDays: [],
      unreadUids: new Set<string>(),
    } as const;
    const counts = { ...NO_COUNTS };
    let totals = NO_SUMS;
    const days = new Set<string>();
    const uids = new Set<string>();
    for await (const batch of deliveredRows(rows, rateOn)) {
      const plan = await this.writer.plan(em, delivery, batch);
      const effects = (effect: string) => plan.writes.filter((write) => write.effect === effect).length;
      counts.good += batch.length;
      counts.new += effects('new');
      counts.changed += effects('changed');
      counts.replaced += effects('withdrawn');
      counts.duplicate += plan.unchanged;
      counts.derivedFees += batch.filter((row) => row.estimated).length;
      totals = added(totals, batch, rateOn);
      for (const { uid, day } of batch) {
        uids.add(uid);
        days.add(day);
      }
    }
    const told = [...days].sort();
    const unknown = await this.unknownUids(exchange.id, uids);
    return {
      format,
      headers,
      missingFields: [],
      firstDay: told[0] ?? null,
      lastDay: told.at(-1) ?? null,
      counts: { ...counts, bad: rows.bad, unknownUids: unknown.count },
      totals,
      stored: await this.storedOn(exchange.id, told),
      unknownUids: unknown.first,
      problems: rows.problems,
    };
  }

  /** Null for no days, for more than `MAX_COMPARED_DAYS`, and if it takes too long: no file is refused for it. */
  private async storedOn(exchangeId: string, days: readonly string[]): Promise<StoredSums | null> {
    if (days.length === 0 || days.length > MAX_COMPARED_DAYS) return null;
    return this.sumsOf(exchangeId, days).catch((error: unknown) => {
      if (isDatabaseAway(error)) return null;
      throw error;
    });
  }

  private async sumsOf(exchangeId: string, days: readonly string[]): Promise<StoredSums> {
    const [sums]: (Omit<ImportSums, 'rows'> & { rows: string })[] = await this.dataSource.query(
      `SELECT count(*) AS rows, ${sumOf('volume')} AS volume, ${sumOf('commission')} AS commission, ${sumOf('rebate')} AS rebate
       FROM uid_rebate_report_rows WHERE exchange_id = $1 AND day = ANY ($2::date[]) AND NOT is_withdrawn`,
      [exchangeId, days],
    );
    return { ...NO_SUMS, ...sums, rows: Number(sums?.rows ?? 0), days: days.length };
  }

  private async unknownUids(
    exchangeId: string,
    uids: ReadonlySet<string>,
  ): Promise<{ count: number; first: string[] }> {
    const [unknown]: { count: number; first: string[] }[] = await this.dataSource.query(
      `WITH unknown AS (
         SELECT u.uid FROM unnest(string_to_array($2, ',')) AS u(uid) WHERE NOT EXISTS (
           SELECT 1 FROM uid_rebate_uids h WHERE h.exchange_id = $1 AND h.uid = u.uid AND h.status <> 'released'))
       SELECT (SELECT count(*)::int FROM unknown) AS count,
         ARRAY(SELECT uid FROM unknown ORDER BY uid LIMIT $3) AS first`,
      [exchangeId, [...uids].join(','), MAX_UNKNOWN],
    );
    return unknown ?? { count: 0, first: [] };
  }
}

/** A missing fee is commission ÷ our rebate rate, since we pass on what we receive. */
async function* deliveredRows(rows: ReportRows, rateOn: (day: string) => string): AsyncGenerator<DeliveredRow[]> {
  for await (const batch of rows.batches()) {
    yield batch.map((row) => ({
      uid: row.uid,
      day: row.day,
      product: row.product,
      volume: row.volumeUsdt,
      fee: row.feeUsdt ?? feeFromRebateRate(row.commissionUsdt, rateOn(row.day)),
      commission: row.commissionUsdt,
      frozenCommission: '0',
      estimated: row.feeUsdt === null,
      coin: null,
      priceUsed: null,
      raw: `{"line":${row.line},"rows":[${row.raw.join(',')}]}`,
    }));
  }
}

function added(sums: ImportSums, rows: readonly DeliveredRow[], rateOn: (day: string) => string): ImportSums {
  return {
    rows: sums.rows + rows.length,
    volume: totalOf([sums.volume, ...rows.map((row) => row.volume ?? '0')]),
    commission: totalOf([sums.commission, ...rows.map((row) => row.commission)]),
    rebate: totalOf([sums.rebate, ...rows.map((row) => rebateOf(row.fee, rateOn(row.day)) ?? '0')]),
  };
}

/** The mapping, completed with recognized columns for unmapped fields. */
function completed({ fixedDay, ...saved }: ImportMapping, guess: ImportMapping['columns']): ImportMapping {
  const used = new Set(Object.values(saved.columns));
  const added = Object.entries(guess).filter(([, title]) => !used.has(title));
  const columns = { ...Object.fromEntries(added), ...saved.columns };
  return { ...saved, columns, ...(fixedDay === undefined || columns.day !== undefined ? {} : { fixedDay }) };
}

function unreadable({ format, headers, missingFields }: OpenReport): ImportPreview {
  return {
    format,
    headers,
    missingFields,
    firstDay: null,
    lastDay: null,
    counts: NO_COUNTS,
    totals: NO_SUMS,
    stored: null,
    unknownUids: [],
    problems: [],
  };
}
