import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, Clock, seoulDay, startOfSeoulDay } from '../../platform/clock/index.js';
import { PlatformErrors, type Language } from '../../platform/errors/index.js';
import { readPage, type Page } from '../../platform/http/index.js';
import { CURRENCIES, formatAmount, Ledger, type Currency } from '../../platform/ledger/index.js';
import { Statements, type Book } from '../../platform/statements/index.js';
import { lcoinBook } from '../lcoin/index.js';
import { luffBook } from '../luff/index.js';
import { RebateLedger, rebatePlace } from '../uid-rebate/index.js';
import type { EarningDayDto, EarningDto, EarningsQuery } from './dto/earning.dto.js';
import { BOOKS, byStarts, mergeNewest, type BookName, type Placed, type Start } from './earnings.rules.js';

/** A DTO on its way, with its place in its book. */
interface Found extends Placed {
  readonly told: EarningDto;
}

/** What of a book is asked for. */
interface Asked extends Pick<EarningsQuery, 'type' | 'from' | 'to' | 'only'> {
  readonly start: Start | undefined;
  readonly limit: number;
}

/** All books of a member as one ledger, newest first. */
@Injectable()
export class Earnings {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ledger: Ledger,
    private readonly statements: Statements,
    private readonly rebates: RebateLedger,
  ) {}

  /**
   * One page. Every book is read from its own start and no further than the page, so that paging misses and repeats
   * nothing whatever arrives meanwhile. Throws `platform.cursorInvalid`.
   */
  async list(userId: string, query: EarningsQuery, language: Language): Promise<Page<EarningDto>> {
    const { book, type, from, to, only } = query;
    const page = await readPage(query, byStarts, async (before = {}, take) => {
      const read = new Map<BookName, Found[]>();
      for (const name of book === undefined ? BOOKS : [book]) {
        const start = before[name];
        const found =
          start === null ? [] : await this.read(name, userId, { start, limit: take, type, from, to, only }, language);
        read.set(name, found);
      }
      return mergeNewest(read, take, before);
    });
    return { ...page, items: page.items.map(({ entry }) => entry.told) };
  }

  /** What `count` days added to each kind of points, oldest first, up to a day that is not to come. */
  async days(userId: string, count: number, to?: string): Promise<EarningDayDto[]> {
    const today = seoulDay(this.clock.now());
    const first = addDays(to === undefined || to > today ? today : to, 1 - count);
    const [lcoin, luff] = [
      await this.earnedByDay(userId, 'LCOIN', first),
      await this.earnedByDay(userId, 'LUFF', first),
    ];
    return Array.from({ length: count }, (_, index) => {
      const day = addDays(first, index);
      return { day, lcoin: lcoin.get(day) ?? '0', luff: luff.get(day) ?? '0' };
    });
  }

  private read(name: BookName, userId: string, asked: Asked, language: Language): Promise<Found[]> {
    if (name === 'rebate') return this.readRebates(userId, asked, language);
    return this.readPoints(name === 'lcoin' ? lcoinBook : luffBook, userId, asked, language);
  }

  private async readPoints(book: Book, userId: string, asked: Asked, language: Language): Promise<Found[]> {
    const { start, only, ...query } = asked;
    const from = { cursor: start?.place, withCursor: start?.included ?? false };
    const entries = await this.statements.placed(
      book,
      userId,
      { ...query, ...from, minted: only === 'earned' },
      language,
    );
    const ids = entries.map(({ entry }) => entry.id);
    const simulated = await book.simulated?.(this.dataSource.manager, userId, ids);
    return entries.map(({ entry: { id, type, description, amount, balanceAfter, createdAt }, at, place }) => {
      const words = { type, description, amount, balanceAfter, day: seoulDay(at), at: createdAt };
      const told = { ...words, simulated: simulated?.has(id) ?? false };
      return { at, place, told: { book: book.slug, kind: book.slug, id, ...told } };
    });
  }

  private async readRebates(userId: string, asked: Asked, language: Language): Promise<Found[]> {
    const { start, limit, type, from, to } = asked;
    if (type && !type.includes('earn')) return [];
    const place = start && rebatePlace.read(start.place);
    if (place === null) throw PlatformErrors.cursorInvalid();
    const after = { after: place, withPlace: start?.included ?? false };
    const entries = await this.rebates.entries(userId, { ...after, limit, from, to }, language);
    return entries.map((entry) => ({
      at: entry.at,
      place: entry.place,
      told: {
        book: 'rebate',
        kind: 'rebate-row',
        id: entry.id,
        type: 'earn',
        description: entry.description,
        amount: entry.amount,
        balanceAfter: null,
        simulated: entry.simulated,
        day: entry.day,
        at: entry.at.toISOString(),
      },
    }));
  }

  private async earnedByDay(userId: string, currency: Currency, first: string): Promise<ReadonlyMap<string, string>> {
    const sums = await this.ledger.earnedByDay(this.dataSource.manager, userId, currency, startOfSeoulDay(first));
    return new Map([...sums].map(([day, units]) => [day, formatAmount(units, CURRENCIES[currency])]));
  }
}
