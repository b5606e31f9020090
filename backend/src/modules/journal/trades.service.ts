import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Response } from 'express';
import { DataSource, type EntityManager, IsNull, type SelectQueryBuilder } from 'typeorm';
import { Clock, seoulDay } from '../../platform/clock/index.js';
import { CsvDownloads, type TableFormat } from '../../platform/csv/index.js';
import { runInTransaction } from '../../platform/database/index.js';
import type { Language } from '../../platform/errors/index.js';
import type { Actor, Page } from '../../platform/http/index.js';
import { Idempotency } from '../../platform/idempotency/index.js';
import { Settings } from '../../platform/settings/index.js';
import { Members } from '../auth/index.js';
import { plain } from './day-results.queries.js';
import type { JournalPeriodQuery, TradeFilterQuery, TradePageQuery } from './dto/period.dto.js';
import { PositionDto } from './dto/position.dto.js';
import type { TradeSumDto } from './dto/statistics.dto.js';
import { otherFeesOf, TradeDto, type CreateTradeDto, type UpdateTradeDto } from './dto/trade.dto.js';
import { JournalDay } from './entities/journal-day.entity.js';
import { JournalPosition } from './entities/journal-position.entity.js';
import { JournalTrade } from './entities/journal-trade.entity.js';
import { JournalDays } from './journal-days.service.js';
import { atField, JournalErrors } from './journal.errors.js';
import { columnTitles } from './journal.messages.js';
import {
  exact,
  filePrice,
  isStopBehind,
  normalSymbol,
  product,
  tradeResult,
  type TradeTerms,
} from './journal.rules.js';
import { JournalSettings } from './journal.settings.js';
import { JournalPictures } from './pictures/journal-pictures.service.js';
import { pageByDay, rowsByDay, rowsOf } from './rows-by-day.js';

const DEFAULT_EXCHANGE = 'Binance';
/** What a member writes about a trade, be it typed or imported. */
const REVIEW = ['note', 'tags', 'setup', 'mistake', 'mood', 'rating', 'stopPrice'] as const;
const NOT_REVIEWED = { note: null, tags: [], setup: null, mistake: null, mood: null, rating: null, stopPrice: null };

/** Trades of members' journals. */
@Injectable()
export class Trades {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly days: JournalDays,
    private readonly settings: Settings,
    private readonly idempotency: Idempotency,
    private readonly downloads: CsvDownloads,
    private readonly pictures: JournalPictures,
  ) {}

  /** One page, newest day first. */
  async list(userId: string, { search, ...query }: TradePageQuery): Promise<Page<TradeDto>> {
    const page = await pageByDay(this.dataSource.manager, JournalTrade, userId, query, (rows) => found(rows, search));
    return { ...page, items: page.items.map((trade) => TradeDto.from(trade)) };
  }

  /** What the trades add up to that `list` gives on all its pages. */
  async sum(userId: string, { search, ...period }: TradeFilterQuery): Promise<TradeSumDto> {
    const rows = rowsOf(this.dataSource.manager, JournalTrade, userId, period);
    found(rows, search);
    const sumOf = (part: string): string => plain(`coalesce(sum(r.profit_loss)${part}, 0)`);
    const [won, lost] = [' FILTER (WHERE r.profit_loss > 0)', ' FILTER (WHERE r.profit_loss < 0)'];
    rows.select('count(*)::int', 'tradeCount');
    rows.addSelect(`(count(*)${won})::int`, 'wins').addSelect(`(count(*)${lost})::int`, 'losses');
    rows.addSelect(sumOf(won), 'won').addSelect(sumOf(lost), 'lost').addSelect(sumOf(''), 'result');
    const sum = (await rows.getRawOne()) as TradeSumDto;
    return { ...sum, lost: exact(sum.lost.replace('-', '')) };
  }

  /** Positions that the imported histories leave open, the newest first; at most one a symbol and side. */
  async listPositions(userId: string): Promise<PositionDto[]> {
    const em = this.dataSource.manager;
    const positions = await em.find(JournalPosition, { where: { userId }, order: { openedAt: 'DESC', id: 'ASC' } });
    return positions.map((position) => PositionDto.from(position));
  }

  /** Throws `journal.dayInFuture`, `journal.dayTooEarly`, `journal.resultTooLarge`, `journal.stopOnWrongSide`, `journal.tooManyTrades`. */
  async add(actor: Actor, input: CreateTradeDto): Promise<TradeDto> {
    const open = await this.days.open(input.tradeDate, 'tradeDate');
    const most = await this.settings.get(JournalSettings.mostTrades, this.clock.now());
    return this.idempotency.run(actor, 'add-trade', input, async (tx) => {
      await this.members.lockOpenMember(tx, actor.id, 'for_no_key_update');
      if ((await tx.countBy(JournalTrade, { userId: actor.id, book: IsNull() })) >= most)
        throw JournalErrors.tooManyTrades({ most });
      await this.days.begin(tx, actor.id, open);
      const trade = tx.create(JournalTrade, {
        userId: actor.id,
        day: input.tradeDate,
        ...withResult({ ...input, leverage: Number(input.leverage ?? 1) }),
        symbol: normalSymbol(input.symbol),
        exchange: input.exchange ?? DEFAULT_EXCHANGE,
        ...reviewOf(input, NOT_REVIEWED),
        createdAt: this.clock.now(),
      });
      assertStop(trade);
      const added = await tx.save(trade);
      if (input.restores !== undefined) await this.pictures.inherit(tx, actor.id, input.restores, added.id);
      return TradeDto.from(added);
    });
  }

  /** Of an imported trade, only what is written about it. Throws `journal.tradeNotFound`, `journal.importedTrade`, and what `add` does. */
  async update(actor: Actor, id: string, input: UpdateTradeDto): Promise<TradeDto> {
    const open = input.tradeDate === undefined ? null : await this.days.open(input.tradeDate, 'tradeDate');
    return runInTransaction(this.dataSource, async (tx) => {
      await this.members.lockOpenMember(tx, actor.id);
      const own = { userId: actor.id, id };
      const trade = await tx.findOne(JournalTrade, { where: own, lock: { mode: 'pessimistic_write' } });
      if (!trade) throw JournalErrors.tradeNotFound();
      if (trade.book !== null) return reviewImported(tx, trade, input);
      if (open) await this.days.begin(tx, actor.id, open);
      const changed: JournalTrade = Object.assign(trade, {
        ...withResult({
          type: input.type ?? trade.type,
          entryPrice: input.entryPrice ?? trade.entryPrice,
          exitPrice: input.exitPrice ?? trade.exitPrice,
          quantity: input.quantity ?? trade.quantity,
          leverage: input.leverage === undefined ? trade.leverage : Number(input.leverage),
        }),
        day: input.tradeDate ?? trade.day,
        symbol: input.symbol === undefined ? trade.symbol : normalSymbol(input.symbol),
        exchange: input.exchange ?? trade.exchange,
        ...reviewOf(input, trade),
      });
      assertStop(changed);
      return TradeDto.from(await tx.save(changed));
    });
  }

  /** Its pictures go with it. Throws `journal.tradeNotFound`, `journal.importedTrade`. */
  async remove(actor: Actor, id: string): Promise<void> {
    const own = { userId: actor.id, id };
    await runInTransaction(this.dataSource, async (tx) => {
      const { affected } = await tx.delete(JournalTrade, { ...own, book: IsNull() });
      if (affected !== 0) return this.pictures.followTrades(tx, actor.id);
      throw (await tx.existsBy(JournalTrade, own)) ? JournalErrors.importedTrade() : JournalErrors.tradeNotFound();
    });
  }

  /** Sends the trades as a file, oldest first. Throws `platform.busy`. */
  async sendFile(
    userId: string,
    format: TableFormat,
    period: JournalPeriodQuery,
    language: Language,
    response: Response,
  ): Promise<void> {
    const titles = columnTitles[language];
    const columns = [
      ...(['day', 'symbol', 'type', 'entryPrice', 'exitPrice', 'quantity', 'leverage', 'exchange'] as const),
      ...(['profitLoss', 'profitLossPercent', 'fees', 'funding', 'krwRate', 'krwOfDay'] as const),
      ...(['stopPrice', 'rMultiple', 'note', 'tags', 'setup', 'mistake', 'mood', 'rating', 'otherFees'] as const),
    ];
    const em = this.dataSource.manager;
    const days = await em.find(JournalDay, { select: { day: true, krwRate: true }, where: { userId } });
    const rates = new Map(days.map(({ day, krwRate }) => [day, krwRate]));
    const file = {
      name: `lance-journal-trades-${seoulDay(this.clock.now())}.${format}`,
      titles: columns.map((column) => (column === 'profitLoss' ? titles.result : titles[column])),
      rows: rowsByDay(em, JournalTrade, userId, period),
      cellsOf: (trade: JournalTrade) => {
        const krwRate = rates.get(trade.day);
        const cells = {
          ...TradeDto.from(trade),
          day: trade.day,
          type: titles[trade.type],
          ...(trade.book === null
            ? {}
            : { entryPrice: filePrice(trade.entryPrice), exitPrice: filePrice(trade.exitPrice) }),
          fees: exact(trade.fee),
          otherFees: otherFeesOf(trade)
            .map(({ coin, amount }) => `${amount} ${coin}`)
            .join(', '),
          tags: trade.tags.join(', '),
          krwRate: krwRate === undefined ? null : exact(krwRate),
          krwOfDay: krwRate === undefined ? null : product(trade.profitLoss, krwRate),
        };
        return columns.map((column) => cells[column]);
      },
    };
    await this.downloads.send(userId, file, response);
  }
}

/** What is searched of a trade; the symbol also as exchanges write it, `BTCUSDT`. */
const SEARCHED = `concat_ws(E'\n', r.symbol, replace(r.symbol, '-', ''), r.exchange, r.note, r.setup, r.mistake, array_to_string(r.tags, E'\n'))`;

/** Trades that have each of these words in symbol, exchange, tags or what was written about them, in whatever case. */
function found(rows: SelectQueryBuilder<JournalTrade>, search: string | undefined): void {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  for (const [index, word] of words.entries())
    rows.andWhere(`${SEARCHED} ILIKE :word${index}`, { [`word${index}`]: `%${word.replace(/[\\%_]/g, '\\$&')}%` });
}

type Review = Pick<JournalTrade, (typeof REVIEW)[number]>;

/** What was written about a trade, with what is sent anew. */
function reviewOf(sent: UpdateTradeDto, kept: Review): Review {
  const given: Partial<Review> = Object.fromEntries(
    REVIEW.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  );
  const { note, tags, setup, mistake, mood, rating, stopPrice } = kept;
  return { note, tags, setup, mistake, mood, rating, stopPrice, ...given };
}

/** Its figures follow from the imported rows. */
async function reviewImported(tx: EntityManager, trade: JournalTrade, input: UpdateTradeDto): Promise<TradeDto> {
  const isReview = (name: string): boolean => REVIEW.some((known) => known === name);
  if (Object.entries(input).some(([name, value]) => value !== undefined && !isReview(name)))
    throw JournalErrors.importedTrade();
  const reviewed: JournalTrade = Object.assign(trade, reviewOf(input, trade));
  if (input.stopPrice !== undefined) assertStop(reviewed);
  return TradeDto.from(await tx.save(reviewed));
}

/** Throws `journal.stopOnWrongSide`. */
function assertStop(trade: JournalTrade): void {
  if (trade.stopPrice !== null && !isStopBehind(trade, trade.stopPrice))
    throw atField('stopPrice', JournalErrors.stopOnWrongSide, {});
}

/** The terms of a trade with what follows from them. Throws `journal.resultTooLarge`. */
function withResult({ type, entryPrice, exitPrice, quantity, leverage }: TradeTerms) {
  const terms = { type, entryPrice, exitPrice, quantity, leverage };
  const result = tradeResult(terms);
  if (!result) throw JournalErrors.resultTooLarge();
  return { ...terms, ...result };
}
