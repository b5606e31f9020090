import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, Clock, isDay, seoulDay } from '../../platform/clock/index.js';
import { CsvDownloads, type TableFormat } from '../../platform/csv/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import { type Actor, type Page, readPage } from '../../platform/http/index.js';
import { Members } from '../auth/index.js';
import { Market } from '../insights/index.js';
import { NEWEST_DAYS, SUMS } from './day-results.queries.js';
import { DailyEntryDto, type JournalDayDto, type PerformanceDto, type SaveDailyEntryDto } from './dto/day.dto.js';
import type { JournalPageQuery, JournalPeriodQuery } from './dto/period.dto.js';
import { JournalDay } from './entities/journal-day.entity.js';
import { atField, JournalErrors } from './journal.errors.js';
import { columnTitles } from './journal.messages.js';
import { difference, returnOn } from './journal.rules.js';

/** Bitcoin's first. */
const FIRST_DAY = '2009-01-01';
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

type DayRow = JournalDayDto & { readonly note: string | null; readonly krwOfDay: string | null };
type Sums = Pick<
  PerformanceDto,
  'totalProfit' | 'dailyProfit' | 'weeklyProfit' | 'monthlyProfit' | 'tradeCount' | 'totalDeposits' | 'totalWithdrawals'
>;

/** A day that may be written to, and the rate it gets if it is new. */
export interface OpenDay {
  readonly day: string;
  readonly krwRate: string;
}

/** Days of members' journals: balances, notes, results. */
@Injectable()
export class JournalDays {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly market: Market,
    private readonly downloads: CsvDownloads,
  ) {}

  /**
   * Call this before the transaction that writes to the day. `path` is the field it came in. Throws `journal.dayInFuture`,
   * `journal.dayTooEarly`.
   */
  async open(day: string, path: string): Promise<OpenDay> {
    const today = seoulDay(this.clock.now());
    if (day > today) throw atField(path, JournalErrors.dayInFuture, { today });
    if (day < FIRST_DAY) throw atField(path, JournalErrors.dayTooEarly, { first: FIRST_DAY });
    const { rate } = await this.market.latestRate();
    return { day, krwRate: String(rate) };
  }

  /** Makes the row of the day, unless there is one. */
  async begin(tx: EntityManager, userId: string, open: OpenDay): Promise<void> {
    await this.beginAll(tx, userId, [open.day], open);
  }

  /** Makes the rows of many days, unless there are some. */
  async beginAll(tx: EntityManager, userId: string, days: readonly string[], { krwRate }: OpenDay): Promise<void> {
    await tx.query(
      `INSERT INTO journal_days (user_id, day, krw_rate, created_at)
       SELECT $1, day, $3, $4 FROM unnest($2::date[]) AS day ORDER BY day ON CONFLICT DO NOTHING`,
      [userId, days, krwRate, this.clock.now()],
    );
  }

  /** KRW per USDT of days that have begun. */
  async ratesOf(em: EntityManager, userId: string, days: readonly string[]): Promise<Map<string, string>> {
    const rows: { day: string; rate: string }[] = await em.query(
      `SELECT day::text AS day, krw_rate::text AS rate FROM journal_days WHERE user_id = $1 AND day = ANY ($2::date[])`,
      [userId, days],
    );
    return new Map(rows.map(({ day, rate }) => [day, rate]));
  }

  /**
   * Saves balances, note or both of a day; of two saves at the same moment the later one stands. Throws
   * `journal.balancesMissing` if there is neither, `journal.dayInFuture`, `journal.dayTooEarly`.
   */
  async save(actor: Actor, { date, ...input }: SaveDailyEntryDto): Promise<DailyEntryDto> {
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) throw atField('startBalance', JournalErrors.balancesMissing, {});
    const open = await this.open(date, 'date');
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, actor.id);
      await this.begin(tx, actor.id, open);
      const own = { userId: actor.id, day: date };
      await tx.update(JournalDay, own, given);
      return DailyEntryDto.from(await tx.findOneByOrFail(JournalDay, own));
    });
  }

  /** Removes balances and note; trades and cash flows of the day stay. Throws `journal.entryNotFound`. */
  async remove(actor: Actor, day: string): Promise<void> {
    const [, removed]: [unknown, number] = await this.dataSource.query(
      `UPDATE journal_days SET start_balance = NULL, end_balance = NULL, note = NULL
       WHERE user_id = $1 AND day = $2 AND (start_balance IS NOT NULL OR note IS NOT NULL)`,
      [actor.id, day],
    );
    if (removed === 0) throw JournalErrors.entryNotFound();
  }

  /** One page of the days with balances or a note, newest first. */
  async listEntries(userId: string, query: JournalPageQuery): Promise<Page<DailyEntryDto>> {
    const page = await readPage(query, byDay<JournalDay>(), (before, take) => {
      const rows = this.dataSource.manager
        .createQueryBuilder(JournalDay, 'd')
        .where('d.user_id = :userId AND (d.start_balance IS NOT NULL OR d.note IS NOT NULL)', { userId });
      if (query.from !== undefined) rows.andWhere('d.day >= :from', query);
      if (query.to !== undefined) rows.andWhere('d.day <= :to', query);
      if (before !== undefined) rows.andWhere('d.day < :before', { before });
      return rows.orderBy('d.day', 'DESC').limit(take).getMany();
    });
    return { ...page, items: page.items.map((day) => DailyEntryDto.from(day)) };
  }

  /** One page of the days on which there is anything, with their results, newest first. */
  async listResults(userId: string, query: JournalPageQuery): Promise<Page<JournalDayDto>> {
    const page = await readPage(query, byDay<DayRow>(), (before, take) => {
      const ends = [query.to, before === undefined ? undefined : addDays(before, -1)].filter(
        (end) => end !== undefined,
      );
      return this.results(userId, { from: query.from, to: ends.sort()[0] }, take);
    });
    return { ...page, items: page.items.map(({ note: _note, krwOfDay: _krwOfDay, ...day }) => day) };
  }

  /** Sums over all days. */
  async performance(userId: string): Promise<PerformanceDto> {
    const today = seoulDay(this.clock.now());
    const since = [WEEK_DAYS, MONTH_DAYS].map((days) => addDays(today, 1 - days));
    const [sums]: Sums[] = await this.dataSource.query(SUMS, [userId, null, null, today, ...since]);
    if (!sums) throw new Error('sums without a row');
    const netCapital = difference(sums.totalDeposits, sums.totalWithdrawals);
    return {
      ...sums,
      netCapital,
      totalReturn: returnOn(sums.totalProfit, netCapital),
      weeklyReturn: returnOn(sums.weeklyProfit, netCapital),
      monthlyReturn: returnOn(sums.monthlyProfit, netCapital),
    };
  }

  /** Sends the days with their results as a file, oldest first. Throws `platform.busy`. */
  async sendFile(
    userId: string,
    format: TableFormat,
    period: JournalPeriodQuery,
    language: Language,
    response: Response,
  ): Promise<void> {
    const titles = columnTitles[language];
    const columns = [
      ...([
        'day',
        'startBalance',
        'endBalance',
        'profitLoss',
        'cashFlow',
        'tradeCount',
        'result',
        'fees',
        'funding',
      ] as const),
      ...(['unexplained', 'krwRate', 'krwOfDay', 'note'] as const),
    ];
    const find = (): Promise<DayRow[]> => this.results(userId, period, null);
    const file = {
      name: `lance-journal-days-${seoulDay(this.clock.now())}.${format}`,
      titles: columns.map((column) => titles[column]),
      // A row for each day since 2009 at most.
      rows: (async function* () {
        yield* (await find()).reverse();
      })(),
      cellsOf: (row: DayRow) => columns.map((column) => row[column]),
    };
    await this.downloads.send(userId, file, response);
  }

  private results(userId: string, { from, to }: JournalPeriodQuery, limit: number | null): Promise<DayRow[]> {
    return this.dataSource.query(NEWEST_DAYS, [userId, from ?? null, to ?? null, limit]);
  }
}

/** The place of a day in a list of days. */
const byDay = <T extends { readonly day: string }>() => ({
  write: ({ day }: T) => day,
  read: (cursor: string) => (isDay(cursor) ? cursor : null),
});
