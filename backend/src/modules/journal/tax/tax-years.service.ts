import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/index.js';
import { type CsvCell, CsvDownloads, type TableFormat } from '../../../platform/csv/index.js';
import type { Language } from '../../../platform/errors/index.js';
import type { CoinFeesDto } from '../dto/coin-fees.dto.js';
import type {
  TaxFiguresDto,
  TaxLineDto,
  TaxMonthDto,
  TaxRateDayDto,
  TaxSource,
  TaxYearDto,
} from '../dto/tax-year.dto.js';
import { TAX_SOURCES } from '../dto/tax-year.dto.js';
import { columnTitles } from '../journal.messages.js';
import { Exact, exact } from '../journal.rules.js';
import { methodOf, otherRateOf, taxTexts } from './tax.messages.js';
import { COIN_FEES, OPENED_BEFORE, OTHER_RATE_DAYS, TAX_SUMS, YEARS } from './tax-year.queries.js';

/** Null where it is summed over. */
interface SumRow extends TaxFiguresDto {
  readonly month: string | null;
  readonly source: TaxSource | null;
  readonly exchange: string | null;
}

/** Results of calendar years in KRW. */
@Injectable()
export class TaxYears {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly downloads: CsvDownloads,
  ) {}

  /** One year, all of one moment. */
  async read(userId: string, year: string, language: Language): Promise<TaxYearDto> {
    const parameters = [userId, `${year}-01-01`, `${year}-12-31`];
    return this.dataSource.transaction('REPEATABLE READ', async (em) => {
      const sums: SumRow[] = await em.query(TAX_SUMS, parameters);
      const otherRateDays: TaxRateDayDto[] = await em.query(OTHER_RATE_DAYS, parameters);
      const coinFees: CoinFeesDto[] = await em.query(COIN_FEES, parameters);
      const [before]: { count: number }[] = await em.query(OPENED_BEFORE, parameters);
      const years: { year: number }[] = await em.query(YEARS, [userId]);
      const total = sums.find(({ source, month }) => source === null && month === null);
      if (!total || !before) throw new Error('sums without a row');
      const found = {
        year: Number(year),
        years: years.map((row) => row.year),
        total: figuresOf(total),
        months: sums.filter(({ source }) => source === null).flatMap(monthOf),
        lines: sums
          .flatMap((sum) => lineOf(sum, sums))
          .sort((a, b) => TAX_SOURCES.indexOf(a.source) - TAX_SOURCES.indexOf(b.source)),
        otherRateDays,
        otherRateResult: exact(otherRateDays.reduce((sum, { result }) => sum.plus(result), new Exact(0))),
        coinFees,
        openedBefore: before.count,
        computedAt: this.clock.now().toISOString(),
      };
      return { ...found, method: methodOf(found, language) };
    });
  }

  /** Sends a year as a table of its lines and months, with what it is computed by below. Throws `platform.busy`. */
  async sendFile(
    userId: string,
    year: string,
    format: TableFormat,
    language: Language,
    response: Response,
  ): Promise<void> {
    const titles = columnTitles[language];
    const columns = ['exchange', 'month', 'tradeCount', 'krwResult', 'krwFees', 'krwFunding', 'krwAfterCosts'] as const;
    const find = (): Promise<TaxYearDto> => this.read(userId, year, language);
    const file = {
      name: `lance-journal-tax-${year}.${format}`,
      titles: columns.map((column) => titles[column]),
      rows: (async function* () {
        yield* rowsOf(await find(), language);
      })(),
      cellsOf: (cells: readonly CsvCell[]) => [...cells, ...columns.slice(cells.length).map(() => null)],
    };
    await this.downloads.send(userId, file, response);
  }
}

const figuresOf = ({ tradeCount, result, fees, funding, afterCosts }: TaxFiguresDto): TaxFiguresDto => ({
  ...{ tradeCount, result, fees, funding, afterCosts },
});

const monthOf = (sum: SumRow): TaxMonthDto[] => (sum.month === null ? [] : [{ month: sum.month, ...figuresOf(sum) }]);

function lineOf(sum: SumRow, all: readonly SumRow[]): TaxLineDto[] {
  const { source, exchange, month } = sum;
  if (source === null || month !== null) return [];
  const own = all.filter((row) => row.source === source && row.exchange === exchange);
  return [{ source, exchange, ...figuresOf(sum), months: own.flatMap(monthOf) }];
}

/** Months and sum of each line, the sum of all, and the method. */
function rowsOf(found: TaxYearDto, language: Language): CsvCell[][] {
  const texts = taxTexts[language];
  const row = (name: string, month: string, sum: TaxFiguresDto): CsvCell[] => [
    ...[name, month, sum.tradeCount, sum.result, sum.fees, sum.funding, sum.afterCosts],
  ];
  return [
    ...found.lines.flatMap(({ source, exchange, months, ...sum }) => {
      const name = source === 'exchange' ? (exchange ?? '') : texts[source];
      return [...months.map((month) => row(name, month.month, month)), row(name, texts.sum, sum)];
    }),
    row(texts.all, texts.sum, found.total),
    ...[...found.method, ...found.otherRateDays.map((day) => otherRateOf(day, language))].map((line) => [line]),
  ];
}
